import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { FaceDrawing } from './FaceDrawing.tsx'
import type { RoofSide } from './roof-sides.ts'

/** Wider sides have the full width of the paper, so that their numbers are readable. */
const MIN_WIDE_M = 13

/** A flat drawing of each roof side. */
export function FlatSides({ sides, unit }: { readonly sides: readonly RoofSide[]; readonly unit: WallUnit }) {
  const { drawings } = useQuote().words
  return sides.map(({ name, face, pieces }) => (
    <figure key={name} data-wide={Math.max(...face.outline.map(([along]) => along)) > MIN_WIDE_M ? '' : undefined}>
      <figcaption>{name}</figcaption>
      <FaceDrawing face={face} pieces={pieces} unit={unit} label={drawings.sideAlt(name)} />
    </figure>
  ))
}
