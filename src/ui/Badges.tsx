import type { ProductFacts } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Badges.module.css'

type Offer = 'onSale' | 'limitedOffer' | 'freeDelivery'

/** The offers that a product's flags stand for, in the order they are shown. */
export function offersOf(product: Pick<ProductFacts, 'isOnSale' | 'isLimitedOffer' | 'isFreeDelivery'>): Offer[] {
  const offers: [Offer, boolean | undefined][] = [
    ['onSale', product.isOnSale],
    ['limitedOffer', product.isLimitedOffer],
    ['freeDelivery', product.isFreeDelivery],
  ]
  return offers.filter(([, holds]) => holds).map(([offer]) => offer)
}

interface BadgesProps {
  readonly product: Pick<ProductFacts, 'isOnSale' | 'isLimitedOffer' | 'isFreeDelivery'>
  /** Each badge explains itself to a pointer or the keyboard; off inside cards, where so many stops tire both. */
  readonly explained?: boolean
}

export function Badges({ product, explained }: BadgesProps) {
  const { badges, badgeTips } = useWords().product
  return (
    <ul className={styles.badges}>
      {offersOf(product).map(offer => (
        <li
          key={offer}
          className={styles[offer]}
          data-tip={explained ? badgeTips[offer] : undefined}
          tabIndex={explained ? 0 : undefined}
        >
          {badges[offer]}
        </li>
      ))}
    </ul>
  )
}
