import fields from '#features/quote/controls/Fields.module.css'
import { Fold } from '#features/quote/controls/Fold.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import styles from './MeasureSteps.module.css'

/** Which walls to type, and how to measure them and write lengths, closed at first. */
export function MeasureSteps({ unit }: { readonly unit: WallUnit }) {
  const { lengthHint, measureHeading, measureSteps } = useQuote().words.roofs
  return (
    <>
      <p className={fields.hint}>{lengthHint[unit]}</p>
      <Fold name={measureHeading}>
        <ul className={styles.steps}>
          {measureSteps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Fold>
    </>
  )
}
