import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { MeasureDrawing } from './MeasureDrawing.tsx'
import styles from './MeasureGuide.module.css'

/** A drawing of where pitch, eave and verge are measured, closed at first. */
export function MeasureGuide() {
  const { words } = useQuote()
  const { guide, guideAlt, ...texts } = words.roofs
  return (
    <details className={styles.guide}>
      <summary>{guide}</summary>
      <MeasureDrawing label={guideAlt} texts={texts} />
    </details>
  )
}
