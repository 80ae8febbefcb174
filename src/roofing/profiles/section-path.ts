import type { Profile } from './profile.ts'
import { type Section, sheetSection } from './section.ts'

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function pair(x: number, z: number): string {
  const down = short(-z)
  return `${short(x)}${down.startsWith('-') ? '' : ' '}${down}`
}

/** An SVG path of a section, one unit a millimetre, y down, starting at x = 0 with its lowest line at y = `baseMm`. */
export function sectionPath(section: Section, baseMm: number): string {
  const strokes = section.segments.map(segment => {
    if (segment.kind === 'curve')
      return `c${pair(...segment.c1)} ${pair(...segment.c2)} ${pair(segment.dx, segment.dz)}`
    return segment.dz === 0 ? `h${short(segment.dx)}` : `l${pair(segment.dx, segment.dz)}`
  })
  return `M0 ${short(baseMm - section.startHeightMm)}${strokes.join('')}`
}

/** The path of one whole sheet. */
export function sheetPath(profile: Profile, baseMm: number): string {
  return sectionPath(sheetSection(profile), baseMm)
}
