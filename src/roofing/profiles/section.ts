import { isConfirmed, type Profile, type Segment, type Source } from './profile.ts'
import { parameterAt, pointAt, split } from './segments.ts'

/** The cross-section of a sheet or of a part of it, from left to right. */
export interface Section {
  /** The height of its left edge above the lowest line of the profile. */
  readonly startHeightMm: number
  readonly segments: readonly Segment[]
}

const TOLERANCE_MM = 1e-6

/** The width of one repeat of the profile. */
export function ribSpacingMm(profile: Profile): number {
  return profile.period.reduce((sum, segment) => sum + segment.dx, 0)
}

/** How far one sheet laps the next: the difference of two widths, confirmed only when both are. */
export function sideLap({ overallWidthMm, coverWidthMm, sources }: Profile): { widthMm: number; source: Source } {
  return {
    widthMm: overallWidthMm - coverWidthMm,
    source: isConfirmed(sources.coverWidth) ? sources.overallWidth : sources.coverWidth,
  }
}

/** The part of the endlessly repeated profile between two distances from the start of a repeat. */
function cutSection(profile: Profile, fromMm: number, toMm: number): Section {
  const segments: Segment[] = []
  let startHeightMm = 0
  let x = 0
  let z = 0
  for (let i = 0; x < toMm - TOLERANCE_MM; i++) {
    let segment = profile.period[i % profile.period.length] as Segment
    const endX = x + segment.dx
    const endZ = z + segment.dz
    if (endX > fromMm + TOLERANCE_MM) {
      if (endX > toMm + TOLERANCE_MM) segment = split(segment, parameterAt(segment, toMm - x))[0]
      if (x < fromMm - TOLERANCE_MM) {
        const [before, after] = split(segment, parameterAt(segment, fromMm - x))
        startHeightMm = z + before.dz
        segment = after
      } else if (segments.length === 0) startHeightMm = z
      segments.push(segment)
    }
    x = endX
    z = endZ
  }
  return { startHeightMm, segments }
}

/** The section of one sheet, edge to edge. */
export function sheetSection(profile: Profile): Section {
  return cutSection(profile, profile.edgeOffsetMm, profile.edgeOffsetMm + profile.overallWidthMm)
}

/** The section of one repeat, for drawings that repeat it. */
export function repeatSection(profile: Profile): Section {
  return { startHeightMm: 0, segments: profile.period }
}

const CHORDS_PER_CURVE = 24

/** The height of the profile from its lowest to its highest line. */
export function depthMm(profile: Profile): number {
  return Math.max(...sectionPoints(repeatSection(profile), CHORDS_PER_CURVE).map(([, z]) => z))
}

/**
 * A section as points: x across from the left edge, z up from the lowest line.
 * @param chordsPerCurve the number of straight parts that each curve is divided into
 */
export function sectionPoints(section: Section, chordsPerCurve: number): [xMm: number, zMm: number][] {
  let x = 0
  let z = section.startHeightMm
  const points: [number, number][] = [[x, z]]
  for (const segment of section.segments) {
    const chords = segment.kind === 'line' ? 1 : chordsPerCurve
    for (let i = 1; i <= chords; i++) {
      const [dx, dz] = pointAt(segment, i / chords)
      points.push([x + dx, z + dz])
    }
    x += segment.dx
    z += segment.dz
  }
  return points
}
