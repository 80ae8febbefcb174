import type { SheetMeasures } from '../profiles/profile.ts'
import { upToCm } from './centimetre.ts'
import type { Piece } from './cut-face.ts'
import type { Settings } from './settings.ts'

const round = (lengthM: number) => Math.round(lengthM * 1000)

/** Whether the roof's edge crosses the whole sheet on one slant. */
function slanted({ leftM, rightM, lengthM, yM }: Piece, alone: boolean): boolean {
  const high = Math.max(leftM, rightM)
  return alone && yM === 0 && round(leftM) !== round(rightM) && lengthM - high < 0.0101 && lengthM >= high - 1e-6
}

/**
 * Metres that careful cutting saves at hips. A sheet as long as the two sides of a slanted one together, cut once on the
 * slant, gives two of them: the second is the first turned by 180°. So every two slanted sheets of the same measures and
 * the same hand need `left + right` and the slant of the side lap, instead of twice the longer side.
 * @returns metres saved, 0 for profiles that cannot be turned (the caller asks only for those that can).
 */
export function savedByTurningM(
  faces: readonly (readonly Piece[])[],
  profile: SheetMeasures,
  settings: Settings,
): number {
  const waiting = new Map<string, number>()
  let saved = 0
  for (const pieces of faces) {
    for (const [index, piece] of pieces.entries()) {
      // The sheets of a column follow one another.
      const alone = pieces[index - 1]?.xM !== piece.xM && pieces[index + 1]?.xM !== piece.xM
      if (!slanted(piece, alone)) continue
      // The cut crosses the side lap too, which both sheets keep.
      const slant = Math.abs(piece.leftM - piece.rightM) / settings.cover
      const lapM = Math.max(0, profile.overallWidthMm / 1000 - settings.cover)
      const together = upToCm(piece.leftM + piece.rightM + lapM * slant)
      if (together > settings.longest) continue
      const key = `${round(piece.leftM)} ${round(piece.rightM)}`
      const others = waiting.get(key) ?? 0
      if (others > 0) saved += Math.max(0, 2 * piece.lengthM - together)
      waiting.set(key, others > 0 ? others - 1 : 1)
    }
  }
  return saved
}
