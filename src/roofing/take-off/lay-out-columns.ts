import type { Face } from '../roof/roof.ts'
import { type Column, type ColumnStart, columnsOf, longestColumnM } from './cut-face.ts'
import type { NestedCorners } from './nest-corners.ts'
import type { LayRows } from './rows.ts'

/** A layout with fewer different lengths may need this many times the metres of the other. */
const MAX_EXTRA_FACTOR = 1.005
/** Smaller differences are rounding errors. */
const NOISE_M = 1e-6

/** The columns of a roof and where they start. */
interface ColumnLayout {
  readonly columnStart: ColumnStart
  /** The columns of each face, in the order of the faces. */
  readonly columns: readonly (readonly Column[])[]
  /** The corners that are cut from off-cuts. */
  readonly nested: NestedCorners
}

const noCorners: NestedCorners = { corners: new Set(), sources: new Set() }

/**
 * Starts the columns at the left or in the middle of each face, whichever gives fewer different lengths for at most 0.5 %
 * more metres. Where both are equal, at the left.
 * @param nest finds the corners that are cut from off-cuts
 */
export function layOutColumns(
  faces: readonly Face[],
  coverM: number,
  layRows: LayRows,
  nest: (columns: readonly Column[]) => NestedCorners = () => noCorners,
): ColumnLayout {
  const layouts = (['left', 'middle'] as const).map(columnStart => {
    const columns = faces.map(face => columnsOf(face, coverM, columnStart))
    const nested = nest(columns.flat())
    const lengths = columns.flatMap(face => {
      const slopeM = longestColumnM(face)
      return face.flatMap(column =>
        nested.corners.has(column) ? [] : layRows(column.highM - column.lowM, slopeM).lengths,
      )
    })
    return {
      columnStart,
      columns,
      nested,
      differentLengths: new Set(lengths.map(lengthM => Math.round(lengthM * 1000))).size,
      runningM: lengths.reduce((sum, lengthM) => sum + lengthM, 0),
    }
  })
  const maxRunningM = Math.min(...layouts.map(({ runningM }) => runningM)) * MAX_EXTRA_FACTOR + NOISE_M
  const [best] = layouts
    .filter(({ runningM }) => runningM <= maxRunningM)
    .sort(
      (a, b) =>
        a.differentLengths - b.differentLengths ||
        (Math.abs(a.runningM - b.runningM) < NOISE_M ? 0 : a.runningM - b.runningM),
    )
  return best as ColumnLayout
}
