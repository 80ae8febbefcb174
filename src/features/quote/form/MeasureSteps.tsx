import { Fold } from '#features/quote/controls/Fold.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import styles from './MeasureSteps.module.css'

/** How to measure walls and write lengths, closed at first. */
export function MeasureSteps() {
  const { measureHeading, measureSteps } = useQuote().words.roofs
  return (
    <Fold name={measureHeading}>
      <ul className={styles.steps}>
        {measureSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Fold>
  )
}
