import { Fold } from '#features/quote/controls/Fold.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import styles from './MeasureSteps.module.css'

/** Which walls to type, above how to measure them and how to write lengths, closed at first. */
export function MeasureSteps({ unit }: { readonly unit: WallUnit }) {
  const { lengthHint, measureHeading, measureSteps } = useQuote().words.roofs
  return (
    <Fold text={lengthHint[unit]} name={measureHeading}>
      <ul className={styles.steps}>
        {measureSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Fold>
  )
}
