import type { Face } from '../roof/roof.ts'
import { type Begun, type Column, columnsOf } from './cut-face.ts'
import type { Rows } from './rows.ts'

/** Fewer lengths to cut are worth this much more sheet. */
const WORTH = 1.005
const NOISE_M = 1e-6

/** A roof's columns, face by face, and where they are begun. */
interface Laid {
  readonly begun: Begun
  readonly columns: readonly (readonly Column[])[]
}

/**
 * Begins the columns of a roof at the left or in the middle of each face, whichever leaves fewer different lengths to
 * order, for at most 0.5 % more metres than the better of the two. Where they are equal, at the left.
 */
export function begin(faces: readonly Face[], coverM: number, rows: (neededM: number) => Rows): Laid {
  const ways = (['left', 'middle'] as const).map(begun => {
    const columns = faces.map(face => columnsOf(face, coverM, begun))
    const lengths = columns.flat().flatMap(({ lowM, highM }) => rows(highM - lowM).lengths)
    return {
      begun,
      columns,
      kinds: new Set(lengths.map(lengthM => Math.round(lengthM * 1000))).size,
      runningM: lengths.reduce((sum, lengthM) => sum + lengthM, 0),
    }
  })
  const most = Math.min(...ways.map(({ runningM }) => runningM)) * WORTH + NOISE_M
  const [best] = ways
    .filter(({ runningM }) => runningM <= most)
    .sort((a, b) => a.kinds - b.kinds || (Math.abs(a.runningM - b.runningM) < NOISE_M ? 0 : a.runningM - b.runningM))
  return best as Laid
}
