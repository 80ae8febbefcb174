import { type Box, type Facing, maximalBoxes, type Side, sidesOf } from './region.ts'

/**
 * The slopes of a roof over a plan with right angles, all of one pitch.
 *
 * At every point the roof is as high as the largest square around it that lies within the outline is wide: the upper
 * envelope of the hipped roofs over the outline's maximal rectangles. So the outline at some height is the union of those
 * rectangles, drawn in by that height, and a slope is what one line of the outline sweeps on its way up. Between two heights
 * at which lines meet nothing changes but lengths, so the sweep goes from one such height to the next.
 *
 * A gable is a tip whose line stays where it is; a Dutch gable one that stops on its way.
 */

/** An end of the plan that is a gable above a height: its line moves in so far and no farther. */
export interface Tip extends Pick<Side, 'facing' | 'at' | 'from' | 'to'> {
  /** 0 for a gable. */
  readonly stop: number
}

/** What a slope's edge is: its lower edge, its ends, or where it meets another slope or a small gable's foot. */
type SlopeEdge = 'eave' | 'verge' | 'hip' | 'valley' | 'ridge' | 'wall'

/** A point of a slope: along its line, as the plan has it, and up, both in units of the lattice. */
export type SlopePoint = readonly [along: number, rise: number]

/** One slope: its outline counter-clockwise as seen with the lattice to the right, lower edge first. */
export interface Slope {
  readonly facing: Facing
  /** Where the line of its eave lies. */
  readonly at: number
  readonly points: readonly SlopePoint[]
  /** `edges[i]` runs from `points[i]` to the next one. */
  readonly edges: readonly SlopeEdge[]
}

/** A point of a slope, in plan. */
export function inPlan({ facing, at }: Slope, [along, rise]: SlopePoint): readonly [x: number, y: number] {
  if (facing === 'front') return [along, at + rise]
  if (facing === 'back') return [along, at - rise]
  return facing === 'left' ? [at + rise, along] : [at - rise, along]
}

/** A line of the outline, on its way in. */
interface Line {
  readonly at: number
  readonly inward: 1 | -1
  readonly stop: number
}

type Moving = Readonly<Record<Facing, Line>>

const inwards = { left: 1, right: -1, front: 1, back: -1 } as const

const place = ({ at, inward, stop }: Line, rise: number) => at + inward * Math.min(rise, stop)

function moving(box: Box, tips: readonly Tip[]): Moving {
  const line = (facing: Facing): Line => {
    const at = box[facing]
    const [from, to] = facing === 'left' || facing === 'right' ? [box.front, box.back] : [box.left, box.right]
    const tip = tips.find(one => one.facing === facing && one.at === at && one.from <= from && one.to >= to)
    return { at, inward: inwards[facing], stop: tip?.stop ?? Number.POSITIVE_INFINITY }
  }
  return { left: line('left'), right: line('right'), front: line('front'), back: line('back') }
}

/** The rectangles whose roofs make up the whole, their lines on the way. */
export function movingBoxes(outline: readonly Box[], tips: readonly Tip[]): Moving[] {
  return maximalBoxes(outline).map(box => moving(box, tips))
}

/** Height of the roof over a point of the plan, in units of the lattice: the rise over the run of a pitch of 45°. */
export function riseAt(boxes: readonly Moving[], x: number, y: number): number {
  const limit = ({ at, inward, stop }: Line, place: number) => {
    const depth = (place - at) * inward
    return depth < stop ? depth : Number.POSITIVE_INFINITY
  }
  const rises = boxes.map(({ left, right, front, back }) =>
    Math.min(limit(left, x), limit(right, x), limit(front, y), limit(back, y)),
  )
  return Math.max(...rises)
}

/** Heights at which lines may meet: two on their way, or one and the place where another, or itself, stops. Some are none. */
function meetings(lines: readonly Line[]): number[] {
  return lines.flatMap(one =>
    lines.flatMap(other => [
      (other.at - one.at) / (one.inward - other.inward),
      (place(other, Number.POSITIVE_INFINITY) - one.at) * one.inward,
    ]),
  )
}

function distinct(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map(line => [`${line.at} ${line.inward} ${line.stop}`, line])).values()]
}

type Stretch = readonly [from: number, to: number]

/** What one line sweeps between two heights. */
interface Strip {
  readonly low: Stretch
  readonly high: Stretch
  readonly fromEdge: SlopeEdge
  readonly toEdge: SlopeEdge
  readonly stops: boolean
}

interface Layer {
  readonly low: number
  readonly high: number
  readonly strips: Strip[]
}

interface Swept {
  readonly facing: Facing
  readonly at: number
  readonly layers: Layer[]
}

const isSideways = (facing: Facing) => facing === 'left' || facing === 'right'

/** What every line of the outline sweeps, from height to height. */
function sweep(boxes: readonly Moving[]): Swept[] {
  const across = distinct(boxes.flatMap(({ left, right }) => [left, right]))
  const deep = distinct(boxes.flatMap(({ front, back }) => [front, back]))
  const rises = [...new Set([...meetings(across), ...meetings(deep)])].filter(rise => rise > 0).sort((a, b) => a - b)
  const swept = new Map<string, Swept>()
  let low = 0
  for (const high of rises) {
    const middle = (low + high) / 2
    // Of a rectangle that has closed, the sides have passed each other: it fills nothing.
    const drawn = boxes.map(lines => ({
      lines,
      left: place(lines.left, middle),
      right: place(lines.right, middle),
      front: place(lines.front, middle),
      back: place(lines.back, middle),
    }))
    // Halfway between two meetings, lines that lie in one place go the same way.
    const acrossAt = new Map(across.map(line => [place(line, middle), line]))
    const deepAt = new Map(deep.map(line => [place(line, middle), line]))
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
        low: [place(from, low), place(to, low)],
        high: [place(from, high), place(to, high)],
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

/** What of a stretch no other one covers. */
function uncovered(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  const cut = ([from, to]: Stretch, [begin, end]: Stretch): Stretch[] => [
    [from, Math.min(to, begin)],
    [Math.max(from, end), to],
  ]
  return others
    .reduce((gaps, other) => gaps.flatMap(gap => cut(gap, other)), [stretch])
    .filter(([from, to]) => from < to)
}

/** The outlines of what a line sweeps, leg by leg, from strips that lie on one another. */
function legsOf(layers: readonly Layer[]): Leg[] {
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

/** How far to the left a way turns that goes on from `a`, by `b`, to `c`: from -π, all the way round, to π. */
function turn(a: SlopePoint, b: SlopePoint, c: SlopePoint): number {
  const [x, y, nextX, nextY] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  return Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY)
}

/**
 * Joins legs end to end into slopes, each beginning with its leftmost eave. Where two slopes touch in a point, a way round
 * one stays on its left. Straight on in the same kind of edge is one leg.
 */
function joined(legs: readonly Leg[]): Pick<Slope, 'points' | 'edges'>[] {
  const rest = [...legs]
  const slopes: Leg[][] = []
  while (rest.length > 0) {
    const chain: Leg[] = []
    for (let leg = rest[0]; leg; ) {
      const { from, to } = leg
      rest.splice(rest.indexOf(leg), 1)
      const last = chain[chain.length - 1]
      if (last?.edge === leg.edge && turn(last.from, from, to) === 0) chain[chain.length - 1] = { ...last, to }
      else chain.push(leg)
      leg = rest
        .filter(next => next.from[0] === to[0] && next.from[1] === to[1])
        .sort((a, b) => turn(from, to, b.to) - turn(from, to, a.to))[0]
    }
    slopes.push(chain)
  }
  return slopes.map(chain => ({ points: chain.map(({ from }) => from), edges: chain.map(({ edge }) => edge) }))
}

/** Lays out the slopes of a roof over the union of boxes. */
export function slopesOf(outline: readonly Box[], tips: readonly Tip[]): Slope[] {
  return sweep(movingBoxes(outline, tips)).flatMap(({ facing, at, layers }) =>
    joined(legsOf(layers)).map(slope => ({ facing, at, ...slope })),
  )
}
