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
  const isReversed = facing === 'back' || facing === 'left'
  const last = points.length - 1
  const turned = isReversed ? [...points].reverse() : points
  const ends = isReversed ? edges.map((_, index) => edges[(last - 1 - index + edges.length) % edges.length]) : edges
  const along = (index: number) => (turned[index]?.[0] ?? 0) * (isReversed ? -1 : 1)
  const [first = 0] = [...ends.keys()].filter(index => ends[index] === 'eave').sort((a, b) => along(a) - along(b))
  const round = <T>(all: readonly T[]) => [...all.slice(first), ...all.slice(0, first)]
  return { points: round(turned), edges: round(ends as Slope['edges']) }
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

function edgesOf(faces: readonly Face[]): Edge[] {
  return faces.flatMap(face =>
    face.edges.flatMap((kind, index) => {
      if (!isCounted(face, kind)) return []
      const from = face.corners[index] as RoomPoint
      const to = face.corners[(index + 1) % face.corners.length] as RoomPoint
      return [{ kind, lengthM: Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]), from, to }]
    }),
  )
}

/** Where caps of different ways meet: at least one hip with another cap, or three ridges. */
function junctionsOf(edges: readonly Edge[]): number {
  const meeting = new Map<string, { hips: number; ridges: number }>()
  for (const { kind, from, to } of edges) {
    if (kind !== 'hip' && kind !== 'ridge') continue
    for (const [x, y] of [from, to]) {
      const key = `${Math.round(x * 2 * LATTICE)} ${Math.round(y * 2 * LATTICE)}`
      const { hips, ridges } = meeting.get(key) ?? { hips: 0, ridges: 0 }
      meeting.set(key, kind === 'hip' ? { hips: hips + 1, ridges } : { hips, ridges: ridges + 1 })
    }
  }
  return [...meeting.values()].filter(({ hips, ridges }) => ridges > 2 || (hips > 0 && hips + ridges > 1)).length
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
