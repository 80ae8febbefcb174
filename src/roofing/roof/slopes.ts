import { type Box, type Facing, maximalBoxes, type Side, sidesOf } from './region.ts'

/**
 * The slopes of a roof over a plan with right angles, all of one pitch.
 *
 * The roof is the upper envelope of the hipped roofs over the outline's maximal rectangles. So the outline at some height is
 * the union of those rectangles, each moved in by that height, and a slope is the area that one line of the outline sweeps
 * on its way up. Only lengths change between two heights at which lines meet, so the sweep goes from one such height to the
 * next.
 *
 * The line of a gable does not move; that of a Dutch gable stops part of the way.
 */

/** An end of the plan that is a gable above some height: its line moves in by `stop` and no farther. */
export interface Tip extends Pick<Side, 'facing' | 'at' | 'from' | 'to'> {
  /** 0 for a gable. */
  readonly stop: number
}

/** The kinds of a slope's edges. `wall` is the foot of a small gable. */
type SlopeEdge = 'eave' | 'verge' | 'hip' | 'valley' | 'ridge' | 'wall'

/** A point of a slope: the plan coordinate along its line, and the rise, both in lattice units. */
export type SlopePoint = readonly [along: number, rise: number]

/** One slope. Its outline is counter-clockwise with the lattice coordinate to the right, lower edge first. */
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

/** A line of the outline that moves inwards. */
interface Line {
  readonly at: number
  readonly inward: 1 | -1
  readonly stop: number
}

type MovingBox = Readonly<Record<Facing, Line>>

const inwardDirections = { left: 1, right: -1, front: 1, back: -1 } as const

const positionAt = ({ at, inward, stop }: Line, rise: number) => at + inward * Math.min(rise, stop)

function movingLines(box: Box, tips: readonly Tip[]): MovingBox {
  const line = (facing: Facing): Line => {
    const at = box[facing]
    const [from, to] = facing === 'left' || facing === 'right' ? [box.front, box.back] : [box.left, box.right]
    const tip = tips.find(one => one.facing === facing && one.at === at && one.from <= from && one.to >= to)
    return { at, inward: inwardDirections[facing], stop: tip?.stop ?? Number.POSITIVE_INFINITY }
  }
  return { left: line('left'), right: line('right'), front: line('front'), back: line('back') }
}

/** The maximal rectangles of the outline, with their moving lines. */
export function movingBoxes(outline: readonly Box[], tips: readonly Tip[]): MovingBox[] {
  return maximalBoxes(outline).map(box => movingLines(box, tips))
}

/** Height of the roof over a point of the plan at a pitch of 45°, in lattice units. */
export function riseAt(boxes: readonly MovingBox[], x: number, y: number): number {
  const limit = ({ at, inward, stop }: Line, place: number) => {
    const depth = (place - at) * inward
    return depth < stop ? depth : Number.POSITIVE_INFINITY
  }
  const rises = boxes.map(({ left, right, front, back }) =>
    Math.min(limit(left, x), limit(right, x), limit(front, y), limit(back, y)),
  )
  return Math.max(...rises)
}

/** Heights at which lines may meet: two moving ones, or one and a stopped one. The result may contain other values too. */
function possibleMeetings(lines: readonly Line[]): number[] {
  return lines.flatMap(one =>
    lines.flatMap(other => [
      (other.at - one.at) / (one.inward - other.inward),
      (positionAt(other, Number.POSITIVE_INFINITY) - one.at) * one.inward,
    ]),
  )
}

function distinct(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map(line => [`${line.at} ${line.inward} ${line.stop}`, line])).values()]
}

type Interval = readonly [from: number, to: number]

/** The area that one line sweeps between two heights. */
interface Strip {
  readonly low: Interval
  readonly high: Interval
  readonly fromEdge: SlopeEdge
  readonly toEdge: SlopeEdge
  readonly stops: boolean
}

interface Layer {
  readonly low: number
  readonly high: number
  readonly strips: Strip[]
}

interface SweptLine {
  readonly facing: Facing
  readonly at: number
  readonly layers: Layer[]
}

const isSideways = (facing: Facing) => facing === 'left' || facing === 'right'

/** The areas that all lines of the outline sweep, layer by layer. */
function sweep(boxes: readonly MovingBox[]): SweptLine[] {
  const across = distinct(boxes.flatMap(({ left, right }) => [left, right]))
  const deep = distinct(boxes.flatMap(({ front, back }) => [front, back]))
  const rises = [...new Set([...possibleMeetings(across), ...possibleMeetings(deep)])]
    .filter(rise => rise > 0)
    .sort((a, b) => a - b)
  const swept = new Map<string, SweptLine>()
  let low = 0
  for (const high of rises) {
    const middle = (low + high) / 2
    // The sides of a closed rectangle have passed each other, so it is empty.
    const drawn = boxes.map(lines => ({
      lines,
      left: positionAt(lines.left, middle),
      right: positionAt(lines.right, middle),
      front: positionAt(lines.front, middle),
      back: positionAt(lines.back, middle),
    }))
    // Halfway between two meetings, lines at the same position move the same way.
    const acrossAt = new Map(across.map(line => [positionAt(line, middle), line]))
    const deepAt = new Map(deep.map(line => [positionAt(line, middle), line]))
    for (const side of sidesOf(drawn)) {
      const ends = isSideways(side.facing) ? deepAt : acrossAt
      const [from, to] = [ends.get(side.from) as Line, ends.get(side.to) as Line]
      const line = drawn.find(box => {
        const [begin, end] = isSideways(side.facing) ? [box.front, box.back] : [box.left, box.right]
        return box[side.facing] === side.at && begin < side.to && end > side.from
      })?.lines[side.facing] as Line
      if (low >= line.stop) continue
      const key = `${side.facing} ${line.at}`
      const known = swept.get(key) ?? { facing: side.facing, at: line.at, layers: [] }
      swept.set(key, known)
      const { layers } = known
      const last = layers[layers.length - 1]
      const layer: Layer = last?.low === low ? last : { low, high, strips: [] }
      if (layer !== last) layers.push(layer)
      const edge = (isOuter: boolean, end: Line) => (!isOuter ? 'valley' : low >= end.stop ? 'verge' : 'hip')
      layer.strips.push({
        low: [positionAt(from, low), positionAt(to, low)],
        high: [positionAt(from, high), positionAt(to, high)],
        fromEdge: edge(side.fromOuter, from),
        toEdge: edge(side.toOuter, to),
        stops: line.stop === high,
      })
    }
    low = high
  }
  return [...swept.values()]
}

interface Leg {
  readonly from: SlopePoint
  readonly to: SlopePoint
  readonly edge: SlopeEdge
}

/** The parts of an interval that no other interval covers. */
function uncovered(stretch: Interval, others: readonly Interval[]): Interval[] {
  const cut = ([from, to]: Interval, [begin, end]: Interval): Interval[] => [
    [from, Math.min(to, begin)],
    [Math.max(from, end), to],
  ]
  return others
    .reduce((gaps, other) => gaps.flatMap(gap => cut(gap, other)), [stretch])
    .filter(([from, to]) => from < to)
}

/** The outline of the area that a line sweeps, as legs, from its layers of strips. */
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
 * Joins legs end to end into slopes, each starting with its leftmost eave. Where two slopes touch in a point, the next leg
 * is the leftmost. Collinear legs of the same kind become one.
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
export function slopesOf(outline: readonly Box[], tips: readonly Tip[]): Slope[] {
  return sweep(movingBoxes(outline, tips)).flatMap(({ facing, at, layers }) =>
    joinLegs(slopeLegs(layers)).map(slope => ({ facing, at, ...slope })),
  )
}
