import type { SheetMeasures } from '../profiles/profile.ts'
import type { Column } from './cut-face.ts'
import { CUTTING_TOLERANCE_M } from './rounding.ts'
import type { Settings } from './settings.ts'

/** Two slants are parallel if they differ by less than this over a metre. */
const SLOPE_TOLERANCE = 1e-4

/** A sheet cut on one slant: how steep the slant is, rising to the right where positive, and its longer and shorter side. */
interface Slant {
  readonly rise: number
  readonly shortSideM: number
  readonly longSideM: number
}

/** The slant of a column that has exactly one, at a hip or at a valley. */
function slantOf({ isStraight, left, right, fromM, toM }: Column): Slant | undefined {
  if (!isStraight) return undefined
  const widthM = toM - fromM
  const [high, low] = [(right.highM - left.highM) / widthM, (right.lowM - left.lowM) / widthM]
  const isSlanted = (rise: number) => Math.abs(rise) > SLOPE_TOLERANCE
  if (isSlanted(high) === isSlanted(low)) return undefined
  const sides = [left.highM - left.lowM, right.highM - right.lowM] as const
  return { rise: isSlanted(high) ? high : low, shortSideM: Math.min(...sides), longSideM: Math.max(...sides) }
}

/** The corners that are cut from off-cuts, and the columns that those come from. */
export interface NestedCorners {
  /** Columns that need no sheet of their own. */
  readonly corners: ReadonlySet<Column>
  /** The columns whose off-cut is used up by a corner. */
  readonly sources: ReadonlySet<Column>
}

/**
 * Finds the corners that are shorter than the shortest sheet and can be cut from the off-cut of another sheet of the roof. The
 * off-cut is the triangle that a hip or a valley leaves of a sheet, of the same slant and hand; the corner and its side lap
 * must fit into it. Each off-cut serves once. Only reversible profiles have usable off-cuts.
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
