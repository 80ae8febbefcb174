import type { Face, FacePoint } from '../roof/roof.ts'
import { countParts } from './rounding.ts'
import { purlinSpacingM, type Settings } from './settings.ts'

/** Timber of a roof, counted by its spacing: a guide for ordering, not a structural design. */
export interface Timber {
  /** Number of purlins under sheets or battens under step tiles, from the eave to the top of each face. */
  readonly purlins: number
  readonly purlinTotalM: number
  /** Number of rafters, from one end of each face to the other. */
  readonly rafters: number
  readonly rafterTotalM: number
  /** The length of each purlin or batten, and of each rafter. */
  readonly purlinsM: readonly number[]
  readonly raftersM: readonly number[]
}

const TOLERANCE_M = 1e-6

/** The width of a polygon in metres at one value of its second coordinate; along a level edge, the larger width beside it. */
function widthAtM(outline: readonly FacePoint[], levelM: number): number {
  const widthBeside = (offset: number) => {
    const crossings: number[] = []
    for (const [index, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline[(index + 1) % outline.length] as FacePoint
      const level = levelM + offset
      if (ay > level !== by > level) crossings.push(ax + ((bx - ax) * (level - ay)) / (by - ay))
    }
    crossings.sort((a, b) => a - b)
    return crossings.reduce((sum, x, index) => sum + (index % 2 === 0 ? -x : x), 0)
  }
  return Math.max(widthBeside(TOLERANCE_M), widthBeside(-TOLERANCE_M))
}

/** The lengths of parallel timbers across a face, `spacingM` apart, the first and the last at its edges. */
function timberLengthsM(outline: readonly FacePoint[], spacingM: number): number[] {
  const levels = outline.map(([, up]) => up)
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const bays = Math.max(1, countParts(high - low, spacingM))
  const lengths = Array.from({ length: bays + 1 }, (_, line) =>
    widthAtM(outline, Math.min(high, low + line * spacingM)),
  )
  return lengths.filter(lengthM => lengthM > 2 * TOLERANCE_M)
}

/** Purlins or battens, and rafters, of all faces. Not part of `takeOff`, because it is needed only when shown. */
export function timberOf(faces: readonly Face[], settings: Settings): Timber {
  const purlinsM = faces.flatMap(({ outline }) => timberLengthsM(outline, purlinSpacingM(settings)))
  // Rafters run up the slope, so the coordinates are exchanged.
  const turned = faces.map(({ outline }) => outline.map(([along, up]): FacePoint => [up, along]))
  const raftersM = turned.flatMap(outline => timberLengthsM(outline, settings.rafter))
  const sum = (lengths: readonly number[]) => lengths.reduce((total, lengthM) => total + lengthM, 0)
  return {
    purlins: purlinsM.length,
    purlinTotalM: sum(purlinsM),
    rafters: raftersM.length,
    rafterTotalM: sum(raftersM),
    purlinsM,
    raftersM,
  }
}
