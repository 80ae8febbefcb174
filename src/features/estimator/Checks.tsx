import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './Checks.module.css'

/** What to check before paying, and when the lorry comes. */
export function Checks({ words }: { readonly words: EstimatorWords }) {
  const { before, beforeList, delivery, deliveryList } = words.checks
  return (
    <div className={styles.checks}>
      {[[before, beforeList] as const, [delivery, deliveryList] as const].map(([heading, list]) => (
        <div key={heading}>
          <h4>{heading}</h4>
          <ul>
            {list.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
