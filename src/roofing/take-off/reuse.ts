import type { SheetMeasures } from '../profiles/profile.ts'
import type { Column } from './cut-face.ts'
import type { LayRows } from './rows.ts'
import type { Settings } from './settings.ts'

/** Whole tenths of a millimetre, so that equal lengths compare equal. */
const toTenthsMm = (lengthM: number) => Math.round(lengthM * 10_000)

/** A key for the shape in a column, equal for a shape and its rotation by 180°. */
function shapeKey({ fromM, toM, lowM, highM, left, right }: Column): string {
  const upright = [left.lowM - lowM, left.highM - lowM, right.lowM - lowM, right.highM - lowM].map(toTenthsMm)
  const turned = [highM - right.highM, highM - right.lowM, highM - left.highM, highM - left.lowM].map(toTenthsMm)
  return `${toTenthsMm(toM - fromM)} ${[upright.join(), turned.join()].sort()[0]}`
}

/** By how much the upper or the lower edge of a column rises or falls over its width, whichever is more. */
function slantM({ left, right }: Column): number {
  return Math.max(Math.abs(left.highM - right.highM), Math.abs(left.lowM - right.lowM))
}

/**
 * The metres that are saved at hips and valleys if two pieces of the same shape, one turned by 180° where needed, are cut from one
 * sheet along their slant. Such a pair needs twice the length of one piece, minus the slant, plus the rise of the slant over the
 * side lap. Valid only for reversible profiles.
 */
export function savedByTurningM(
  columns: readonly Column[],
  layRows: LayRows,
  profile: SheetMeasures,
  { cover }: Settings,
): number {
  const unpairedShapes = new Set<string>()
  let saved = 0
  for (const column of columns) {
    const neededM = column.highM - column.lowM
    const slant = slantM(column)
    if (!column.isStraight || toTenthsMm(slant) === 0) continue
    const lapM = Math.max(0, profile.overallWidthMm / 1000 - cover)
    const lapSlantM = (lapM * slant) / (column.toM - column.fromM)
    const pairedRows = layRows(2 * neededM - slant + lapSlantM).lengths
    // A pair too long for one sheet saves nothing.
    if (pairedRows.length > 1) continue
    const [aloneM, togetherM] = [layRows(neededM).lengths[0] as number, pairedRows[0] as number]
    const shape = shapeKey(column)
    if (unpairedShapes.delete(shape)) saved += Math.max(0, 2 * aloneM - togetherM)
    else unpairedShapes.add(shape)
  }
  return saved
}
