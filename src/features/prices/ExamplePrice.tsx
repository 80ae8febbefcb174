import { useWords } from '#i18n/WordsContext.tsx'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import styles from './ExamplePrice.module.css'
import { lengthPriceAttributes } from './price-attributes.ts'

interface ExamplePriceProps {
  readonly roof: Pick<TakeOff, 'sheets' | 'runningM' | 'priceKsh'>
  /** The key of the price of a metre (`todays-prices.ts`). */
  readonly priceKey: string
}

/** How many sheets the example roof needs and what they cost, equally large. */
export function ExamplePrice({ roof, priceKey }: ExamplePriceProps) {
  const { estimator, product } = useWords()
  return (
    <p className={styles.price}>
      <strong>{typeset(estimator.result.sheetCount(roof.sheets))}</strong>{' '}
      <b {...lengthPriceAttributes(roof.runningM, priceKey)}>{product.exampleFrom(formatPrice(roof.priceKsh))}</b>
    </p>
  )
}
