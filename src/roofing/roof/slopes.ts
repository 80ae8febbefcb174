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
  let most = 0
  for (const { left, right, front, back } of boxes) {
    const limit = (line: Line, depth: number) => (depth < line.stop ? depth : Number.POSITIVE_INFINITY)
    const depths = [x - left.at, right.at - x, y - front.at, back.at - y] as const
    if (Math.min(...depths) < 0) continue
    const rise = Math.min(
      limit(left, depths[0]),
      limit(right, depths[1]),
      limit(front, depths[2]),
      limit(back, depths[3]),
    )
    if (rise > most && rise < Number.POSITIVE_INFINITY) most = rise
  }
  return most
}

/** The heights at which two lines meet. Before and after a stop a line's way is straight. */
function meetings(lines: readonly Line[]): number[] {
  const rises: number[] = []
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const stops = [0, ...new Set([one.stop, other.stop])].sort((a, b) => a - b)
      for (const [at, begin] of stops.entries()) {
        const end = stops[at + 1] ?? Number.POSITIVE_INFINITY
        if (begin >= end) continue
        const apart = place(other, begin) - place(one, begin)
        const speed = (begin < one.stop ? one.inward : 0) - (begin < other.stop ? other.inward : 0)
        const rise = begin + apart / speed
        if (speed !== 0 && rise > begin && rise <= end) rises.push(rise)
      }
    }
  return rises
}

function distinct(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map(line => [`${line.at} ${line.inward} ${line.stop}`, line])).values()]
}

/** What one line sweeps between two heights. */
interface Strip {
  readonly low: readonly [from: number, to: number]
  readonly high: readonly [from: number, to: number]
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
  const stops = [...across, ...deep].map(({ stop }) => stop).filter(Number.isFinite)
  const rises = [...new Set([0, ...stops, ...meetings(across), ...meetings(deep)])].sort((a, b) => a - b)
  const swept = new Map<string, Swept>()
  for (const [index, low] of rises.slice(0, -1).entries()) {
    const high = rises[index + 1] as number
    const middle = (low + high) / 2
    const drawn = boxes
      .map(lines => ({
        lines,
        left: place(lines.left, middle),
        right: place(lines.right, middle),
        front: place(lines.front, middle),
        back: place(lines.back, middle),
      }))
      .filter(({ left, right, front, back }) => left < right && front < back)
    if (drawn.length === 0) break
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
  }
  return [...swept.values()]
}

interface Leg {
  readonly from: SlopePoint
  readonly to: SlopePoint
  readonly edge: SlopeEdge
}

/** What of a stretch no other one covers. */
function uncovered(
  [from, to]: readonly [number, number],
  others: readonly (readonly [number, number])[],
): [number, number][] {
  const gaps: [number, number][] = []
  let at = from
  for (const [begin, end] of [...others].sort(([a], [b]) => a - b)) {
    if (begin > at) gaps.push([at, Math.min(begin, to)])
    at = Math.max(at, end)
    if (at >= to) break
  }
  if (at < to) gaps.push([at, to])
  return gaps.filter(([begin, end]) => begin < end)
}

/** The outline of a slope, leg by leg, from strips that lie on one another. */
function legsOf(layers: readonly Layer[]): Leg[] {
  return layers.flatMap(({ low, high, strips }, index) => {
    const below = layers[index - 1]?.high === low ? (layers[index - 1]?.strips ?? []) : []
    const above = layers[index + 1]?.low === high ? (layers[index + 1]?.strips ?? []) : []
    return strips.flatMap((strip): Leg[] => [
      ...uncovered(
        strip.low,
        below.map(other => other.high),
      ).map(([from, to]): Leg => ({ from: [from, low], to: [to, low], edge: 'eave' })),
      { from: [strip.low[1], low], to: [strip.high[1], high], edge: strip.toEdge },
      ...uncovered(
        strip.high,
        above.map(other => other.low),
      )
        .reverse()
        .map(([from, to]): Leg => ({ from: [to, high], to: [from, high], edge: strip.stops ? 'wall' : 'ridge' })),
      { from: [strip.high[0], high], to: [strip.low[0], low], edge: strip.fromEdge },
    ])
  })
}

/** Parts the strips of one line into those that hang together. */
function connected(layers: readonly Layer[]): Layer[][] {
  const parts: Layer[][] = []
  const partOf = new Map<Strip, Layer[]>()
  for (const [index, layer] of layers.entries()) {
    const below = layers[index - 1]?.high === layer.low ? (layers[index - 1]?.strips ?? []) : []
    for (const strip of layer.strips) {
      const touching = below.filter(({ high }) => high[0] < strip.low[1] && high[1] > strip.low[0])
      const [first, ...others] = [...new Set(touching.map(one => partOf.get(one) as Layer[]))]
      const part = first ?? []
      if (!first) parts.push(part)
      for (const other of others) {
        parts.splice(parts.indexOf(other), 1)
        for (const one of other) for (const each of one.strips) partOf.set(each, part)
        part.push(...other)
      }
      part.push({ ...layer, strips: [strip] })
      partOf.set(strip, part)
    }
  }
  return parts.map(gathered)
}

/** Strips between the same heights, in one layer. */
function gathered(layers: readonly Layer[]): Layer[] {
  const byLow = new Map<number, Layer>()
  for (const { low, high, strips } of layers) {
    const layer = byLow.get(low) ?? { low, high, strips: [] }
    layer.strips.push(...strips)
    byLow.set(low, layer)
  }
  return [...byLow.values()].sort((a, b) => a.low - b.low)
}

const isSame = (a: SlopePoint, b: SlopePoint) => a[0] === b[0] && a[1] === b[1]

function turn(a: SlopePoint, b: SlopePoint, c: SlopePoint): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
}

/** Joins legs end to end, beginning with the leftmost eave; straight on in the same kind of edge is one leg. */
function joined(legs: readonly Leg[]): Pick<Slope, 'points' | 'edges'> {
  const rest = legs.filter(({ from, to }) => !isSame(from, to))
  const chain: Leg[] = []
  const begins = [...rest].sort((a, b) => a.from[1] - b.from[1] || a.from[0] - b.from[0])
  for (let leg = begins[0]; leg; ) {
    rest.splice(rest.indexOf(leg), 1)
    const last = chain[chain.length - 1]
    if (last && last.edge === leg.edge && turn(last.from, last.to, leg.to) === 0)
      chain[chain.length - 1] = { ...last, to: leg.to }
    else chain.push(leg)
    const { to } = leg
    leg = rest.find(({ from }) => isSame(from, to))
  }
  return { points: chain.map(({ from }) => from), edges: chain.map(({ edge }) => edge) }
}

/** Lays out the slopes of a roof over the union of boxes. */
export function slopesOf(outline: readonly Box[], tips: readonly Tip[]): Slope[] {
  return sweep(movingBoxes(outline, tips)).flatMap(({ facing, at, layers }) =>
    connected(layers).map(part => ({ facing, at, ...joined(legsOf(part)) })),
  )
}
