import { useWords } from '#i18n/WordsContext.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Reviews.module.css'

/** Five stars and the seller's own count of reviews, which does not appear in structured data. */
export function Reviews() {
  const words = useWords().product
  return (
    <p className={styles.reviews}>
      <span className={styles.stars} role="img" aria-label={words.fiveStars}>
        {[1, 2, 3, 4, 5].map(star => (
          <Icon key={star} name="star" />
        ))}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the tooltip, as WCAG 1.4.13 asks */}
      <span data-tip={words.reviewsTip} tabIndex={0}>
        {words.reviews}
      </span>
    </p>
  )
}
