import type { Face, FacePoint, Point3D, Roof } from '#roofing/roof/roof.ts'
import type { Piece } from '#roofing/take-off/cut-face.ts'

export type Point = readonly [x: number, y: number]

/** A projected side: its outline, the lines between sheets, and its brightness from 0 to 1. */
interface SketchedFace {
  readonly name: string
  readonly outline: readonly Point[]
  readonly lines: readonly (readonly [Point, Point])[]
  readonly light: number
  readonly isUnderside: boolean
}

interface SketchedWall {
  readonly outline: readonly Point[]
  readonly light: number
}

export interface RoofProjection {
  /** Farthest first. */
  readonly faces: readonly SketchedFace[]
  readonly walls: readonly SketchedWall[]
  /** Walls in front of a hidden roof. */
  readonly parapets: readonly SketchedWall[]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const TILT_RAD = (24 * Math.PI) / 180
/** Height of the drawn walls. */
const WALL_M = 2.4
/** Direction towards the sun. */
const SUN = [-0.45, -0.55, 0.7] as const

const subtract = (a: Point3D, b: Point3D): Point3D => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Point3D, b: Point3D): Point3D => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const normalize = (a: Point3D): Point3D => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

interface View {
  readonly project: (point: Point3D) => Point
  readonly depth: (point: Point3D) => number
}

/** A parallel projection from above at a slant, after a turn about the vertical axis. */
function createView(turnDeg: number): View {
  const turn = (turnDeg * Math.PI) / 180
  const rotate = ([x, y]: Point3D) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
  return {
    project: point => {
      const [across, away] = rotate(point) as [number, number]
      return [across, -(away * Math.sin(TILT_RAD) + point[2] * Math.cos(TILT_RAD))]
    },
    depth: point => {
      const [, away] = rotate(point) as [number, number]
      return away * Math.cos(TILT_RAD) - point[2] * Math.sin(TILT_RAD)
    },
  }
}

/** Converts points of a face to points in space. The first edge of a face is its eave. */
function faceToSpace({ corners, outline }: Face): (point: FacePoint) => Point3D {
  const [origin, end, top] = corners as readonly [Point3D, Point3D, Point3D]
  const [[beginM], , [topM, upM]] = outline as readonly [FacePoint, FacePoint, FacePoint]
  const along = normalize(subtract(end, origin))
  const across = topM - beginM
  const upSlope = subtract(subtract(top, origin), [along[0] * across, along[1] * across, along[2] * across])
  return ([x, y]) =>
    [0, 1, 2].map(
      i => (origin[i] as number) + (along[i] as number) * (x - beginM) + ((upSlope[i] as number) * y) / upM,
    ) as unknown as Point3D
}

/** The walls that show their outside or their inside, farthest first. */
function projectWalls(roof: Roof, { project, depth }: View, isOutside: boolean): RoofProjection['walls'] {
  return roof.walls
    .flatMap(({ facing, top }) => {
      const [left, right] = [top[0], top[top.length - 1]] as [Point3D, Point3D]
      const foot = ([x, y]: Point3D): Point3D => [x, y, -WALL_M]
      const outline = [foot(left), foot(right), ...[...top].reverse()].map(project)
      const [[fromX], [toX]] = outline as [Point, Point]
      const far = (depth(left) + depth(right)) / 2
      // The top of a wall runs from left to right, seen from outside.
      return fromX < toX === isOutside
        ? [{ outline, far, light: facing === 'front' || facing === 'back' ? 1 : 0.86 }]
        : []
    })
    .sort((a, b) => b.far - a.far)
    .map(({ outline, light }) => ({ outline, light }))
}

/** Projects a roof and its walls onto a plane. */
export function projectRoof(roof: Roof, pieces: readonly (readonly Piece[])[], turnDeg: number): RoofProjection {
  const view = createView(turnDeg)
  const faces = roof.faces.map((face, index) => {
    const toSpace = faceToSpace(face)
    const [a, b, c] = face.corners as readonly [Point3D, Point3D, Point3D]
    const normal = normalize(cross(subtract(b, a), subtract(c, a)))
    const outline = face.corners.map(view.project)
    const [p, q, r] = outline as [Point, Point, Point]
    const isUnderside = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0
    return {
      name: face.name,
      outline,
      lines: (pieces[index] ?? [])
        .filter((piece, index, all) => piece.xM > 0 && all[index - 1]?.xM !== piece.xM)
        .map(
          ({ xM, left }) => [view.project(toSpace([xM, left.lowM])), view.project(toSpace([xM, left.highM]))] as const,
        ),
      light: 0.62 + 0.38 * Math.max(0, normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]),
      isUnderside,
      far: face.corners.reduce((sum, corner) => sum + view.depth(corner), 0) / face.corners.length,
    }
  })
  const visibleWalls = projectWalls(roof, view, true)
  const isHidden = roof.input.shape === 'hidden'
  const points = [...faces.flatMap(face => face.outline), ...visibleWalls.flatMap(wall => wall.outline)]
  const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
  const margin = 0.2
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return {
    faces: faces.sort((one, other) => other.far - one.far),
    walls: isHidden ? projectWalls(roof, view, false) : visibleWalls,
    parapets: isHidden ? visibleWalls : [],
    box: { x: left, y: top, width: Math.max(...xs) - left + margin, height: Math.max(...ys) - top + margin },
  }
}

/** The ends of a projected dimension line, and the corners of the house that it measures. */
interface GroundLine {
  readonly line: readonly [Point, Point]
  readonly corners: readonly [Point, Point]
}

/**
 * Dimension lines on the ground, beside the nearer long side and the nearer short side of the main block.
 * @param distanceM between the walls and the lines
 */
export function projectGroundLines(
  { walls, input: { wings = [] } }: Roof,
  turnDeg: number,
  distanceM: number,
): Readonly<Record<'length' | 'width', GroundLine>> {
  const { project, depth } = createView(turnDeg)
  const points = walls.flatMap(({ top }) => top)
  const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
  const outM = (side: 'front' | 'back') =>
    Math.max(0, ...wings.flatMap(wing => (wing.side === side ? [wing.outM] : [])))
  const [left, right, foremost, hindmost] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [front, back] = [foremost + outM('front'), hindmost - outM('back')]
  const onGround = (x: number, y: number): Point3D => [x, y, -WALL_M]
  const isFrontNear = depth(onGround(0, foremost)) <= depth(onGround(0, hindmost))
  const isLeftNear = depth(onGround(left, 0)) <= depth(onGround(right, 0))
  const wallY = isFrontNear ? front : back
  const lineY = isFrontNear ? foremost - distanceM : hindmost + distanceM
  const wallX = isLeftNear ? left : right
  const lineX = isLeftNear ? left - distanceM : right + distanceM
  const between = (from: Point3D, to: Point3D) => [project(from), project(to)] as const
  return {
    length: {
      line: between(onGround(left, lineY), onGround(right, lineY)),
      corners: between(onGround(left, wallY), onGround(right, wallY)),
    },
    width: {
      line: between(onGround(lineX, front), onGround(lineX, back)),
      corners: between(onGround(wallX, front), onGround(wallX, back)),
    },
  }
}
