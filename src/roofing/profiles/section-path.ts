import type { Profile } from './profile.ts'
import { type Section, sheetSection } from './section.ts'

/** Millimetres, rounded to a tenth. */
function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Two numbers of a path, without a space before a minus sign. SVG has y down. */
function formatPair(x: number, z: number): string {
  const down = formatNumber(-z)
  return `${formatNumber(x)}${down.startsWith('-') ? '' : ' '}${down}`
}

/** An SVG path of a section in millimetres, y down, starting at x = 0 with its lowest line at y = `baseMm`. */
export function sectionPath(section: Section, baseMm: number): string {
  const strokes = section.segments.map(segment => {
    if (segment.kind === 'curve')
      return `c${formatPair(...segment.c1)} ${formatPair(...segment.c2)} ${formatPair(segment.dx, segment.dz)}`
    return segment.dz === 0 ? `h${formatNumber(segment.dx)}` : `l${formatPair(segment.dx, segment.dz)}`
  })
  return `M0 ${formatNumber(baseMm - section.startHeightMm)}${strokes.join('')}`
}

/** The SVG path of one sheet, edge to edge; see `sectionPath`. */
export function sheetPath(profile: Profile, baseMm: number): string {
  return sectionPath(sheetSection(profile), baseMm)
}
