import type { BudgetPart } from './budget-parts.ts'
import styles from './PartKey.module.css'

/** A square in the colour of a part of the budget, as in the bar of its shares; only its room without a part. */
export function PartKey({ part }: { readonly part: BudgetPart | undefined }) {
  return (
    <svg className={styles.key} viewBox="0 0 1 1" aria-hidden="true">
      {part && <rect className={styles[part]} width="1" height="1" />}
    </svg>
  )
}
