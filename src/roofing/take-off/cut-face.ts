import type { Face, FacePoint } from '../roof/roof.ts'
import { countParts, roundUpToCm } from './rounding.ts'
import type { LayRows } from './rows.ts'

/** Where the columns of a face start: at its left end seen from outside, or centred so that both ends are equal. */
export type ColumnStart = 'left' | 'middle'

/** The extent of a face up the slope at one position along its eave. Metres. */
interface Span {
  readonly lowM: number
  readonly highM: number
}

/**
 * A strip of a face up the slope, as wide as the cover of a sheet, and the part of the face in it. Its span is that of the whole
 * part. Metres.
 */
export interface Column extends Span {
  /** The left edge of the strip. */
  readonly xM: number
  /** The extent of the face within the strip, along the eave; narrower than the strip at the ends of the face. */
  readonly fromM: number
  readonly toM: number
  /** The span at the left and at the right end of that extent; they differ where a hip or a valley cuts the column. */
  readonly left: Span
  readonly right: Span
  /** Whether no corner of the face is inside the column, so that its upper and lower edge are straight lines. */
  readonly isStraight: boolean
}

/** One sheet on a face, seen from outside: its lower left corner and size. Metres. */
export interface Piece {
  /** Counted from 1: column by column along the eave, up the slope within a column. */
  readonly number: number
  readonly xM: number
  readonly yM: number
  readonly widthM: number
  /** Length to order; of a piece from an off-cut, the length to cut. */
  readonly lengthM: number
  /** Whether it is cut from the off-cut of another sheet, so that it is not ordered. */
  readonly isOffcut: boolean
  /** The span of the face at the left end of the column. */
  readonly left: Span
}

/** Rounding errors up to a hundredth of a millimetre must not add a sheet. */
const TOLERANCE_M = 1e-5

/** The extent of the face just right or just left of `x`. A line up any face crosses it in one piece. */
function spanBeside(outline: readonly FacePoint[], x: number, side: 'right' | 'left'): Span {
  let [lowM, highM] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] as FacePoint
    const [begin, end] = [Math.min(ax, bx), Math.max(ax, bx)]
    const isCrossed =
      side === 'right'
        ? begin <= x + TOLERANCE_M && end > x + TOLERANCE_M
        : begin < x - TOLERANCE_M && end >= x - TOLERANCE_M
    if (!isCrossed) continue
    const y = ay + ((by - ay) * (x - ax)) / (bx - ax)
    lowM = Math.min(lowM, y)
    highM = Math.max(highM, y)
  }
  return { lowM, highM }
}

/** The columns of a face, from its left end. Their number does not depend on where they start. */
export function columnsOf({ outline }: Face, coverM: number, columnStart: ColumnStart): Column[] {
  const xs = [...new Set(outline.map(([x]) => x))]
  const from = Math.min(...xs)
  const to = Math.max(...xs)
  const count = Math.max(1, countParts(to - from, coverM))
  const start = columnStart === 'left' ? from : (from + to - count * coverM) / 2
  return Array.from({ length: count }, (_, index) => {
    const xM = start + index * coverM
    const fromM = Math.max(from, xM)
    const toM = Math.min(to, xM + coverM)
    const inside = xs.filter(x => x > fromM + TOLERANCE_M && x < toM - TOLERANCE_M)
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

/** The length of the longest column of a face. */
export function longestColumnM(columns: readonly Column[]): number {
  return Math.max(...columns.map(({ lowM, highM }) => highM - lowM))
}

/**
 * Lays sheets on the columns of a face. Each column is covered over its whole span: sheets at hips and valleys are cut on
 * the slant on site.
 * @param corners the columns that are cut from off-cuts
 */
export function cutFace(
  columns: readonly Column[],
  coverM: number,
  layRows: LayRows,
  corners: ReadonlySet<Column> = new Set(),
): Piece[] {
  const pieces: Piece[] = []
  const slopeM = longestColumnM(columns)
  for (const column of columns) {
    const { xM, lowM, highM, left } = column
    const isOffcut = corners.has(column)
    const { lengths, lapM } = isOffcut
      ? { lengths: [roundUpToCm(highM - lowM)], lapM: 0 }
      : layRows(highM - lowM, slopeM)
    let yM = lowM
    for (const lengthM of lengths) {
      pieces.push({ number: pieces.length + 1, xM, yM, widthM: coverM, lengthM, isOffcut, left })
      yM += lengthM - lapM
    }
  }
  return pieces
}
