import { type Box, type Facing, maximalBoxes, type Side, sidesOf } from './region.ts'

/**
 * The slopes of a roof over a plan with right angles, all of one pitch: its straight skeleton. Heights are those of a pitch
 * of 45°, so a side of the outline moves in by as much as it rises. Lengths are in lattice units (`region.ts`).
 *
 * At each point the roof is as high as the highest of the hipped roofs over the outline's maximal rectangles. So the outline
 * at some height is the union of those rectangles, each with its sides moved in by that height, and a slope is the area that
 * one side of the outline sweeps while it rises. Between two heights at which sides meet, the outline keeps its sides and
 * only their lengths change. So the sweep goes from one such height to the next.
 *
 * A side at a gable does not move in; at a Dutch gable it stops part of the way.
 */

/** A side of the outline that stops moving in: vertical from there up, as at a gable or at the head of a lean-to. */
export interface StoppedSide extends Pick<Side, 'facing' | 'at' | 'from' | 'to'> {
  /** How far it moves in before it stops; 0 for a gable. */
  readonly maxInset: number
}

/** The kinds of a slope's edges. `wall` is the foot of a small gable. */
type SlopeEdge = 'eave' | 'verge' | 'hip' | 'valley' | 'ridge' | 'wall'

/** A point of a slope: the plan coordinate along its eave's line, and the height above the eave at 45°. */
export type SlopePoint = readonly [along: number, rise: number]

/** One slope. Its outline runs counter-clockwise, with `along` to the right and `rise` up, and starts with its leftmost eave. */
export interface Slope {
  readonly facing: Facing
  /** Position of its eave's line. */
  readonly at: number
  readonly points: readonly SlopePoint[]
  /** `edges[i]` runs from `points[i]` to the next one. */
  readonly edges: readonly SlopeEdge[]
}

/** The plan coordinates of a slope's point. */
export function planPoint({ facing, at }: Slope, [along, rise]: SlopePoint): readonly [x: number, y: number] {
  if (facing === 'front') return [along, at + rise]
  if (facing === 'back') return [along, at - rise]
  return facing === 'left' ? [at + rise, along] : [at - rise, along]
}

/** The line of one side, which moves in as it rises. */
interface Line {
  /** Its position at the eave. */
  readonly at: number
  /** Its direction: 1 where its coordinate grows as it moves in. */
  readonly inward: 1 | -1
  /** How far it moves in; infinite where it does not stop. */
  readonly maxInset: number
}

/** A rectangle whose sides move in. */
type MovingBox = Readonly<Record<Facing, Line>>

const inwardDirections = { left: 1, right: -1, front: 1, back: -1 } as const

/** The position of a line when it has risen by `rise`. */
const positionAt = ({ at, inward, maxInset }: Line, rise: number) => at + inward * Math.min(rise, maxInset)

function movingBox(box: Box, stoppedSides: readonly StoppedSide[]): MovingBox {
  const line = (facing: Facing): Line => {
    const at = box[facing]
    const [from, to] = facing === 'left' || facing === 'right' ? [box.front, box.back] : [box.left, box.right]
    const stopped = stoppedSides.find(
      side => side.facing === facing && side.at === at && side.from <= from && side.to >= to,
    )
    return { at, inward: inwardDirections[facing], maxInset: stopped?.maxInset ?? Number.POSITIVE_INFINITY }
  }
  return { left: line('left'), right: line('right'), front: line('front'), back: line('back') }
}

/** The maximal rectangles of the outline, with sides that move in. */
export function movingBoxes(outline: readonly Box[], stoppedSides: readonly StoppedSide[]): MovingBox[] {
  return maximalBoxes(outline).map(box => movingBox(box, stoppedSides))
}

/** Height of the roof above the eave over a point of the plan, at a pitch of 45°. */
export function riseAt(boxes: readonly MovingBox[], x: number, y: number): number {
  // A stopped side limits the height only up to where it stops.
  const limit = ({ at, inward, maxInset }: Line, position: number) => {
    const inset = (position - at) * inward
    return inset < maxInset ? inset : Number.POSITIVE_INFINITY
  }
  const rises = boxes.map(({ left, right, front, back }) =>
    Math.min(limit(left, x), limit(right, x), limit(front, y), limit(back, y)),
  )
  return Math.max(...rises)
}

/**
 * The heights at which lines meet: two moving ones, or a moving and a stopped one. The result has other values too, also
 * negative ones; they are harmless, because the sweep may pause at any height.
 */
function possibleMeetingHeights(lines: readonly Line[]): number[] {
  return lines.flatMap(one =>
    lines.flatMap(other => [
      (other.at - one.at) / (one.inward - other.inward),
      (positionAt(other, Number.POSITIVE_INFINITY) - one.at) * one.inward,
    ]),
  )
}

/** The lines without duplicates. */
function distinct(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map(line => [`${line.at} ${line.inward} ${line.maxInset}`, line])).values()]
}

type Interval = readonly [from: number, to: number]

/** The area that one side sweeps between two heights. */
interface Strip {
  /** The extent of the side at the lower and at the upper height. */
  readonly low: Interval
  readonly high: Interval
  /** The edges that its two ends draw. */
  readonly fromEdge: SlopeEdge
  readonly toEdge: SlopeEdge
  /** Whether the side stops at the upper height, so that its slope ends at the foot of a wall. */
  readonly stops: boolean
}

/** The strips of one line between two heights; several where the line has several sides. */
interface Layer {
  readonly low: number
  readonly high: number
  readonly strips: Strip[]
}

/** What the sides on one line sweep, from the eave up. */
interface SweptLine {
  readonly facing: Facing
  readonly at: number
  readonly layers: Layer[]
}

/** Whether a side runs from front to back. */
const isSideways = (facing: Facing) => facing === 'left' || facing === 'right'

/** The areas that all sides of the outline sweep, layer by layer. */
function sweep(boxes: readonly MovingBox[]): SweptLine[] {
  const xLines = distinct(boxes.flatMap(({ left, right }) => [left, right]))
  const yLines = distinct(boxes.flatMap(({ front, back }) => [front, back]))
  const rises = [...new Set([...possibleMeetingHeights(xLines), ...possibleMeetingHeights(yLines)])]
    .filter(rise => rise > 0)
    .sort((a, b) => a - b)
  const swept = new Map<string, SweptLine>()
  let low = 0
  for (const high of rises) {
    // Between two meetings the outline keeps its sides, so they are found half-way.
    const middle = (low + high) / 2
    // Opposite sides that have passed each other make an empty rectangle.
    const boxesAtMiddle = boxes.map(lines => ({
      lines,
      left: positionAt(lines.left, middle),
      right: positionAt(lines.right, middle),
      front: positionAt(lines.front, middle),
      back: positionAt(lines.back, middle),
    }))
    // Lines at the same position half-way between two meetings move alike, so any of them will do.
    const xLineAt = new Map(xLines.map(line => [positionAt(line, middle), line]))
    const yLineAt = new Map(yLines.map(line => [positionAt(line, middle), line]))
    for (const side of sidesOf(boxesAtMiddle)) {
      const ends = isSideways(side.facing) ? yLineAt : xLineAt
      const [from, to] = [ends.get(side.from) as Line, ends.get(side.to) as Line]
      const line = boxesAtMiddle.find(box => {
        const [begin, end] = isSideways(side.facing) ? [box.front, box.back] : [box.left, box.right]
        return box[side.facing] === side.at && begin < side.to && end > side.from
      })?.lines[side.facing] as Line
      if (low >= line.maxInset) continue
      const key = `${side.facing} ${line.at}`
      const sweptLine = swept.get(key) ?? { facing: side.facing, at: line.at, layers: [] }
      swept.set(key, sweptLine)
      const { layers } = sweptLine
      const last = layers[layers.length - 1]
      const layer: Layer = last?.low === low ? last : { low, high, strips: [] }
      if (layer !== last) layers.push(layer)
      const edge = (isOuter: boolean, end: Line) => (!isOuter ? 'valley' : low >= end.maxInset ? 'verge' : 'hip')
      layer.strips.push({
        low: [positionAt(from, low), positionAt(to, low)],
        high: [positionAt(from, high), positionAt(to, high)],
        fromEdge: edge(side.fromOuter, from),
        toEdge: edge(side.toOuter, to),
        stops: line.maxInset === high,
      })
    }
    low = high
  }
  return [...swept.values()]
}

/** One straight part of a slope's outline. */
interface Leg {
  readonly from: SlopePoint
  readonly to: SlopePoint
  readonly edge: SlopeEdge
}

/** The parts of an interval that no other interval covers. */
function uncovered(interval: Interval, others: readonly Interval[]): Interval[] {
  const cut = ([from, to]: Interval, [begin, end]: Interval): Interval[] => [
    [from, Math.min(to, begin)],
    [Math.max(from, end), to],
  ]
  return others
    .reduce((gaps, other) => gaps.flatMap(gap => cut(gap, other)), [interval])
    .filter(([from, to]) => from < to)
}

/** The counter-clockwise legs of the areas that one line sweeps, layer by layer from the eave, in each layer from left to right. */
function slopeLegs(layers: readonly Layer[]): Leg[] {
  return layers.flatMap(({ low, high, strips }, index) => {
    const below = layers[index - 1]?.strips.map(strip => strip.high) ?? []
    const above = layers[index + 1]?.strips.map(strip => strip.low) ?? []
    return strips.flatMap((strip): Leg[] => [
      ...uncovered(strip.low, below).map(([from, to]): Leg => ({ from: [from, low], to: [to, low], edge: 'eave' })),
      { from: [strip.low[1], low], to: [strip.high[1], high], edge: strip.toEdge },
      ...uncovered(strip.high, above).map(
        ([from, to]): Leg => ({ from: [to, high], to: [from, high], edge: strip.stops ? 'wall' : 'ridge' }),
      ),
      { from: [strip.high[0], high], to: [strip.low[0], low], edge: strip.fromEdge },
    ])
  })
}

/** Signed turn angle at `b` on the way from `a` to `c`, positive to the left, in radians. */
function turnAngle(a: SlopePoint, b: SlopePoint, c: SlopePoint): number {
  const [x, y, nextX, nextY] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  return Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY)
}

/**
 * Joins legs end to end into slopes. Each starts with its leftmost eave, because that is the first of its legs. Where two
 * slopes touch in a point, the leg that turns most to the left follows. Collinear legs of the same kind become one.
 */
function joinLegs(legs: readonly Leg[]): Pick<Slope, 'points' | 'edges'>[] {
  const rest = [...legs]
  const slopes: Leg[][] = []
  while (rest.length > 0) {
    const chain: Leg[] = []
    for (let leg = rest[0]; leg; ) {
      const { from, to } = leg
      rest.splice(rest.indexOf(leg), 1)
      const last = chain[chain.length - 1]
      if (last?.edge === leg.edge && turnAngle(last.from, from, to) === 0) chain[chain.length - 1] = { ...last, to }
      else chain.push(leg)
      leg = rest
        .filter(next => next.from[0] === to[0] && next.from[1] === to[1])
        .sort((a, b) => turnAngle(from, to, b.to) - turnAngle(from, to, a.to))[0]
    }
    slopes.push(chain)
  }
  return slopes.map(chain => ({ points: chain.map(({ from }) => from), edges: chain.map(({ edge }) => edge) }))
}

/** The slopes of a roof over the union of boxes. */
export function slopesOf(outline: readonly Box[], stoppedSides: readonly StoppedSide[]): Slope[] {
  return sweep(movingBoxes(outline, stoppedSides)).flatMap(({ facing, at, layers }) =>
    joinLegs(slopeLegs(layers)).map(slope => ({ facing, at, ...slope })),
  )
}
