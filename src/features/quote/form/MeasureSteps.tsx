import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import styles from './MeasureGuide.module.css'

/** How to measure walls and how to write lengths, closed at first. */
export function MeasureSteps() {
  const { measureHeading, measureSteps } = useQuote().words.roofs
  return (
    <details className={styles.guide}>
      <summary>{measureHeading}</summary>
      <ul>
        {measureSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </details>
  )
}
