import type { SheetMeasures } from '../profiles/profile.ts'
import type { Column } from './cut-face.ts'
import type { Rows } from './rows.ts'
import type { Settings } from './settings.ts'

const round = (lengthM: number) => Math.round(lengthM * 1000)

/**
 * Metres that careful cutting saves at hips. A sheet as long as the two sides of a slanted one together, cut once on the
 * slant, gives two of them: the second is the first turned by 180°. So every two slanted sheets of the same measures and
 * the same hand need `left + right` and the slant of the side lap, instead of twice the longer side.
 * @returns metres saved, 0 for profiles that cannot be turned (the caller asks only for those that can).
 */
export function savedByTurningM(
  columns: readonly Column[],
  rows: (neededM: number) => Rows,
  profile: SheetMeasures,
  { cover }: Settings,
): number {
  const waiting = new Map<string, number>()
  let saved = 0
  for (const { fromM, toM, lowM, highM, leftM, rightM, slanted } of columns) {
    const [alone, ...others] = rows(highM - lowM).lengths
    if (!slanted || alone === undefined || others.length > 0) continue
    // The cut crosses the side lap too, which both sheets keep.
    const slant = Math.abs(leftM - rightM) / (toM - fromM)
    const lapM = Math.max(0, profile.overallWidthMm / 1000 - cover)
    const [together, ...more] = rows(leftM + rightM - 2 * lowM + lapM * slant).lengths
    if (together === undefined || more.length > 0) continue
    const key = `${round(toM - fromM)} ${round(leftM - lowM)} ${round(rightM - lowM)}`
    const before = waiting.get(key) ?? 0
    if (before > 0) saved += Math.max(0, 2 * alone - together)
    waiting.set(key, before > 0 ? before - 1 : 1)
  }
  return saved
}
