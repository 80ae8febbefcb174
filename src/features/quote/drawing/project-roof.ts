import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { EdgeKind, Face, FacePoint, Point3D, Roof, Wall } from '#roofing/roof/roof.ts'
import type { Piece } from '#roofing/take-off/cut-face.ts'

export type Point = readonly [x: number, y: number]

/** A projected side of a house: its outline and its brightness from 0 to 1. */
interface SketchedSide {
  readonly outline: readonly Point[]
  readonly light: number
}

export type Line = readonly [Point, Point]

/** What is drawn on the sheets of a product. Metres. */
export interface SheetPattern {
  /** From one rib or wave to the next. */
  readonly ribSpacingM: number
  /** Step tiles only. */
  readonly stepM?: number | undefined
}

/** The ribs and the steps of a product's sheets. */
export function patternOf({
  ribSpacingMm,
  profile: { step },
}: Pick<ShopProduct, 'ribSpacingMm' | 'profile'>): SheetPattern {
  return { ribSpacingM: ribSpacingMm / 1000, stepM: step && step.lengthMm / 1000 }
}

/** A side of the roof, with its side laps, ribs and steps, and the ridges and hips under caps. */
export interface SketchedFace extends SketchedSide {
  readonly kind: 'face'
  readonly name: string
  readonly sideLaps: readonly Line[]
  readonly ribs: readonly Line[]
  readonly steps: readonly Line[]
  readonly caps: readonly Line[]
  readonly isUnderside: boolean
}

/** What a wall has: its middle in metres from the left end of that side of the house, its edges in metres above the ground. */
export interface WallPart {
  readonly kind: 'door' | 'window' | 'shutter' | 'awning'
  readonly atM: number
  readonly widthM: number
  readonly sillM: number
  readonly topM: number
  /** How far its lower edge stands out from the wall. */
  readonly outM?: number
}

/** The walls of a small drawing of a building, by which one recognises it. */
export interface BuildingWalls {
  /** The height of the walls; without it, that of a house. */
  readonly heightM?: number
  readonly front: readonly WallPart[]
  readonly left?: readonly WallPart[]
}

interface SketchedPart extends Pick<WallPart, 'kind'> {
  readonly outline: readonly Point[]
}

export interface SketchedWall extends SketchedSide {
  readonly kind: 'wall'
  readonly parts: readonly SketchedPart[]
  /** What the overhang above shades of a wall with details. */
  readonly shaded: readonly Point[]
}

/** A board that hangs from an eave or a verge. */
interface SketchedBoard extends SketchedSide {
  readonly kind: 'board'
}

type Sketch = SketchedFace | SketchedWall | SketchedBoard

export interface RoofProjection {
  /** Roof, boards and walls, farthest first. */
  readonly sides: readonly Sketch[]
  /** The shadow of the house on the ground, in parts that overlap; none of a small drawing. */
  readonly shadow: readonly (readonly Point[])[]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** How far a house is turned at first: both rakes of a gable fall from its ridge. */
export const START_DEG = 40
/** From how high a house is seen. A hidden roof is seen over its walls. */
const tiltDegOf = ({ input }: Roof) => (input.shape === 'hidden' ? 24 : 14)
/** Height of the drawn walls. */
const WALL_M = 2.4
/** Height of the boards along eaves and verges. */
const BOARD_M = 0.16
/** Points nearer than this to a plane are on it. */
const NEAR_M = 0.001
/** Direction towards the sun. */
const SUN = [0.2, -0.5, 0.84] as const

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
  /** How far a point is from the viewer, in metres from the middle of the house. */
  readonly depth: (point: Point3D) => number
  /** Direction towards the viewer. */
  readonly toViewer: Point3D
}

const dot = (a: Point3D, b: Point3D): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const radians = (deg: number) => (deg * Math.PI) / 180

/** A parallel projection of a roof from above at a slant, after a turn about the vertical axis. */
function createView(roof: Roof, turnDeg: number): View {
  const [turn, tilt] = [radians(turnDeg), radians(tiltDegOf(roof))]
  const toViewer: Point3D = [-Math.cos(tilt) * Math.sin(turn), -Math.cos(tilt) * Math.cos(turn), Math.sin(tilt)]
  const rotate = ([x, y]: Point3D) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
  return {
    project: point => {
      const [across, away] = rotate(point) as [number, number]
      return [across, -(away * Math.sin(tilt) + point[2] * Math.cos(tilt))]
    },
    depth: point => -dot(point, toViewer),
    toViewer,
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

/** A side in space, with what is drawn of it. */
interface Side {
  readonly points: readonly Point3D[]
  readonly sketch: Sketch
}

export const DOOR = { kind: 'door', widthM: 0.9, sillM: 0, topM: 2.1 } as const
export const WINDOW = { kind: 'window', widthM: 1.2, sillM: 1, topM: 2 } as const
/** The length of wall that has one opening. */
const BAY_M = 3

/** A row of windows, with a door in the middle of it. */
function usualParts(lengthM: number, hasDoor: boolean): WallPart[] {
  const bays = Math.floor(lengthM / BAY_M)
  return Array.from({ length: bays }, (_, bay) => ({
    ...(hasDoor && bay === Math.floor(bays / 2) ? DOOR : WINDOW),
    atM: ((bay + 0.5) * lengthM) / bays,
  }))
}

/** Projects parts of a wall, which are measured from its left end. */
function projectParts(
  parts: readonly WallPart[],
  [left, right]: readonly [Point3D, Point3D],
  heightM: number,
  { project }: View,
): SketchedPart[] {
  const [x, y] = normalize([right[0] - left[0], right[1] - left[1], 0])
  return parts.map(({ kind, atM, widthM, sillM, topM, outM = 0 }) => {
    const point = (alongM: number, aboveM: number, beforeM: number) =>
      project([left[0] + x * alongM + y * beforeM, left[1] + y * alongM - x * beforeM, aboveM - heightM])
    const [from, to] = [atM - widthM / 2, atM + widthM / 2]
    return {
      kind,
      outline: [point(from, sillM, outM), point(to, sillM, outM), point(to, topM, 0), point(from, topM, 0)],
    }
  })
}

/** The parts of a building's side that are on one of its walls, measured from the left end of that wall. */
function partsOnWall({ facing, top }: Wall, { walls }: Roof, building: BuildingWalls): WallPart[] {
  if (facing !== 'front' && facing !== 'left') return []
  // A front runs along x, and a left side against y, seen from outside.
  const along = ([x, y]: Point3D) => (facing === 'front' ? x : -y)
  const startM = Math.min(...walls.flatMap(wall => (wall.facing === facing ? wall.top.map(along) : [])))
  const [from, to] = [Math.min(...top.map(along)) - startM, Math.max(...top.map(along)) - startM]
  return (building[facing] ?? []).flatMap(part =>
    from <= part.atM && part.atM <= to ? [{ ...part, atM: part.atM - from }] : [],
  )
}

/** The small walls at the ends of the ridge of a Dutch gable, each above the slope of an end. */
function gabletsOf({ input, faces, edges }: Roof): Point3D[][] {
  if (input.shape !== 'dutch-gable') return []
  const ridgeEnds = edges.flatMap(({ kind, from, to }) => (kind === 'ridge' ? [from, to] : []))
  return faces.flatMap(({ facing, corners }) => {
    if (facing !== 'left' && facing !== 'right') return []
    const topM = Math.max(...corners.map(([, , z]) => z))
    const top = corners.filter(([, , z]) => topM - z < NEAR_M)
    const apex = ridgeEnds.find(([x]) => Math.abs(x - (top[0]?.[0] ?? 0)) < NEAR_M)
    return apex && top.length === 2 ? [[...top, apex]] : []
  })
}

/** How far the shadow of an overhang falls down a wall, for each metre that it stands out. */
const SHADOW_PER_OVERHANG = 1.1

/** The strip of a wall below its overhang that is in shade. */
function shadedStrip(top: readonly Point3D[], { input }: Roof): Point3D[] {
  const isLevel = top.every(([, , z]) => Math.abs(z - (top[0]?.[2] ?? 0)) < NEAR_M)
  const { eaveM, vergeM, pitchDeg } = input
  const downM = isLevel
    ? eaveM * (Math.tan(radians(pitchDeg)) + SHADOW_PER_OVERHANG) + BOARD_M
    : vergeM * SHADOW_PER_OVERHANG + BOARD_M
  return [...top, ...top.map(([x, y, z]): Point3D => [x, y, z - downM]).reverse()]
}

/** The walls of which the outside is seen, and for a hidden roof those of which the inside is seen. */
function sketchWalls(roof: Roof, view: View, hasDetails: boolean, building: BuildingWalls | undefined): Side[] {
  const { project } = view
  const lengthOf = ({ top }: Wall) => Math.abs((top[top.length - 1]?.[0] ?? 0) - (top[0]?.[0] ?? 0))
  const [entrance] = roof.walls
    .filter(({ facing }) => facing === 'front')
    .sort((one, other) => lengthOf(other) - lengthOf(one))
  const heightM = building?.heightM ?? WALL_M
  const foot = ([x, y]: Point3D): Point3D => [x, y, -heightM]
  const partsOf = (wall: Wall, [left, right]: readonly [Point3D, Point3D]) => {
    if (building) return partsOnWall(wall, roof, building)
    return hasDetails ? usualParts(Math.hypot(right[0] - left[0], right[1] - left[1]), wall === entrance) : []
  }
  const walls = roof.walls.flatMap((wall): Side[] => {
    const { facing, top } = wall
    const ends = [top[0], top[top.length - 1]] as [Point3D, Point3D]
    const points = [...ends.map(foot), ...[...top].reverse()]
    const outline = points.map(project)
    const [[fromX], [toX]] = outline as [Point, Point]
    // The top of a wall runs from left to right, seen from outside.
    const isOutside = fromX < toX
    if (!isOutside && roof.input.shape !== 'hidden') return []
    const parts = isOutside ? projectParts(partsOf(wall, ends), ends, heightM, view) : []
    const light = facing === 'front' || facing === 'back' ? 1 : 0.86
    const shaded = hasDetails && roof.input.shape !== 'hidden' ? shadedStrip(top, roof).map(project) : []
    return [{ points, sketch: { kind: 'wall', outline, light, parts, shaded } }]
  })
  const gablets = gabletsOf(roof).map(
    (points): Side => ({
      points,
      sketch: { kind: 'wall', outline: points.map(project), light: 0.86, parts: [], shaded: [] },
    }),
  )
  return [...walls, ...gablets]
}

/** Lines along the eave of a face or up its slope, `spacingM` apart from `startM` on, cut off at its edges. */
function hatch(outline: readonly FacePoint[], direction: 'alongEave' | 'upSlope', spacingM: number, startM: number) {
  const [fixed, free] = direction === 'alongEave' ? ([1, 0] as const) : ([0, 1] as const)
  const values = outline.map(point => point[fixed])
  const lines: [FacePoint, FacePoint][] = []
  for (let at = startM + spacingM; at < Math.max(...values) - NEAR_M; at += spacingM) {
    const crossings = outline
      .flatMap((from, index) => {
        const to = outline[(index + 1) % outline.length] as FacePoint
        const isCrossed = from[fixed] < at !== to[fixed] < at
        return isCrossed
          ? [from[free] + ((to[free] - from[free]) * (at - from[fixed])) / (to[fixed] - from[fixed])]
          : []
      })
      .sort((one, other) => one - other)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const ends = [crossings[i], crossings[i + 1]] as [number, number]
      const [from, to] = ends.map((value): FacePoint => (direction === 'alongEave' ? [value, at] : [at, value]))
      lines.push([from as FacePoint, to as FacePoint])
    }
  }
  return lines
}

function sketchFaces(
  roof: Roof,
  pieces: readonly (readonly Piece[])[],
  view: View,
  pattern: SheetPattern | undefined,
): Side[] {
  return roof.faces.map((face, index) => {
    const toSpace = faceToSpace(face)
    const lineOnFace = (from: FacePoint, to: FacePoint): Line => [
      view.project(toSpace(from)),
      view.project(toSpace(to)),
    ]
    const [a, b, c] = face.corners as readonly [Point3D, Point3D, Point3D]
    const normal = normalize(cross(subtract(b, a), subtract(c, a)))
    const outline = face.corners.map(view.project)
    const [p, q, r] = outline as [Point, Point, Point]
    const isUnderside = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0
    const sideLaps = (pieces[index] ?? [])
      .filter((piece, index, all) => piece.xM > 0 && all[index - 1]?.xM !== piece.xM)
      .map(({ xM, left }) => lineOnFace([xM, left.lowM], [xM, left.highM]))
    const light = 0.5 + 0.5 * Math.max(0, dot(normal, SUN))
    const firstM = pieces[index]?.[0]?.xM ?? 0
    const drawn = (direction: 'alongEave' | 'upSlope', spacingM: number | undefined, startM: number) =>
      spacingM === undefined
        ? []
        : hatch(face.outline, direction, spacingM, startM).map(([from, to]) => lineOnFace(from, to))
    const ribs = drawn('upSlope', pattern?.ribSpacingM, firstM)
    const steps = drawn('alongEave', pattern?.stepM, 0)
    const caps = (pieces.length > 0 ? edgesOf(face) : [])
      .filter(({ kind }) => kind === 'ridge' || kind === 'hip')
      .map(({ from, to }) => [view.project(from), view.project(to)] as const)
    const sketch = { kind: 'face', name: face.name, outline, sideLaps, ribs, steps, caps, light, isUnderside } as const
    return { points: face.corners, sketch }
  })
}

interface FaceEdge {
  readonly kind: EdgeKind
  readonly from: Point3D
  readonly to: Point3D
}

const edgesOf = ({ corners, edges }: Face): FaceEdge[] =>
  edges.map((kind, index) => {
    const [from, to] = [corners[index], corners[(index + 1) % corners.length]] as [Point3D, Point3D]
    return { kind, from, to }
  })

/** The boards along eaves and verges that are seen from outside. A hidden roof has none. */
function sketchBoards(roof: Roof, { project, toViewer }: View): Side[] {
  if (roof.input.shape === 'hidden') return []
  const below = ([x, y, z]: Point3D): Point3D => [x, y, z - BOARD_M]
  return roof.faces.flatMap(edgesOf).flatMap(({ kind, from, to }): Side[] => {
    if (kind !== 'eave' && kind !== 'verge') return []
    // A face is on the left of its edges.
    const outwards = normalize([to[1] - from[1], from[0] - to[0], 0])
    if (dot(outwards, toViewer) <= 0) return []
    const corners = [from, to, below(to), below(from)]
    const light = 0.8 + 0.2 * Math.max(0, dot(outwards, SUN))
    // A board in the plane of a wall is sorted as if in front of it.
    const points = corners.map(
      (corner): Point3D => [corner[0] + outwards[0] * 0.01, corner[1] + outwards[1] * 0.01, corner[2]],
    )
    return [{ points, sketch: { kind: 'board', outline: corners.map(project), light } }]
  })
}

/** The shadow of a house on the ground: those of its walls and of the sides of its roof. */
function castShadow({ faces, walls }: Roof, { project }: View): Point[][] {
  const [sunX, sunY, sunZ] = SUN
  const cast = ([x, y, z]: Point3D): Point => {
    const perM = (z + WALL_M) / sunZ
    return project([x - sunX * perM, y - sunY * perM, -WALL_M])
  }
  const foot = ([x, y]: Point3D): Point3D => [x, y, -WALL_M]
  return [...faces.map(({ corners }) => corners), ...walls.map(({ top }) => [...top, ...top.map(foot).reverse()])].map(
    points => points.map(cast),
  )
}

/** How far a point is from the plane of a side, towards the viewer. */
function distanceFrom({ points }: Side, toViewer: Point3D): (point: Point3D) => number {
  const [origin, second, third] = points as readonly [Point3D, Point3D, Point3D]
  const normal = normalize(cross(subtract(second, origin), subtract(third, origin)))
  const sign = Math.sign(dot(normal, toViewer))
  return point => sign * dot(normal, subtract(point, origin))
}

type Extent = readonly [from: number, to: number]

/** The lowest and the highest coordinate of points along an axis. */
function extentOf(points: readonly Point[], axis: 0 | 1): Extent {
  const values = points.map(point => point[axis])
  return [Math.min(...values), Math.max(...values)]
}

/**
 * The sides in the order of a painter: each after those that it may cover on the drawing, and the farthest first where that is open.
 */
function sortFarthestFirst(sides: readonly Side[], { depth, toViewer }: View): Side[] {
  const measured = sides
    .map(side => {
      const far = side.points.reduce((sum, point) => sum + depth(point), 0) / side.points.length
      const { outline } = side.sketch
      return {
        side,
        far,
        distance: distanceFrom(side, toViewer),
        extents: [extentOf(outline, 0), extentOf(outline, 1)],
      }
    })
    .sort((one, other) => other.far - one.far)
  type Measured = (typeof measured)[number]
  const overlap = (one: Measured, other: Measured) =>
    one.extents.every(([from, to], axis) => {
      const [otherFrom, otherTo] = other.extents[axis] as Extent
      return from < otherTo && otherFrom < to
    })
  const isBehind = (one: Measured, other: Measured) =>
    one.side.points.every(point => other.distance(point) < NEAR_M) ||
    other.side.points.every(point => one.distance(point) > -NEAR_M)
  const left = measured.map(one => ({
    one,
    earlier: measured.filter(
      other => other !== one && overlap(one, other) && isBehind(other, one) && !isBehind(one, other),
    ),
  }))
  const sorted = new Set<Measured>()
  while (left.length > 0) {
    const next = left.findIndex(({ earlier }) => earlier.every(other => sorted.has(other)))
    for (const { one } of left.splice(Math.max(0, next), 1)) sorted.add(one)
  }
  return [...sorted].map(({ side }) => side)
}

/**
 * Projects a roof and its walls onto a plane.
 * @param pieces the sheets of each face; empty for a small drawing, which has no sheets, caps, boards, doors and windows
 * @param pattern the ribs and steps of the sheets; without it, they are flat
 * @param building the walls of a small drawing; without it, they are those of a house
 */
export function projectRoof(
  roof: Roof,
  pieces: readonly (readonly Piece[])[],
  turnDeg: number,
  pattern?: SheetPattern,
  building?: BuildingWalls,
): RoofProjection {
  const view = createView(roof, turnDeg)
  const hasDetails = pieces.length > 0
  const sides = sortFarthestFirst(
    [
      ...sketchFaces(roof, pieces, view, pattern),
      ...(hasDetails ? sketchBoards(roof, view) : []),
      ...sketchWalls(roof, view, hasDetails, building),
    ],
    view,
  )
  const points = sides.flatMap(({ sketch }) => sketch.outline)
  const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
  const margin = 0.2
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return {
    sides: sides.map(({ sketch }) => sketch),
    shadow: hasDetails ? castShadow(roof, view) : [],
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
  roof: Roof,
  turnDeg: number,
  distanceM: number,
): Readonly<Record<'length' | 'width', GroundLine>> {
  const {
    walls,
    input: { wings = [] },
  } = roof
  const { project, depth } = createView(roof, turnDeg)
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
