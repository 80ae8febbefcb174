import { type Box, type Facing, maximalBoxes, sidesOf } from './region.ts'
import type { RoofInput, Wing } from './roof.ts'
import type { StoppedSide } from './slopes.ts'

/** Lattice units per metre: a plan has the precision of typed lengths, a tenth of a millimetre. */
export const UNITS_PER_METRE = 10_000

const toLattice = (lengthM: number) => Math.round(lengthM * UNITS_PER_METRE)

/** The main block or a wing, in plan. */
interface Part {
  /** Counted from 1 in the order of the input; absent for the main block. */
  readonly wing?: number
  /** The sides that are gables if the shape has any. */
  readonly ends: readonly Facing[]
  readonly box: Box
}

/** A plan and the outline of its roof. */
export interface Plan {
  /** The main block first. */
  readonly parts: readonly Part[]
  readonly walls: readonly Box[]
  /** The eaves and verges: the walls with overhangs. */
  readonly outline: readonly Box[]
  /** The sides of the outline where slopes end at a gable, a small gable or a wall. */
  readonly stoppedSides: readonly StoppedSide[]
  /** The possible distances between a slope's eave and its wall. */
  readonly overhangs: readonly number[]
  /** Whether the eaves of two wings meet, so that the roof covers the gap between them. */
  readonly closesGap: boolean
}

/** A wing in plan, in lattice units. */
interface PlacedWing {
  /** Counted from 1 in the order of the input. */
  readonly wing: number
  readonly side: Wing['side']
  readonly left: number
  readonly right: number
  readonly out: number
}

/** Places the wings. Wings without size are dropped, and touching wings of equal depth are merged. */
function placeWings({ wings = [], lengthM }: RoofInput): PlacedWing[] {
  const length = toLattice(lengthM)
  const placed: PlacedWing[] = []
  for (const [index, { side, atM, outM, widthM }] of wings.entries()) {
    const [at, out, width] = [toLattice(atM), toLattice(outM), toLattice(widthM)]
    const begin = side === 'front' ? at : length - at - width
    let wing = { wing: index + 1, side, left: Math.max(0, begin), right: Math.min(length, begin + width), out }
    if (wing.left >= wing.right || out <= 0) continue
    for (;;) {
      const touching = placed.findIndex(
        one => one.side === side && one.out === out && one.left <= wing.right && one.right >= wing.left,
      )
      const [other] = touching < 0 ? [] : placed.splice(touching, 1)
      if (!other) break
      wing = { ...other, left: Math.min(other.left, wing.left), right: Math.max(other.right, wing.right) }
    }
    placed.push(wing)
  }
  return placed
}

/** The main block and its wings. A wing as wide as the block extends the block. */
function partsOf(input: RoofInput, wings: readonly PlacedWing[]): [Part, ...Part[]] {
  const right = toLattice(input.lengthM)
  const extensions = wings.filter(one => one.left === 0 && one.right === right)
  const added = (side: Wing['side']) =>
    Math.max(0, ...extensions.filter(one => one.side === side).map(({ out }) => out))
  const main: Box = { left: 0, right, front: -added('front'), back: toLattice(input.widthM) + added('back') }
  const projecting = wings.map(({ wing, side, out, ...sides }): Part => {
    const depth =
      side === 'front' ? { front: -out, back: main.front } : { front: main.back, back: toLattice(input.widthM) + out }
    return { wing, ends: [side], box: { left: sides.left, right: sides.right, ...depth } }
  })
  const remaining = projecting.filter(({ box }) => box.front < box.back)
  // The ridge of a gable roof always runs along its length. Dutch gables are at the ends of the hip's ridge.
  const isDeeper = main.back - main.front > right
  const isTurned = input.shape === 'dutch-gable' && isDeeper && remaining.length === 0
  return [{ ends: isTurned ? ['front', 'back'] : ['left', 'right'], box: main }, ...remaining]
}

/** The extent of a side of a box along its line. */
function extent(box: Box, facing: Facing): readonly [from: number, to: number] {
  return facing === 'left' || facing === 'right' ? [box.front, box.back] : [box.left, box.right]
}

/** The position of a line that is moved outwards. */
function moveOut(facing: Facing, at: number, by: number): number {
  return facing === 'left' || facing === 'front' ? at - by : at + by
}

const opposite = { front: 'back', back: 'front', left: 'right', right: 'left' } as const

/** A side where the plan or the roof ends, and which may be a gable. */
type End = Omit<StoppedSide, 'maxInset'>

/** The side of a box, as an end of the plan. */
function sideOf(box: Box, facing: Facing): End {
  const [from, to] = extent(box, facing)
  return { facing, at: box[facing], from, to }
}

function isSame(one: End, other: End): boolean {
  return one.facing === other.facing && one.at === other.at && one.from === other.from && one.to === other.to
}

/** The ends of parts that are whole sides of the plan, not continued by another part. */
function wholeEnds(parts: readonly Part[], walls: readonly Box[]): End[] {
  const sides = sidesOf(walls)
  return parts.flatMap(({ ends, box }) =>
    ends
      .map(facing => sideOf(box, facing))
      .filter(end => sides.some(side => isSame(side, end) && side.fromOuter && side.toOuter)),
  )
}

/**
 * Whether a ridge runs towards an end of the roof. Opposite a hipped end, the ridge begins half a width away from it, so the
 * roof must be deeper than that. The ends of a Dutch gable are hips below, so it must be at least as deep as it is wide.
 * @param others the ends that are gables
 */
function hasRidge({ shape }: RoofInput, end: End, others: readonly End[], outline: readonly Box[]): boolean {
  const box = maximalBoxes(outline).find(one => isSame(sideOf(one, end.facing), end)) as Box
  const other = sideOf(box, opposite[end.facing])
  const [depth, width] = [Math.abs(end.at - other.at), end.to - end.from]
  if (shape === 'dutch-gable') return depth >= width
  return others.some(one => isSame(one, other)) || 2 * depth > width
}

/** The distance that the eave of an end moves in before the gable starts. */
function gableInset({ shape, pitchDeg, gabletM = 0 }: RoofInput, from: number, to: number): number {
  if (shape === 'gable') return 0
  return Math.max(0, (to - from) / 2 - toLattice(gabletM / Math.tan((pitchDeg * Math.PI) / 180)))
}

/** The outline of a roof with these gables: walls plus overhangs, with the verge at gables and the eave elsewhere. */
function outlineOf(walls: readonly Box[], gables: readonly End[], eave: number, verge: number): Box[] {
  return walls.map(box => {
    const out = (facing: Facing) => {
      const isGable = gables.some(end => isSame(end, sideOf(box, facing)))
      return moveOut(facing, box[facing], isGable ? verge : eave)
    }
    return { left: out('left'), right: out('right'), front: out('front'), back: out('back') }
  })
}

/** Gables, hips and Dutch gables. */
function planWithWings(input: RoofInput): Plan {
  const wings = placeWings(input)
  const parts = partsOf(input, wings)
  const walls = maximalBoxes(parts.map(({ box }) => box))
  const eave = toLattice(input.eaveM)
  const verge = input.shape === 'gable' ? toLattice(input.vergeM) : eave
  /** The end of the roof over an end of the walls. */
  const toRoofEnd = ({ facing, at, from, to }: End): End => {
    return { facing, at: moveOut(facing, at, verge), from: from - eave, to: to + eave }
  }
  let gables = input.shape === 'hip' ? [] : wholeEnds(parts, walls)
  let outline = outlineOf(walls, gables, eave, verge)
  // An end that is not a whole side of the roof, or without a ridge, becomes hipped. That may remove another end's ridge.
  for (;;) {
    const sides = sidesOf(outline)
    const whole = gables
      .map(toRoofEnd)
      .filter(end => sides.some(side => isSame(side, end) && side.fromOuter && side.toOuter))
    const remaining = gables.filter(end => {
      const roofEnd = toRoofEnd(end)
      return whole.some(one => isSame(one, roofEnd)) && hasRidge(input, roofEnd, whole, outline)
    })
    if (remaining.length === gables.length) break
    gables = remaining
    outline = outlineOf(walls, gables, eave, verge)
  }
  const stoppedSides = gables
    .map(toRoofEnd)
    .map((end): StoppedSide => ({ ...end, maxInset: gableInset(input, end.from, end.to) }))
  const closesGap = wings.some(one =>
    wings.some(other => other.side === one.side && other.left > one.right && other.left - one.right <= 2 * eave),
  )
  return { parts, walls, outline, stoppedSides, overhangs: [eave, verge], closesGap }
}

/** Lean-tos and hidden roofs: one block where only the eaves move in. */
function planOfOneBlock(input: RoofInput): Plan {
  const box: Box = { left: 0, right: toLattice(input.lengthM), front: 0, back: toLattice(input.widthM) }
  const isHidden = input.shape === 'hidden'
  const eave = isHidden ? 0 : toLattice(input.eaveM)
  const verge = isHidden ? 0 : toLattice(input.vergeM)
  const outline: Box = {
    left: box.left - verge,
    right: box.right + verge,
    front: box.front - eave,
    back: box.back + (input.top === 'free' ? eave : 0),
  }
  const stopped: readonly Facing[] = isHidden && input.falls === 'two' ? ['left', 'right'] : ['left', 'right', 'back']
  const stoppedSides = stopped.map((facing): StoppedSide => ({ ...sideOf(outline, facing), maxInset: 0 }))
  const parts = [{ ends: [], box }]
  return { parts, walls: [box], outline: [outline], stoppedSides, overhangs: [eave], closesGap: false }
}

/** The plan of a roof and its outline with overhangs, on the lattice. */
export function planOf(input: RoofInput): Plan {
  return input.shape === 'lean-to' || input.shape === 'hidden' ? planOfOneBlock(input) : planWithWings(input)
}

/**
 * The part whose wall is below a slope's eave; the main block where there is none.
 * @param at the position of the eave's line, `eaves` its extents along that line
 */
export function partBelow(plan: Plan, facing: Facing, at: number, eaves: readonly (readonly [number, number])[]): Part {
  const found = plan.parts.find(({ box }) => {
    const [begin, end] = extent(box, facing)
    return (
      plan.overhangs.some(by => moveOut(facing, box[facing], by) === at) &&
      eaves.some(([from, to]) => from < end && to > begin)
    )
  })
  return found ?? (plan.parts[0] as Part)
}
