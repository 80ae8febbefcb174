import { type Box, type Facing, maximalBoxes, sidesOf } from './region.ts'
import type { RoofInput, Wing } from './roof.ts'
import type { Tip } from './slopes.ts'

/** Tenths of a millimetre in a metre: the lattice of a plan, as fine as lengths are typed. */
export const LATTICE = 10_000

const onLattice = (lengthM: number) => Math.round(lengthM * LATTICE)

/** The main block or a wing, in plan. */
interface Part {
  /** Counted from 1 in the order of the input; none for the main block. */
  readonly wing?: number
  /** The sides that may be gables. */
  readonly ends: readonly Facing[]
  readonly box: Box
}

/** A plan and the outline of its roof. */
export interface Plan {
  /** The main block first. */
  readonly parts: readonly Part[]
  readonly walls: readonly Box[]
  /** With overhangs. */
  readonly outline: readonly Box[]
  readonly tips: readonly Tip[]
  /** How far a slope's eave may lie from its wall. */
  readonly overhangs: readonly number[]
  /** Wings whose eaves meet, so that the roof closes over the gap between them. */
  readonly closesGap: boolean
}

interface LaidWing {
  readonly wing: number
  readonly side: Wing['side']
  readonly left: number
  readonly right: number
  readonly out: number
}

/** Wings where they stand. Those of no size are none, and two of one depth that touch are one. */
function laidWings({ wings = [], lengthM }: RoofInput): LaidWing[] {
  const length = onLattice(lengthM)
  const laid: LaidWing[] = []
  for (const [index, { side, atM, outM, widthM }] of wings.entries()) {
    const [at, out, width] = [onLattice(atM), onLattice(outM), onLattice(widthM)]
    const begin = side === 'front' ? at : length - at - width
    let wing = { wing: index + 1, side, left: Math.max(0, begin), right: Math.min(length, begin + width), out }
    if (wing.left >= wing.right || out <= 0) continue
    for (;;) {
      const touching = laid.findIndex(
        one => one.side === side && one.out === out && one.left <= wing.right && one.right >= wing.left,
      )
      const [other] = touching < 0 ? [] : laid.splice(touching, 1)
      if (!other) break
      wing = { ...other, left: Math.min(other.left, wing.left), right: Math.max(other.right, wing.right) }
    }
    laid.push(wing)
  }
  return laid
}

/** The main block and the wings that stand out from it; a wing as wide as the block makes the longer block. */
function partsOf(input: RoofInput, wings: readonly LaidWing[]): [Part, ...Part[]] {
  const right = onLattice(input.lengthM)
  const across = wings.filter(one => one.left === 0 && one.right === right)
  const added = (side: Wing['side']) => Math.max(0, ...across.filter(one => one.side === side).map(({ out }) => out))
  const main: Box = { left: 0, right, front: -added('front'), back: onLattice(input.widthM) + added('back') }
  const standing = wings.map(({ wing, side, out, ...sides }): Part => {
    const depth =
      side === 'front' ? { front: -out, back: main.front } : { front: main.back, back: onLattice(input.widthM) + out }
    return { wing, ends: [side], box: { left: sides.left, right: sides.right, ...depth } }
  })
  const wingsLeft = standing.filter(({ box }) => box.front < box.back)
  // A gable's ridge runs along its length, whatever is longer; a Dutch gable stands over the ends of its hip's ridge.
  const isDeeper = main.back - main.front > right
  const isTurned = input.shape === 'dutch-gable' && isDeeper && wingsLeft.length === 0
  return [{ ends: isTurned ? ['front', 'back'] : ['left', 'right'], box: main }, ...wingsLeft]
}

function extent(box: Box, facing: Facing): readonly [from: number, to: number] {
  return facing === 'left' || facing === 'right' ? [box.front, box.back] : [box.left, box.right]
}

function drawnOut(facing: Facing, at: number, by: number): number {
  return facing === 'left' || facing === 'front' ? at - by : at + by
}

const opposite = { front: 'back', back: 'front', left: 'right', right: 'left' } as const

type End = Omit<Tip, 'stop'>

/** The side of a box, as an end of the plan. */
function sideOf(box: Box, facing: Facing): End {
  const [from, to] = extent(box, facing)
  return { facing, at: box[facing], from, to }
}

function isSame(one: End, other: End): boolean {
  return one.facing === other.facing && one.at === other.at && one.from === other.from && one.to === other.to
}

/** The ends of the plan from which no other part goes on. */
function wholeEnds(parts: readonly Part[], walls: readonly Box[]): End[] {
  const sides = sidesOf(walls)
  return parts.flatMap(({ ends, box }) =>
    ends
      .map(facing => sideOf(box, facing))
      .filter(end => sides.some(side => isSame(side, end) && side.fromOuter && side.toOuter)),
  )
}

/**
 * Whether a ridge runs towards an end of the roof. From an end that is hipped it begins half the width away; a Dutch gable
 * stands on a hip, which needs the other half.
 */
function hasRidge({ shape }: RoofInput, end: End, others: readonly End[], outline: readonly Box[]): boolean {
  const box = maximalBoxes(outline).find(one => isSame(sideOf(one, end.facing), end)) as Box
  const other = sideOf(box, opposite[end.facing])
  const [depth, width] = [Math.abs(end.at - other.at), end.to - end.from]
  if (shape === 'dutch-gable') return depth >= width
  return others.some(one => isSame(one, other)) || 2 * depth > width
}

/** How far the line of an end moves in before it is a gable. */
function stopOf({ shape, pitchDeg, gabletM = 0 }: RoofInput, from: number, to: number): number {
  if (shape === 'gable') return 0
  return Math.max(0, (to - from) / 2 - onLattice(gabletM / Math.tan((pitchDeg * Math.PI) / 180)))
}

/** The outline of a roof whose walls end in these gables: overhangs outside all walls, that of the verge at gables. */
function outlineOf(walls: readonly Box[], gables: readonly End[], eave: number, verge: number): Box[] {
  return walls.map(box => {
    const out = (facing: Facing) => {
      const isGable = gables.some(end => isSame(end, sideOf(box, facing)))
      return drawnOut(facing, box[facing], isGable ? verge : eave)
    }
    return { left: out('left'), right: out('right'), front: out('front'), back: out('back') }
  })
}

/** Gables, hips and Dutch gables. */
function winged(input: RoofInput): Plan {
  const wings = laidWings(input)
  const parts = partsOf(input, wings)
  const walls = maximalBoxes(parts.map(({ box }) => box))
  const eave = onLattice(input.eaveM)
  const verge = input.shape === 'gable' ? onLattice(input.vergeM) : eave
  const inRoof = ({ facing, at, from, to }: End): End => {
    return { facing, at: drawnOut(facing, at, verge), from: from - eave, to: to + eave }
  }
  let gables = input.shape === 'hip' ? [] : wholeEnds(parts, walls)
  let outline = outlineOf(walls, gables, eave, verge)
  // An end that is none in the roof, or to which no ridge runs, is hipped; which may take its ridge from another one.
  for (;;) {
    const sides = sidesOf(outline)
    const whole = gables
      .map(inRoof)
      .filter(end => sides.some(side => isSame(side, end) && side.fromOuter && side.toOuter))
    const kept = gables.filter(end => {
      const tip = inRoof(end)
      return whole.some(one => isSame(one, tip)) && hasRidge(input, tip, whole, outline)
    })
    if (kept.length === gables.length) break
    gables = kept
    outline = outlineOf(walls, gables, eave, verge)
  }
  const tips = gables.map(inRoof).map((tip): Tip => ({ ...tip, stop: stopOf(input, tip.from, tip.to) }))
  const closesGap = wings.some(one =>
    wings.some(other => other.side === one.side && other.left > one.right && other.left - one.right <= 2 * eave),
  )
  return { parts, walls, outline, tips, overhangs: [eave, verge], closesGap }
}

/** Lean-tos and hidden roofs: one block, in which only the lines of the eaves move. */
function simple(input: RoofInput): Plan {
  const box: Box = { left: 0, right: onLattice(input.lengthM), front: 0, back: onLattice(input.widthM) }
  const isHidden = input.shape === 'hidden'
  const eave = isHidden ? 0 : onLattice(input.eaveM)
  const verge = isHidden ? 0 : onLattice(input.vergeM)
  const outline: Box = {
    left: box.left - verge,
    right: box.right + verge,
    front: box.front - eave,
    back: box.back + (input.top === 'free' ? eave : 0),
  }
  const still: readonly Facing[] = isHidden && input.falls === 'two' ? ['left', 'right'] : ['left', 'right', 'back']
  const tips = still.map((facing): Tip => ({ ...sideOf(outline, facing), stop: 0 }))
  const parts = [{ ends: [], box }]
  return { parts, walls: [box], outline: [outline], tips, overhangs: [eave], closesGap: false }
}

/** Lays out the plan of a roof and its outline with overhangs, on the lattice. */
export function planOf(input: RoofInput): Plan {
  return input.shape === 'lean-to' || input.shape === 'hidden' ? simple(input) : winged(input)
}

/** The part whose wall a slope stands over; the main block where there is none. */
export function partOver(plan: Plan, facing: Facing, at: number, eaves: readonly (readonly [number, number])[]): Part {
  const found = plan.parts.find(({ box }) => {
    const [begin, end] = extent(box, facing)
    return (
      plan.overhangs.some(by => drawnOut(facing, box[facing], by) === at) &&
      eaves.some(([from, to]) => from < end && to > begin)
    )
  })
  return found ?? (plan.parts[0] as Part)
}
