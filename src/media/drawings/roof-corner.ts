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
const TURN_RAD = (-32 * Math.PI) / 180
const TILT_RAD = (34 * Math.PI) / 180
const SUN = unit([0.72, -0.35, 0.6])

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Converts roof coordinates (x along the eave, s up the slope, h above the roof plane) to space. */
function toSpace(x: number, s: number, h: number): [number, number, number] {
  return [x, s * Math.cos(PITCH_RAD) - h * Math.sin(PITCH_RAD), s * Math.sin(PITCH_RAD) + h * Math.cos(PITCH_RAD)]
}

function project(x: number, s: number, h: number): Point {
  const [px, py, pz] = toSpace(x, s, h)
  const right = px * Math.cos(TURN_RAD) - py * Math.sin(TURN_RAD)
  const depth = px * Math.sin(TURN_RAD) + py * Math.cos(TURN_RAD)
  return [right, -(depth * Math.sin(TILT_RAD) + pz * Math.cos(TILT_RAD))]
}

function brightnessOf(a: number[], b: number[], c: number[]): number {
  const [ux, uy, uz] = [0, 1, 2].map(i => (b[i] as number) - (a[i] as number)) as [number, number, number]
  const [vx, vy, vz] = [0, 1, 2].map(i => (c[i] as number) - (a[i] as number)) as [number, number, number]
  const [nx, ny, nz] = unit([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx])
  const incidence = Math.max(0, nx * SUN[0] + ny * SUN[1] + nz * SUN[2])
  return 0.46 + 0.62 * incidence + 0.45 * incidence ** 14
}

/** Lays `sheets` sheets side by side, `lengthMm` up the slope, with the steps of tile profiles. */
export function buildRoofCorner(profile: Profile, sheets: number, lengthMm: number): RoofCorner {
  const depth = depthMm(profile)
  const row = sectionPoints(sheetSection(profile), 14)
  const step = profile.step ?? { lengthMm, heightMm: 0 }
  const courses = Math.ceil(lengthMm / step.lengthMm)
  const facets: Facet[] = []
  const edges: Point[][] = []
  const seams: Point[][] = []
  for (let course = courses - 1; course >= 0; course--) {
    const from = course * step.lengthMm
    const to = Math.min(lengthMm, from + step.lengthMm)
    const fall = (s: number) => step.heightMm * (1 - (s - from) / step.lengthMm)
    for (let sheet = 0; sheet < sheets; sheet++) {
      const x0 = sheet * profile.coverWidthMm
      const lap = sheet > 0 ? 1.5 : 0
      for (let i = 1; i < row.length; i++) {
        const [xa, za] = row[i - 1] as [number, number]
        const [xb, zb] = row[i] as [number, number]
        const corners = [
          [x0 + xa, from, za + fall(from) + lap],
          [x0 + xb, from, zb + fall(from) + lap],
          [x0 + xb, to, zb + fall(to) + lap],
          [x0 + xa, to, za + fall(to) + lap],
        ] as const
        const [a, b, c] = corners.map(corner => toSpace(...corner))
        const sky = 0.8 + (0.2 * (za + zb)) / 2 / depth
        facets.push({
          outline: corners.map(corner => project(...corner)),
          brightness: brightnessOf(a as number[], b as number[], c as number[]) * sky,
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
      const lastX = x0 + (row.at(-1)?.[0] ?? 0)
      if (course === 0) edges.push(row.map(([x, z]) => project(x0 + x, 0, z + fall(0) + lap)))
      seams.push([
        project(lastX, from, (row.at(-1)?.[1] ?? 0) + fall(from) + lap),
        project(lastX, to, (row.at(-1)?.[1] ?? 0) + fall(to) + lap),
      ])
    }
  }
  return { facets, edges, seams }
}
