import { Fold } from '#features/quote/controls/Fold.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { MeasureDrawing } from './MeasureDrawing.tsx'

/** A drawing of where pitch, eave and verge are measured, closed at first. */
export function MeasureGuide() {
  const { words } = useQuote()
  const { guide, guideAlt, ...texts } = words.roofs
  return (
    <Fold name={guide}>
      <MeasureDrawing label={guideAlt} texts={texts} />
    </Fold>
  )
}
