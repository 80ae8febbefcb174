import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import styles from './MeasureSteps.module.css'

/** How to measure walls and write lengths, closed at first, as quiet as the hint beside it. */
export function MeasureSteps() {
  const { measureHeading, measureSteps } = useQuote().words.roofs
  return (
    <details>
      <summary className={classes(chevron.fold, styles.summary)}>
        <span>{measureHeading}</span>
      </summary>
      <ul className={styles.steps}>
        {measureSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </details>
  )
}
