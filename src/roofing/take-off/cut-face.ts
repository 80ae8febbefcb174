import type { Face, FacePoint } from '../roof/roof.ts'
import type { Settings } from './settings.ts'

/** One sheet on a face, seen from outside: where its lower left-hand corner lies, and how much it covers. Metres. */
export interface Piece {
  /** Counted from 1 along the eave, row by row up the slope inside a column. */
  readonly number: number
  readonly xM: number
  readonly yM: number
  readonly widthM: number
  /** Length to order: rounded up to the next centimetre, or to whole steps. */
  readonly lengthM: number
  /** Height of the roof at the sheet's left- and right-hand edge, for cutting on the slant. */
  readonly leftM: number
  readonly rightM: number
}

/** Floating-point dust below a hundredth of a millimetre must not cost a centimetre. */
const DUST = 1e-5

/** The next whole centimetre up, metres. */
export function upToCentimetre(lengthM: number): number {
  return Math.ceil(lengthM * 100 - DUST * 100) / 100
}

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

/** Lengths of the sheets that cover one column from bottom to top, lowest first. */
function rows(neededM: number, settings: Settings): { lengths: number[]; advanceM: (lengthM: number) => number } {
  const { step, stepLap, longest, endLap } = settings
  if (step > 0) {
    const steps = Math.max(1, Math.ceil((neededM - stepLap) / step - DUST))
    const most = Math.max(1, Math.floor((longest - stepLap) / step + DUST))
    const count = Math.ceil(steps / most)
    const each = (index: number) => Math.floor(steps / count) + (index < steps % count ? 1 : 0)
    return {
      lengths: Array.from({ length: count }, (_, index) => upToCentimetre(each(index) * step + stepLap)),
      advanceM: lengthM => lengthM - stepLap,
    }
  }
  const count = neededM <= longest + DUST ? 1 : Math.ceil((neededM - endLap) / (longest - endLap) - DUST)
  const lengthM = upToCentimetre((neededM + (count - 1) * endLap) / count)
  return { lengths: Array.from({ length: count }, () => lengthM), advanceM: length => length - endLap }
}

/**
 * Lays sheets on a face: columns of the cover width from its left-hand end, each as long as the face's longest run up the
 * slope inside it. Never less than the face.
 */
export function cutFace(face: Face, settings: Settings): Piece[] {
  const xs = face.outline.map(([x]) => x)
  const from = Math.min(...xs)
  const to = Math.max(...xs)
  const columns = Math.max(1, Math.ceil((to - from) / settings.cover - DUST))
  const pieces: Piece[] = []
  for (let column = 0; column < columns; column++) {
    const left = from + column * settings.cover
    const right = Math.min(to, left + settings.cover)
    const inside = xs.filter(x => x > left && x < right)
    const spans = [left, ...inside, right].flatMap(x => spanAt(face.outline, x) ?? [])
    const low = Math.min(...spans)
    const high = Math.max(...spans)
    const { lengths, advanceM } = rows(high - low, settings)
    let y = low
    for (const lengthM of lengths) {
      pieces.push({
        number: pieces.length + 1,
        xM: left,
        yM: y,
        widthM: settings.cover,
        lengthM,
        leftM: spanAt(face.outline, left)?.[1] ?? 0,
        rightM: left + settings.cover > to + DUST ? 0 : (spanAt(face.outline, right)?.[1] ?? 0),
      })
      y += advanceM(lengthM)
    }
  }
  return pieces
}
