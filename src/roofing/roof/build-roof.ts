import { LATTICE, type Plan, partOver, planOf } from './plan.ts'
import { areaOf } from './region.ts'
import type { Edge, EdgeKind, Face, Roof, RoofInput, RoomPoint } from './roof.ts'
import { inPlan, type Slope, type SlopePoint, slopesOf } from './slopes.ts'
import { wallsOf } from './walls.ts'

const radians = (deg: number) => (deg * Math.PI) / 180

/** What the edges of a slope are called on roofs whose upper edge or ends lie at a wall. */
function renamed(edge: EdgeKind, { shape, falls }: RoofInput): EdgeKind {
  if (edge === 'ridge' && (shape === 'lean-to' || (shape === 'hidden' && falls !== 'two'))) return 'head'
  return edge === 'verge' && shape === 'hidden' ? 'wall' : edge
}

/** The outline as seen from outside, its leftmost eave first: on the back and the left, the lattice runs the other way. */
function fromOutside({ facing, points, edges }: Slope): Pick<Slope, 'points' | 'edges'> {
  if (facing === 'front' || facing === 'right') return { points, edges }
  const end = edges.lastIndexOf('eave') + 1
  const turned = <T>(all: readonly T[], at: number) => [...all.slice(0, at).reverse(), ...all.slice(at).reverse()]
  return { points: turned(points, end + 1), edges: turned(edges, end) }
}

function facesOf(
  slopes: readonly Slope[],
  plan: Plan,
  input: RoofInput,
  inRoom: (x: number, y: number, rise: number) => RoomPoint,
): Face[] {
  const cos = Math.cos(radians(input.pitchDeg))
  const named = slopes.map(slope => {
    const eaves = slope.points.flatMap((point, index) => {
      const next = slope.points[(index + 1) % slope.points.length] as SlopePoint
      return slope.edges[index] === 'eave' ? [[point[0], next[0]] as const] : []
    })
    const { wing } = partOver(plan, slope.facing, slope.at, eaves)
    return { slope, wing, part: wing === undefined ? slope.facing : `wing ${wing} ${slope.facing}` }
  })
  return named.map(({ slope, wing, part }, index) => {
    const alike = named.filter(other => other.part === part)
    const nth = alike.length > 1 ? named.slice(0, index + 1).filter(other => other.part === part).length : undefined
    const { points, edges } = fromOutside(slope)
    const alongs = points.map(([along]) => along)
    const isReversed = slope.facing === 'back' || slope.facing === 'left'
    const start = isReversed ? Math.max(...alongs) : Math.min(...alongs)
    return {
      name: nth === undefined ? part : `${part} ${nth}`,
      facing: slope.facing,
      ...(wing !== undefined && { wing }),
      ...(nth !== undefined && { nth }),
      outline: points.map(([along, rise]) => [Math.abs(along - start) / LATTICE, rise / LATTICE / cos] as const),
      corners: points.map(point => inRoom(...inPlan(slope, point), point[1])),
      edges: edges.map(edge => renamed(edge, input)),
    }
  })
}

/** Of which faces an edge is taken where two of them have it. */
function isCounted({ facing }: Face, kind: EdgeKind): boolean {
  if (kind === 'ridge') return facing === 'front' || facing === 'left'
  return (kind !== 'hip' && kind !== 'valley') || facing === 'front' || facing === 'back'
}

/** A ridge as one run, or as several from where others meet it: its other face may be whole there. */
function runsOf(from: RoomPoint, to: RoomPoint, corners: readonly RoomPoint[]): [from: RoomPoint, to: RoomPoint][] {
  const at = corners.find(([x, y]) => {
    const [left, front, right, back] = [from[0] - x, from[1] - y, to[0] - x, to[1] - y]
    return left * back === front * right && left * right + front * back < 0
  })
  return at ? [...runsOf(from, at, corners), ...runsOf(at, to, corners)] : [[from, to]]
}

function edgesOf(faces: readonly Face[]): Edge[] {
  const all = faces.flatMap(({ corners }) => corners)
  return faces.flatMap(face =>
    face.edges.flatMap((kind, index) => {
      if (!isCounted(face, kind)) return []
      const from = face.corners[index] as RoomPoint
      const to = face.corners[(index + 1) % face.corners.length] as RoomPoint
      return runsOf(from, to, kind === 'ridge' ? all : []).map(([from, to]): Edge => {
        return { kind, lengthM: Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]), from, to }
      })
    }),
  )
}

/** Where caps meet: a hip with another cap, or three ridges. */
function junctionsOf(edges: readonly Edge[]): number {
  const caps = edges.filter(({ kind }) => kind === 'hip' || kind === 'ridge')
  const ends = caps.flatMap(({ from, to }) => [`${from}`, `${to}`])
  return new Set(ends.filter((end, index) => ends.indexOf(end) < index)).size
}

/** Lays out a roof's faces, edges and walls. The input must be within `roofLimits`. */
export function buildRoof(input: RoofInput): Roof {
  const plan = planOf(input)
  const slopes = slopesOf(plan.outline, plan.tips)
  const [xs, ys] = [
    plan.walls.flatMap(({ left, right }) => [left, right]),
    plan.walls.flatMap(({ front, back }) => [front, back]),
  ]
  const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const
  const tan = Math.tan(radians(input.pitchDeg))
  const inRoom = (x: number, y: number, rise: number): RoomPoint => [
    (x - middle[0]) / LATTICE,
    (y - middle[1]) / LATTICE,
    (rise / LATTICE) * tan,
  ]
  const faces = facesOf(slopes, plan, input, inRoom)
  const edges = edgesOf(faces)
  const rise = Math.max(...slopes.flatMap(({ points }) => points.map(point => point[1]))) / LATTICE
  return {
    input,
    faces,
    edges,
    walls: wallsOf(plan, slopes, input, rise * tan, inRoom),
    planAreaM2: areaOf(plan.outline) / LATTICE ** 2,
    slopeLengthM: rise / Math.cos(radians(input.pitchDeg)),
    junctions: junctionsOf(edges),
    closesGap: plan.closesGap,
  }
}

/** Area of a face, m²: the shoelace formula. */
export function faceAreaM2({ outline }: Face): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as readonly [number, number]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
