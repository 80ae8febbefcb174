/**
 * Writes the roofing kernel's cross-sections as JSON for the render scripts, which contain no profile numbers.
 * Run: node imagery/export-profiles.ts FILE
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Profile, Step } from '../src/roofing/profiles/profile.ts'
import { profiles } from '../src/roofing/profiles/profiles.ts'
import { depthMm, ribSpacingMm, sectionPoints, sheetSection } from '../src/roofing/profiles/section.ts'

/** Enough that no chord is visible at the largest served width. */
const CHORDS_PER_CURVE = 16

/** The geometry of one profile, in millimetres. */
export interface ProfileGeometry {
  readonly coverWidthMm: number
  readonly overallWidthMm: number
  readonly ribSpacingMm: number
  readonly depthMm: number
  /** Null on profiles without steps. */
  readonly step: Step | null
  readonly fasteners: Profile['fasteners']
  /** One sheet from its left-hand edge: x across, z up from the lowest line. */
  readonly section: readonly (readonly [xMm: number, zMm: number])[]
}

export function profileGeometry(profile: Profile): ProfileGeometry {
  return {
    coverWidthMm: profile.coverWidthMm,
    overallWidthMm: profile.overallWidthMm,
    ribSpacingMm: ribSpacingMm(profile),
    depthMm: depthMm(profile),
    step: profile.step ?? null,
    fasteners: profile.fasteners,
    section: sectionPoints(sheetSection(profile), CHORDS_PER_CURVE),
  }
}

/** Every profile of the kernel, by its id. */
export function allGeometry(): Record<string, ProfileGeometry> {
  return Object.fromEntries(Object.values(profiles).map(profile => [profile.id, profileGeometry(profile)]))
}

if (import.meta.main) {
  const file = process.argv[2]
  if (!file) throw new Error('Name the file to write: node imagery/export-profiles.ts FILE')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(allGeometry())}\n`)
}
