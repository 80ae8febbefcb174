import type { Face, FacePoint } from '../roof/roof.ts'
import { partsIn, upToCm } from './centimetre.ts'
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

/** What is left for the topmost sheet of a column is never shorter than this: the sheet below gives it up. */
const SHORTEST_REST_M = 0.5

/**
 * Lengths of the sheets that cover one column, lowest first: full ones from the eave, so that end laps of neighbouring
 * columns lie in one line, and the rest at the top.
 */
function rows(neededM: number, settings: Settings): { lengths: number[]; lapM: number } {
  const { step, stepLap, endLap } = settings
  // Sheets are ordered to the centimetre, and none may be longer than the longest.
  const longest = Math.floor(settings.longest * 100 + DUST) / 100
  if (step > 0) {
    const steps = Math.max(1, partsIn(neededM - stepLap, step))
    const most = Math.max(1, Math.floor((longest - stepLap) / step + DUST))
    const full = Math.ceil(steps / most) - 1
    const lengths = [...Array.from({ length: full }, () => most), steps - full * most]
    return { lengths: lengths.map(each => upToCm(each * step + stepLap)), lapM: stepLap }
  }
  const count = neededM <= longest + DUST ? 1 : partsIn(neededM - endLap, longest - endLap)
  const rest = neededM + (count - 1) * endLap - (count - 1) * longest
  const missing = count > 1 ? Math.max(0, SHORTEST_REST_M - rest) : 0
  const lengths = Array.from({ length: count }, (_, row) => {
    if (row === count - 1) return rest + missing
    return row === count - 2 ? longest - missing : longest
  })
  return { lengths: lengths.map(upToCm), lapM: endLap }
}

/**
 * Lays sheets on a face: columns of the cover width from its left-hand end, each as long as the face's longest run up the
 * slope inside it. Never less than the face.
 */
export function cutFace(face: Face, settings: Settings): Piece[] {
  const xs = face.outline.map(([x]) => x)
  const from = Math.min(...xs)
  const to = Math.max(...xs)
  const columns = Math.max(1, partsIn(to - from, settings.cover))
  const pieces: Piece[] = []
  for (let column = 0; column < columns; column++) {
    const left = from + column * settings.cover
    const right = Math.min(to, left + settings.cover)
    const inside = xs.filter(x => x > left && x < right)
    const spans = [left, ...inside, right].flatMap(x => spanAt(face.outline, x) ?? [])
    const low = Math.min(...spans)
    const high = Math.max(...spans)
    const { lengths, lapM } = rows(high - low, settings)
    const leftM = spanAt(face.outline, left)?.[1] ?? 0
    const rightM = spanAt(face.outline, right)?.[1] ?? 0
    let y = low
    for (const lengthM of lengths) {
      pieces.push({
        number: pieces.length + 1,
        xM: left,
        yM: y,
        widthM: settings.cover,
        lengthM,
        leftM,
        rightM,
      })
      y += lengthM - lapM
    }
  }
  return pieces
}
