import type { Face, FacePoint } from '../roof/roof.ts'
import { partsIn } from './centimetre.ts'
import type { Rows } from './rows.ts'

/** Where the columns of a face are begun: at its left-hand end seen from outside, or so that both ends are alike. */
export type Begun = 'left' | 'middle'

/** From where to where up the slope a face reaches at one place along its eave. Metres. */
interface Span {
  readonly lowM: number
  readonly highM: number
}

/** A strip of a face as wide as a sheet covers: where it lies along the eave, and what of the face lies in it. Metres. */
export interface Column extends Span {
  readonly xM: number
  /** What of the face lies under it along the eave: less than the cover width at the ends. */
  readonly fromM: number
  readonly toM: number
  /** The face at either end of what lies under it, for cutting on the slant. */
  readonly left: Span
  readonly right: Span
  /** True where its upper and its lower edge are one straight line each. */
  readonly isStraight: boolean
}

/** One sheet on a face, seen from outside: where its lower left-hand corner lies, and how much it covers. Metres. */
export interface Piece {
  /** Counted from 1 along the eave, row by row up the slope inside a column. */
  readonly number: number
  readonly xM: number
  readonly yM: number
  readonly widthM: number
  /** Length to order. */
  readonly lengthM: number
  /** The face at the sheet's left-hand edge: the seam to its neighbour. */
  readonly left: Span
}

/** Floating-point dust below a hundredth of a millimetre must not cost a sheet. */
const DUST = 1e-5

/** The face just right of `x` along its eave, or just left of it. A line up any face meets it in one piece. */
function spanBeside(outline: readonly FacePoint[], x: number, side: 'right' | 'left'): Span {
  let [lowM, highM] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] as FacePoint
    const [begin, end] = [Math.min(ax, bx), Math.max(ax, bx)]
    const passes = side === 'right' ? begin <= x + DUST && end > x + DUST : begin < x - DUST && end >= x - DUST
    if (!passes) continue
    const y = ay + ((by - ay) * (x - ax)) / (bx - ax)
    lowM = Math.min(lowM, y)
    highM = Math.max(highM, y)
  }
  return { lowM, highM }
}

/** The columns of a face, from its left-hand end. As many, wherever they are begun. */
export function columnsOf({ outline }: Face, coverM: number, begun: Begun): Column[] {
  const xs = [...new Set(outline.map(([x]) => x))]
  const from = Math.min(...xs)
  const to = Math.max(...xs)
  const count = Math.max(1, partsIn(to - from, coverM))
  const start = begun === 'left' ? from : (from + to - count * coverM) / 2
  return Array.from({ length: count }, (_, index) => {
    const xM = start + index * coverM
    const fromM = Math.max(from, xM)
    const toM = Math.min(to, xM + coverM)
    const inside = xs.filter(x => x > fromM + DUST && x < toM - DUST)
    const left = spanBeside(outline, fromM, 'right')
    const right = spanBeside(outline, toM, 'left')
    const within = inside.flatMap(x => [spanBeside(outline, x, 'left'), spanBeside(outline, x, 'right')])
    const spans = [left, ...within, right]
    return {
      xM,
      fromM,
      toM,
      lowM: Math.min(...spans.map(({ lowM }) => lowM)),
      highM: Math.max(...spans.map(({ highM }) => highM)),
      left,
      right,
      isStraight: inside.length === 0,
    }
  })
}

/** Lays sheets on the columns of a face, each as long as the face's longest run up the slope inside it. */
export function cutFace(columns: readonly Column[], coverM: number, rows: (neededM: number) => Rows): Piece[] {
  const pieces: Piece[] = []
  for (const { xM, lowM, highM, left } of columns) {
    const { lengths, lapM } = rows(highM - lowM)
    let yM = lowM
    for (const lengthM of lengths) {
      pieces.push({ number: pieces.length + 1, xM, yM, widthM: coverM, lengthM, left })
      yM += lengthM - lapM
    }
  }
  return pieces
}
