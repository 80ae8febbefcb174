import type { SheetMeasures } from '../profiles/profile.ts'
import type { Column } from './cut-face.ts'
import { CUTTING_TOLERANCE_M } from './rounding.ts'
import type { Settings } from './settings.ts'

/** Two slants are parallel if their rises over a metre differ by less than this. */
const SLOPE_TOLERANCE = 1e-4

/** The shape of a column that a hip or a valley cuts on a slant at one end. */
interface Slant {
  /** Metres over one metre to the right; negative where it falls to the right. */
  readonly rise: number
  readonly shortSideM: number
  readonly longSideM: number
}

/** The slant of a column that has exactly one, at its upper end (a hip) or at its lower end (a valley). */
function slantOf({ isStraight, left, right, fromM, toM }: Column): Slant | undefined {
  if (!isStraight) return undefined
  const widthM = toM - fromM
  const [upperRise, lowerRise] = [(right.highM - left.highM) / widthM, (right.lowM - left.lowM) / widthM]
  const isSlanted = (rise: number) => Math.abs(rise) > SLOPE_TOLERANCE
  if (isSlanted(upperRise) === isSlanted(lowerRise)) return undefined
  const sides = [left.highM - left.lowM, right.highM - right.lowM] as const
  return {
    rise: isSlanted(upperRise) ? upperRise : lowerRise,
    shortSideM: Math.min(...sides),
    longSideM: Math.max(...sides),
  }
}

/** The corners that are cut from off-cuts, and the columns that those come from. */
export interface NestedCorners {
  /** Columns that need no sheet of their own. */
  readonly corners: ReadonlySet<Column>
  /** The columns whose off-cut is used up by a corner. */
  readonly sources: ReadonlySet<Column>
}

/**
 * Finds the corners that are shorter than the shortest sheet and can be cut from the off-cut of another sheet of the roof. An
 * off-cut is the triangle that a hip or a valley cuts off a sheet. It must have the slant of the corner, in the same direction,
 * and be as large as the corner with its side lap. Each off-cut is used once. Only reversible profiles have usable off-cuts.
 */
export function nestCorners(
  columns: readonly Column[],
  { reversible, overallWidthMm }: Pick<SheetMeasures, 'reversible' | 'overallWidthMm'>,
  { shortest, cover, longest }: Pick<Settings, 'shortest' | 'cover' | 'longest'>,
): NestedCorners {
  const corners = new Set<Column>()
  const sources = new Set<Column>()
  if (!reversible) return { corners, sources }
  const lengthOf = ({ lowM, highM }: Column) => highM - lowM
  const isShort = (column: Column) => lengthOf(column) < shortest - CUTTING_TOLERANCE_M
  const sideLapM = Math.max(0, overallWidthMm / 1000 - cover)
  const offcuts = columns.flatMap(column => {
    const slant = isShort(column) || lengthOf(column) > longest ? undefined : slantOf(column)
    return slant ? { column, slant } : []
  })
  for (const column of columns) {
    const corner = isShort(column) ? slantOf(column) : undefined
    if (!corner) continue
    const heightM = corner.longSideM + Math.abs(corner.rise) * sideLapM
    const source = offcuts.find(
      ({ column: other, slant }) =>
        !sources.has(other) &&
        Math.abs(slant.rise - corner.rise) < SLOPE_TOLERANCE &&
        slant.longSideM - slant.shortSideM > heightM - CUTTING_TOLERANCE_M,
    )
    if (!source) continue
    corners.add(column)
    sources.add(source.column)
  }
  return { corners, sources }
}
