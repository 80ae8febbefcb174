import { Disclosure } from '#features/quote/controls/Disclosure.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import styles from './Details.module.css'

interface PurchaseChecksProps {
  readonly product: Pick<ShopProduct, 'finish' | 'isFreeDelivery'>
  /** Empty if it is not chosen. */
  readonly county: string
}

/** What to check before paying and at delivery. */
export function PurchaseChecks({ product, county }: PurchaseChecksProps) {
  const words = useQuote().words.bill.checks
  const lists = [
    [words.beforePaying, words.beforePayingList(product.finish === 'bare', product.isFreeDelivery, county)],
    [words.atDelivery, words.atDeliveryList],
  ] as const
  return (
    <Disclosure summary={words.heading}>
      <div className={styles.checks}>
        {lists.map(([heading, items]) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Disclosure>
  )
}
