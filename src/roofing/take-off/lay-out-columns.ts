import type { Face } from '../roof/roof.ts'
import { type Column, type ColumnStart, columnsOf, slopeOf } from './cut-face.ts'
import type { NestedCorners } from './nest-corners.ts'
import type { LayRows } from './rows.ts'

/** A layout with fewer different lengths may need this much more sheet. */
const MAX_EXTRA_FACTOR = 1.005
const NOISE_M = 1e-6

/** The columns of a roof, face by face, and where they start. */
interface ColumnLayout {
  readonly columnStart: ColumnStart
  readonly columns: readonly (readonly Column[])[]
  /** The columns that are cut from off-cuts. */
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
  rows: LayRows,
  nest: (columns: readonly Column[]) => NestedCorners = () => noCorners,
): ColumnLayout {
  const layouts = (['left', 'middle'] as const).map(columnStart => {
    const columns = faces.map(face => columnsOf(face, coverM, columnStart))
    const nested = nest(columns.flat())
    const lengths = columns.flatMap(face => {
      const slopeM = slopeOf(face)
      return face.flatMap(column =>
        nested.corners.has(column) ? [] : rows(column.highM - column.lowM, slopeM).lengths,
      )
    })
    return {
      columnStart,
      columns,
      nested,
      kinds: new Set(lengths.map(lengthM => Math.round(lengthM * 1000))).size,
      runningM: lengths.reduce((sum, lengthM) => sum + lengthM, 0),
    }
  })
  const maxRunningM = Math.min(...layouts.map(({ runningM }) => runningM)) * MAX_EXTRA_FACTOR + NOISE_M
  const [best] = layouts
    .filter(({ runningM }) => runningM <= maxRunningM)
    .sort((a, b) => a.kinds - b.kinds || (Math.abs(a.runningM - b.runningM) < NOISE_M ? 0 : a.runningM - b.runningM))
  return best as ColumnLayout
}
