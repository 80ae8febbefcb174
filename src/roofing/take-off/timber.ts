import type { Face, FacePoint } from '../roof/roof.ts'
import { partsIn } from './centimetre.ts'
import type { Settings } from './settings.ts'

/** Timber by its spacing: a guide to what to ask for, not a structural design. */
export interface Timber {
  /** Purlins below sheets, or battens below step tiles: from the eave up, the last one at the top. */
  readonly purlins: number
  readonly purlinM: number
  /** From the left-hand end of each face, the last one at its other end. */
  readonly rafters: number
  readonly rafterM: number
}

/** Metres of a line across a polygon at one value of its second coordinate; on an edge, the longer of both sides. */
function acrossM(outline: readonly FacePoint[], at: number): number {
  const beside = (offset: number) => {
    const crossings: number[] = []
    for (const [index, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline[(index + 1) % outline.length] as FacePoint
      const level = at + offset
      if (ay > level !== by > level) crossings.push(ax + ((bx - ax) * (level - ay)) / (by - ay))
    }
    crossings.sort((a, b) => a - b)
    return crossings.reduce((sum, x, index) => sum + (index % 2 === 0 ? -x : x), 0)
  }
  return Math.max(beside(HAIR_M), beside(-HAIR_M))
}

const HAIR_M = 1e-6

/** Lines of timber across a face, no farther apart than the spacing, the first and the last at its edges. */
function linesM(outline: readonly FacePoint[], spacingM: number): number[] {
  const levels = outline.map(([, up]) => up)
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const bays = Math.max(1, partsIn(high - low, spacingM))
  const lengths = Array.from({ length: bays + 1 }, (_, line) => acrossM(outline, Math.min(high, low + line * spacingM)))
  return lengths.filter(lengthM => lengthM > 2 * HAIR_M)
}

/** Purlins or battens, and rafters, of all faces: asked for where it is shown, not counted with every key. */
export function timberOf(faces: readonly Face[], { purlin, step, rafter }: Settings): Timber {
  const purlins = faces.flatMap(({ outline }) => linesM(outline, step > 0 ? step : purlin))
  const turned = faces.map(({ outline }) => outline.map(([along, up]): FacePoint => [up, along]))
  const rafters = turned.flatMap(outline => linesM(outline, rafter))
  const sum = (lengths: readonly number[]) => lengths.reduce((total, lengthM) => total + lengthM, 0)
  return { purlins: purlins.length, purlinM: sum(purlins), rafters: rafters.length, rafterM: sum(rafters) }
}
