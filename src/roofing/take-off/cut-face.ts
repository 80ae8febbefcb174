import type { Face, FacePoint } from '../roof/roof.ts'
import { partsIn } from './centimetre.ts'
import type { Rows } from './rows.ts'

/** Where the columns of a face are begun: at its left-hand end seen from outside, or so that both ends are alike. */
export type Begun = 'left' | 'middle'

/** A strip of a face as wide as a sheet covers: where it lies along the eave, and what of the face lies in it. Metres. */
export interface Column {
  readonly xM: number
  /** What of the face lies under it along the eave: less than the cover width at the ends. */
  readonly fromM: number
  readonly toM: number
  readonly lowM: number
  readonly highM: number
  /** Height of the roof at either end of what lies under it, for cutting on the slant. */
  readonly leftM: number
  readonly rightM: number
  /** True where the roof's edge crosses it on one slant. */
  readonly slanted: boolean
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
  readonly leftM: number
  readonly rightM: number
}

/** Floating-point dust below a hundredth of a millimetre must not cost a sheet. */
const DUST = 1e-5

/** Where a face begins and ends up the slope, `x` along its eave; undefined beside the face. */
function spanAt(outline: readonly FacePoint[], x: number): [low: number, high: number] | undefined {
  const heights: number[] = []
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] as FacePoint
    if (x < Math.min(ax, bx) - DUST || x > Math.max(ax, bx) + DUST) continue
    if (Math.abs(bx - ax) < DUST) heights.push(ay, by)
    else heights.push(ay + ((by - ay) * (x - ax)) / (bx - ax))
  }
  return heights.length > 0 ? [Math.min(...heights), Math.max(...heights)] : undefined
}

/** The columns of a face, from its left-hand end. As many, wherever they are begun. */
export function columnsOf({ outline }: Face, coverM: number, begun: Begun): Column[] {
  const xs = outline.map(([x]) => x)
  const from = Math.min(...xs)
  const to = Math.max(...xs)
  const count = Math.max(1, partsIn(to - from, coverM))
  const start = begun === 'left' ? from : (from + to - count * coverM) / 2
  return Array.from({ length: count }, (_, index) => {
    const xM = start + index * coverM
    const fromM = Math.max(from, xM)
    const toM = Math.min(to, xM + coverM)
    const inside = xs.filter(x => x > fromM + DUST && x < toM - DUST)
    const spans = [fromM, ...inside, toM].flatMap(x => spanAt(outline, x) ?? [])
    const leftM = spanAt(outline, fromM)?.[1] ?? 0
    const rightM = spanAt(outline, toM)?.[1] ?? 0
    return {
      xM,
      fromM,
      toM,
      lowM: Math.min(...spans),
      highM: Math.max(...spans),
      leftM,
      rightM,
      slanted: inside.length === 0 && Math.abs(leftM - rightM) > DUST,
    }
  })
}

/** Lays sheets on the columns of a face, each as long as the face's longest run up the slope inside it. */
export function cutFace(columns: readonly Column[], coverM: number, rows: (neededM: number) => Rows): Piece[] {
  const pieces: Piece[] = []
  for (const { xM, lowM, highM, leftM, rightM } of columns) {
    const { lengths, lapM } = rows(highM - lowM)
    let yM = lowM
    for (const lengthM of lengths) {
      pieces.push({ number: pieces.length + 1, xM, yM, widthM: coverM, lengthM, leftM, rightM })
      yM += lengthM - lapM
    }
  }
  return pieces
}
