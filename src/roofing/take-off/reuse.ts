import type { SheetMeasures } from '../profiles/profile.ts'
import type { Column } from './cut-face.ts'
import type { Rows } from './rows.ts'
import type { Settings } from './settings.ts'

/** Tenths of a millimetre: sheets cut to the same ones are the same. */
const tenths = (lengthM: number) => Math.round(lengthM * 10_000)

/** The shape of what lies in a column, the same for a shape and for it turned by 180°. */
function shapeOf({ fromM, toM, lowM, highM, left, right }: Column): string {
  const upright = [left.lowM - lowM, left.highM - lowM, right.lowM - lowM, right.highM - lowM].map(tenths)
  const turned = [highM - right.highM, highM - right.lowM, highM - left.highM, highM - left.lowM].map(tenths)
  return `${tenths(toM - fromM)} ${[upright.join(), turned.join()].sort()[0]}`
}

/** How much higher one end of the column's upper or lower edge lies than the other, whichever is more. */
function slantM({ left, right }: Column): number {
  return Math.max(Math.abs(left.highM - right.highM), Math.abs(left.lowM - right.lowM))
}

/**
 * Metres that careful cutting saves at hips and valleys. Two sheets of the same shape, one turned by 180° where need be,
 * lie along one slant in one sheet: together they need twice their length less the slant, and the slant of the side lap,
 * which both keep.
 * @returns metres saved; for profiles that can be turned only (the caller sees to that)
 */
export function savedByTurningM(
  columns: readonly Column[],
  rows: (neededM: number) => Rows,
  profile: SheetMeasures,
  { cover }: Settings,
): number {
  const waiting = new Set<string>()
  let saved = 0
  for (const column of columns) {
    const neededM = column.highM - column.lowM
    const slant = slantM(column)
    if (!column.isStraight || tenths(slant) === 0) continue
    const lapM = Math.max(0, profile.overallWidthMm / 1000 - cover)
    const lapSlantM = (lapM * slant) / (column.toM - column.fromM)
    const together = rows(2 * neededM - slant + lapSlantM).lengths
    // What is too long for one sheet serves nobody.
    if (together.length > 1) continue
    const [aloneM, togetherM] = [rows(neededM).lengths[0] as number, together[0] as number]
    const shape = shapeOf(column)
    if (waiting.delete(shape)) saved += Math.max(0, 2 * aloneM - togetherM)
    else waiting.add(shape)
  }
  return saved
}
