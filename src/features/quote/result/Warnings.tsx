import callout from '#features/quote/controls/Callout.module.css'
import { listEmptyRoofs } from '#features/quote/order/roof-line.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import type { Warning } from '#roofing/take-off/take-off.ts'

function warningText(warning: Warning, unit: WallUnit, words: EstimatorWords['warnings']): string {
  if (warning.kind === 'gap-closed') return words.gapClosed
  return warning.kind === 'sheet-long'
    ? words.sheetLong(formatLength(warning.lengthM, unit))
    : words.pitchBelowMin(warning.pitchDeg, warning.minDeg)
}

/** Warnings about roofs without a size, low pitches, long sheets, and gaps between wings that the roof covers. */
export function Warnings({ calculation }: { readonly calculation: Calculation }) {
  const { words } = useQuote()
  const { takeOff, orderedSheets, roofs, draft } = calculation
  if (orderedSheets?.kind !== 'roof' || !takeOff) return null
  const warnings = [
    ...listEmptyRoofs(calculation).map(words.roofs.notCounted),
    ...takeOff.warnings.map(warning => {
      const text = warningText(warning, draft.unit, words.warnings)
      const place = roofs[warning.roof]?.place ?? warning.roof
      return draft.roofs.length > 1 ? words.message.numberedRoof(place + 1, text) : text
    }),
  ]
  return warnings.map(remark => (
    <p key={remark} className={callout.warning}>
      {remark}
    </p>
  ))
}
