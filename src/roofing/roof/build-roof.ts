import { type Plan, partBelow, planOf, UNITS_PER_METRE } from './plan.ts'
import { areaOf } from './region.ts'
import type { Edge, EdgeKind, Face, Point3D, Roof, RoofInput } from './roof.ts'
import { planPoint, type Slope, type SlopePoint, slopesOf } from './slopes.ts'
import { wallsOf } from './walls.ts'

const radians = (deg: number) => (deg * Math.PI) / 180

/** The edge kind for this shape: a roof that falls to one side has a head instead of a ridge; a hidden roof ends at walls. */
function edgeKindFor(edge: EdgeKind, { shape, falls }: RoofInput): EdgeKind {
  if (edge === 'ridge' && (shape === 'lean-to' || (shape === 'hidden' && falls !== 'two'))) return 'head'
  return edge === 'verge' && shape === 'hidden' ? 'wall' : edge
}

/** The outline from left to right seen from outside, leftmost eave first. On the back and left, plan coordinates run the other way. */
function seenFromOutside({ facing, points, edges }: Slope): Pick<Slope, 'points' | 'edges'> {
  if (facing === 'front' || facing === 'right') return { points, edges }
  const end = edges.lastIndexOf('eave') + 1
  const reversed = <T>(all: readonly T[], at: number) => [...all.slice(0, at).reverse(), ...all.slice(at).reverse()]
  return { points: reversed(points, end + 1), edges: reversed(edges, end) }
}

function createFaces(
  slopes: readonly Slope[],
  plan: Plan,
  input: RoofInput,
  toPoint3D: (x: number, y: number, rise: number) => Point3D,
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
    const samePart = named.filter(other => other.part === part)
    const nth = samePart.length > 1 ? named.slice(0, index + 1).filter(other => other.part === part).length : undefined
    const { points, edges } = seenFromOutside(slope)
    const alongs = points.map(([along]) => along)
    const isReversed = slope.facing === 'back' || slope.facing === 'left'
    const leftEnd = isReversed ? Math.max(...alongs) : Math.min(...alongs)
    return {
      name: nth === undefined ? part : `${part} ${nth}`,
      facing: slope.facing,
      ...(wing !== undefined && { wing }),
      ...(nth !== undefined && { nth }),
      outline: points.map(
        ([along, rise]) => [Math.abs(along - leftEnd) / UNITS_PER_METRE, rise / UNITS_PER_METRE / cos] as const,
      ),
      corners: points.map(point => toPoint3D(...planPoint(slope, point), point[1])),
      edges: edges.map(edge => edgeKindFor(edge, input)),
    }
  })
}

/** Whether an edge is counted on this face, so that an edge shared by two faces is counted once. */
function isCounted({ facing }: Face, kind: EdgeKind): boolean {
  if (kind === 'ridge') return facing === 'front' || facing === 'left'
  return (kind !== 'hip' && kind !== 'valley') || facing === 'front' || facing === 'back'
}

/** Splits a ridge at the corners of other faces on it, because another ridge meets it there. */
function splitRidge(from: Point3D, to: Point3D, corners: readonly Point3D[]): [from: Point3D, to: Point3D][] {
  const at = corners.find(([x, y]) => {
    const [left, front, right, back] = [from[0] - x, from[1] - y, to[0] - x, to[1] - y]
    // On the line through both ends, and between them.
    return left * back === front * right && left * right + front * back < 0
  })
  return at ? [...splitRidge(from, at, corners), ...splitRidge(at, to, corners)] : [[from, to]]
}

function createEdges(faces: readonly Face[]): Edge[] {
  const allCorners = faces.flatMap(({ corners }) => corners)
  return faces.flatMap(face =>
    face.edges.flatMap((kind, index) => {
      if (!isCounted(face, kind)) return []
      const from = face.corners[index] as Point3D
      const to = face.corners[(index + 1) % face.corners.length] as Point3D
      return splitRidge(from, to, kind === 'ridge' ? allCorners : []).map(([from, to]): Edge => {
        return { kind, lengthM: Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]), from, to }
      })
    }),
  )
}

/** The number of points where caps meet: ends that two or more hips or ridges share. */
function countJunctions(edges: readonly Edge[]): number {
  const caps = edges.filter(({ kind }) => kind === 'hip' || kind === 'ridge')
  const ends = caps.flatMap(({ from, to }) => [`${from}`, `${to}`])
  return new Set(ends.filter((end, index) => ends.indexOf(end) < index)).size
}

/** Builds the faces, edges and walls of a roof. The input must be within `roofLimits`. */
export function buildRoof(input: RoofInput): Roof {
  const plan = planOf(input)
  const slopes = slopesOf(plan.outline, plan.stoppedSides)
  const [xs, ys] = [
    plan.walls.flatMap(({ left, right }) => [left, right]),
    plan.walls.flatMap(({ front, back }) => [front, back]),
  ]
  const centre = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const
  const tan = Math.tan(radians(input.pitchDeg))
  const toPoint3D = (x: number, y: number, rise: number): Point3D => [
    (x - centre[0]) / UNITS_PER_METRE,
    (y - centre[1]) / UNITS_PER_METRE,
    (rise / UNITS_PER_METRE) * tan,
  ]
  const faces = createFaces(slopes, plan, input, toPoint3D)
  const edges = createEdges(faces)
  /** The run of the longest slope: its height at a pitch of 45°. */
  const runM = Math.max(...slopes.flatMap(({ points }) => points.map(point => point[1]))) / UNITS_PER_METRE
  return {
    input,
    faces,
    edges,
    walls: wallsOf(plan, slopes, input, runM * tan, toPoint3D),
    planAreaM2: areaOf(plan.outline) / UNITS_PER_METRE ** 2,
    slopeLengthM: runM / Math.cos(radians(input.pitchDeg)),
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
