import { LATTICE, type Plan, partBelow, planOf } from './plan.ts'
import { areaOf } from './region.ts'
import type { Edge, EdgeKind, Face, Roof, RoofInput, RoomPoint } from './roof.ts'
import { planPoint, type Slope, type SlopePoint, slopesOf } from './slopes.ts'
import { wallsOf } from './walls.ts'

const radians = (deg: number) => (deg * Math.PI) / 180

/** The edge kind on this roof: on lean-tos and hidden roofs the upper edge or the ends may be at a wall. */
function edgeKindFor(edge: EdgeKind, { shape, falls }: RoofInput): EdgeKind {
  if (edge === 'ridge' && (shape === 'lean-to' || (shape === 'hidden' && falls !== 'two'))) return 'head'
  return edge === 'verge' && shape === 'hidden' ? 'wall' : edge
}

/** The outline seen from outside, leftmost eave first. On the back and left it is reversed. */
function seenFromOutside({ facing, points, edges }: Slope): Pick<Slope, 'points' | 'edges'> {
  if (facing === 'front' || facing === 'right') return { points, edges }
  const end = edges.lastIndexOf('eave') + 1
  const turned = <T>(all: readonly T[], at: number) => [...all.slice(0, at).reverse(), ...all.slice(at).reverse()]
  return { points: turned(points, end + 1), edges: turned(edges, end) }
}

function createFaces(
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
    const { wing } = partBelow(plan, slope.facing, slope.at, eaves)
    return { slope, wing, part: wing === undefined ? slope.facing : `wing ${wing} ${slope.facing}` }
  })
  return named.map(({ slope, wing, part }, index) => {
    const alike = named.filter(other => other.part === part)
    const nth = alike.length > 1 ? named.slice(0, index + 1).filter(other => other.part === part).length : undefined
    const { points, edges } = seenFromOutside(slope)
    const alongs = points.map(([along]) => along)
    const isReversed = slope.facing === 'back' || slope.facing === 'left'
    const start = isReversed ? Math.max(...alongs) : Math.min(...alongs)
    return {
      name: nth === undefined ? part : `${part} ${nth}`,
      facing: slope.facing,
      ...(wing !== undefined && { wing }),
      ...(nth !== undefined && { nth }),
      outline: points.map(([along, rise]) => [Math.abs(along - start) / LATTICE, rise / LATTICE / cos] as const),
      corners: points.map(point => inRoom(...planPoint(slope, point), point[1])),
      edges: edges.map(edge => edgeKindFor(edge, input)),
    }
  })
}

/** Whether an edge is counted on this face, so that an edge shared by two faces is counted once. */
function isCounted({ facing }: Face, kind: EdgeKind): boolean {
  if (kind === 'ridge') return facing === 'front' || facing === 'left'
  return (kind !== 'hip' && kind !== 'valley') || facing === 'front' || facing === 'back'
}

/** Splits a ridge at the corners of other faces on it. */
function splitRidge(from: RoomPoint, to: RoomPoint, corners: readonly RoomPoint[]): [from: RoomPoint, to: RoomPoint][] {
  const at = corners.find(([x, y]) => {
    const [left, front, right, back] = [from[0] - x, from[1] - y, to[0] - x, to[1] - y]
    return left * back === front * right && left * right + front * back < 0
  })
  return at ? [...splitRidge(from, at, corners), ...splitRidge(at, to, corners)] : [[from, to]]
}

function createEdges(faces: readonly Face[]): Edge[] {
  const all = faces.flatMap(({ corners }) => corners)
  return faces.flatMap(face =>
    face.edges.flatMap((kind, index) => {
      if (!isCounted(face, kind)) return []
      const from = face.corners[index] as RoomPoint
      const to = face.corners[(index + 1) % face.corners.length] as RoomPoint
      return splitRidge(from, to, kind === 'ridge' ? all : []).map(([from, to]): Edge => {
        return { kind, lengthM: Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]), from, to }
      })
    }),
  )
}

/** The number of points where caps meet: a hip with another cap, or three ridges. */
function countJunctions(edges: readonly Edge[]): number {
  const caps = edges.filter(({ kind }) => kind === 'hip' || kind === 'ridge')
  const ends = caps.flatMap(({ from, to }) => [`${from}`, `${to}`])
  return new Set(ends.filter((end, index) => ends.indexOf(end) < index)).size
}

/** Builds the faces, edges and walls of a roof. The input must be within `roofLimits`. */
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
  const faces = createFaces(slopes, plan, input, inRoom)
  const edges = createEdges(faces)
  const rise = Math.max(...slopes.flatMap(({ points }) => points.map(point => point[1]))) / LATTICE
  return {
    input,
    faces,
    edges,
    walls: wallsOf(plan, slopes, input, rise * tan, inRoom),
    planAreaM2: areaOf(plan.outline) / LATTICE ** 2,
    slopeLengthM: rise / Math.cos(radians(input.pitchDeg)),
    junctions: countJunctions(edges),
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
