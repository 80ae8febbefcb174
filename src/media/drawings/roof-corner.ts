import type { Profile } from '#roofing/profiles/profile.ts'
import { depthMm, sectionPoints, sheetSection } from '#roofing/profiles/section.ts'

type Point = readonly [x: number, y: number]

/** A flat polygon of a drawn roof. */
interface Facet {
  readonly outline: readonly Point[]
  /** 1 leaves the colour of the sheet as it is; from 0.3 in the shadow of a step to about 1.5 where the sun is reflected. */
  readonly brightness: number
}

/** A corner of a roof in parallel projection, seen from above its eave, in mm. The nearest facets come last. */
export interface RoofCorner {
  readonly facets: readonly Facet[]
  /** The cut edge of each sheet at the eave. */
  readonly edges: readonly (readonly Point[])[]
  /** Side edges of the sheets, one for each row of tiles. */
  readonly seams: readonly (readonly Point[])[]
}

const PITCH_RAD = (24 * Math.PI) / 180
/** The direction of view: turned about the vertical axis, and tilted down from the horizontal. */
const TURN_RAD = (-32 * Math.PI) / 180
const TILT_RAD = (34 * Math.PI) / 180
/** How far a sheet lies above the one that it laps. */
const LAP_HEIGHT_MM = 1.5
/** The direction to the sun. */
const SUN = normalize([0.72, -0.35, 0.6])

function normalize([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Converts roof coordinates in mm (x along the eave, s up the slope, h above the roof plane) to points in space. */
function toSpace(x: number, s: number, h: number): [number, number, number] {
  return [x, s * Math.cos(PITCH_RAD) - h * Math.sin(PITCH_RAD), s * Math.sin(PITCH_RAD) + h * Math.cos(PITCH_RAD)]
}

/** Projects a point in roof coordinates onto the picture; y grows downwards. */
function project(x: number, s: number, h: number): Point {
  const [px, py, pz] = toSpace(x, s, h)
  const right = px * Math.cos(TURN_RAD) - py * Math.sin(TURN_RAD)
  const depth = px * Math.sin(TURN_RAD) + py * Math.cos(TURN_RAD)
  return [right, -(depth * Math.sin(TILT_RAD) + pz * Math.cos(TILT_RAD))]
}

/** The brightness of the plane through three points: sky light, sunlight and its reflection. */
function brightnessOf(a: number[], b: number[], c: number[]): number {
  const [ux, uy, uz] = [0, 1, 2].map(i => (b[i] as number) - (a[i] as number)) as [number, number, number]
  const [vx, vy, vz] = [0, 1, 2].map(i => (c[i] as number) - (a[i] as number)) as [number, number, number]
  const [nx, ny, nz] = normalize([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx])
  const incidence = Math.max(0, nx * SUN[0] + ny * SUN[1] + nz * SUN[2])
  return 0.46 + 0.62 * incidence + 0.45 * incidence ** 14
}

/** Lays `sheets` sheets side by side, `lengthMm` up the slope, with the steps of tile profiles. */
export function buildRoofCorner(profile: Profile, sheets: number, lengthMm: number): RoofCorner {
  const depth = depthMm(profile)
  const section = sectionPoints(sheetSection(profile), 14)
  const step = profile.step ?? { lengthMm, heightMm: 0 }
  const courses = Math.ceil(lengthMm / step.lengthMm)
  const facets: Facet[] = []
  const edges: Point[][] = []
  const seams: Point[][] = []
  for (let course = courses - 1; course >= 0; course--) {
    const from = course * step.lengthMm
    const to = Math.min(lengthMm, from + step.lengthMm)
    /** The height of a tile's surface above the roof plane: full at its lower edge, 0 at its upper edge. */
    const stepHeight = (s: number) => step.heightMm * (1 - (s - from) / step.lengthMm)
    for (let sheet = 0; sheet < sheets; sheet++) {
      const x0 = sheet * profile.coverWidthMm
      const lap = sheet > 0 ? LAP_HEIGHT_MM : 0
      for (let i = 1; i < section.length; i++) {
        const [xa, za] = section[i - 1] as [number, number]
        const [xb, zb] = section[i] as [number, number]
        const corners = [
          [x0 + xa, from, za + stepHeight(from) + lap],
          [x0 + xb, from, zb + stepHeight(from) + lap],
          [x0 + xb, to, zb + stepHeight(to) + lap],
          [x0 + xa, to, za + stepHeight(to) + lap],
        ] as const
        const [a, b, c] = corners.map(corner => toSpace(...corner))
        // Higher parts of the profile receive more light from the sky.
        const skyLight = 0.8 + (0.2 * (za + zb)) / 2 / depth
        facets.push({
          outline: corners.map(corner => project(...corner)),
          brightness: brightnessOf(a as number[], b as number[], c as number[]) * skyLight,
        })
        if (step.heightMm > 0)
          facets.push({
            outline: [
              project(...corners[0]),
              project(...corners[1]),
              project(x0 + xb, from, zb),
              project(x0 + xa, from, za),
            ],
            brightness: 0.3,
          })
      }
      const lastX = x0 + (section.at(-1)?.[0] ?? 0)
      if (course === 0) edges.push(section.map(([x, z]) => project(x0 + x, 0, z + stepHeight(0) + lap)))
      seams.push([
        project(lastX, from, (section.at(-1)?.[1] ?? 0) + stepHeight(from) + lap),
        project(lastX, to, (section.at(-1)?.[1] ?? 0) + stepHeight(to) + lap),
      ])
    }
  }
  return { facets, edges, seams }
}
