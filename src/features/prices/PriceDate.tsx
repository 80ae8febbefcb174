import { priceList } from '#facts/price-list.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatDay } from '#text/format-day.ts'
import styles from './PriceDate.module.css'

/** The date of the prices beside it. `prices.client.ts` writes the new one, and the other sentence if prices changed. */
export function PriceDate({ isAnnounced }: { readonly isAnnounced?: boolean }) {
  const { key, product } = useWords()
  const day = formatDay(priceList.asOf, key)
  return (
    <p
      className={styles.date}
      role={isAnnounced ? 'status' : undefined}
      data-as-of={priceList.asOf}
      data-if-changed={product.newPricesAsOf(day)}
    >
      {product.pricesAsOf(day)}
    </p>
  )
}
