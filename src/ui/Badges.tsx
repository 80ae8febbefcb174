import type { ProductFacts } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Badges.module.css'

export type Offer = 'onSale' | 'limitedOffer' | 'freeDelivery'

/** The offers of a product in display order. */
export function listOffers(product: Pick<ProductFacts, 'isOnSale' | 'isLimitedOffer' | 'isFreeDelivery'>): Offer[] {
  const offers: [Offer, boolean | undefined][] = [
    ['onSale', product.isOnSale],
    ['limitedOffer', product.isLimitedOffer],
    ['freeDelivery', product.isFreeDelivery],
  ]
  return offers.filter(([, isOffered]) => isOffered).map(([offer]) => offer)
}

interface BadgesProps {
  /** With a `slug`, `prices.client.ts` replaces the badges by those of today's offers. */
  readonly product: Pick<ProductFacts, 'isOnSale' | 'isLimitedOffer' | 'isFreeDelivery' | 'isOutOfStock'> & {
    readonly slug?: string
  }
  /** Adds a tooltip and a keyboard stop to each badge. Off for cards: a grid would have too many stops. */
  readonly withTooltips?: boolean | undefined
}

/** Badges of the product: out of stock, and its offers. */
export function Badges({ product, withTooltips }: BadgesProps) {
  const { badges, badgeTips } = useWords().product
  return (
    <ul className={styles.badges} data-offers={product.slug}>
      {product.isOutOfStock && <li className={styles.outOfStock}>{badges.outOfStock}</li>}
      {listOffers(product).map(offer => (
        <li
          key={offer}
          data-offer={offer}
          className={styles[offer]}
          data-tip={withTooltips ? badgeTips[offer] : undefined}
          tabIndex={withTooltips ? 0 : undefined}
        >
          {badges[offer]}
        </li>
      ))}
    </ul>
  )
}

/** A hidden list of all badges, from which `prices.client.ts` copies those of today’s offers. */
export function BadgeTemplate({ withTooltips }: Pick<BadgesProps, 'withTooltips'>) {
  return (
    <template data-all-offers="">
      <Badges
        product={{ isOnSale: true, isLimitedOffer: true, isFreeDelivery: true, isOutOfStock: false }}
        withTooltips={withTooltips}
      />
    </template>
  )
}
