import type { Origin, Profile, Segment } from './profile.ts'
import { depthMm, pitchMm } from './section.ts'
import { pointAt } from './segments.ts'

const FILE = 'src/roofing/profiles/profiles.ts'
const TOLERANCE_MM = 1e-6
const CHORDS = 24
const origins: readonly Origin[] = ['makers', 'sellers', 'oneSeller', 'ours']

type Problem = readonly [field: string, found: unknown, allowed: string]

function isBetween(min: number, max: number, value: unknown): boolean {
  return typeof value === 'number' && value >= min && value <= max
}

function runsBackwards(segment: Segment): boolean {
  const across = Array.from({ length: CHORDS + 1 }, (_, index) => pointAt(segment, index / CHORDS)[0])
  return across.some((x, index) => x < (across[index - 1] ?? 0) - TOLERANCE_MM)
}

/** Problems of one repeat of the cross-section; a section that runs backwards cannot be rolled. */
function sectionProblems(profile: Profile): Problem[] {
  const faults: Problem[] = []
  if (profile.period.length === 0) return [['period', [], 'at least one segment']]
  for (const [index, segment] of profile.period.entries()) {
    if (!(isBetween(-1000, 1000, segment.dx) && segment.dx > 0))
      faults.push([`period.${index}.dx`, segment.dx, 'a distance in mm over 0: a section runs from left to right'])
    if (!isBetween(-200, 200, segment.dz))
      faults.push([`period.${index}.dz`, segment.dz, 'a rise or fall from -200 to 200 mm'])
    if (faults.length === 0 && runsBackwards(segment))
      faults.push([`period.${index}`, segment, 'a curve that never runs back to the left'])
  }
  if (faults.length > 0) return faults
  const rise = profile.period.reduce((sum, { dz }) => sum + dz, 0)
  if (Math.abs(rise) > TOLERANCE_MM) faults.push(['period', rise, 'a repeat that ends as high as it began: 0 mm'])
  if (!isBetween(5, 100, depthMm(profile))) faults.push(['period', depthMm(profile), 'a section 5 to 100 mm deep'])
  if (!(isBetween(0, pitchMm(profile), profile.edgeOffsetMm) && profile.edgeOffsetMm < pitchMm(profile)))
    faults.push(['edgeOffsetMm', profile.edgeOffsetMm, `0 to less than one repeat, ${pitchMm(profile)} mm`])
  const repeats = profile.coverWidthMm / pitchMm(profile)
  if (Math.abs(repeats - Math.round(repeats)) > TOLERANCE_MM)
    faults.push(['coverWidthMm', profile.coverWidthMm, `whole repeats of the section, ${pitchMm(profile)} mm each`])
  return faults
}

function stepProblems({ step, reversible }: Profile): Problem[] {
  if (!step) return []
  const faults: Problem[] = []
  if (!isBetween(100, 1000, step.lengthMm)) faults.push(['step.lengthMm', step.lengthMm, '100 to 1000 mm'])
  if (!isBetween(1, 100, step.heightMm)) faults.push(['step.heightMm', step.heightMm, '1 to 100 mm'])
  if (reversible) faults.push(['reversible', reversible, 'false for a profile with steps: they face one way'])
  return faults
}

function fastenerProblems({ endRow, innerRow }: Profile['fasteners']): Problem[] {
  const faults: Problem[] = []
  for (const [name, count] of Object.entries({ endRow, innerRow }))
    if (!(Number.isInteger(count) && isBetween(1, 30, count)))
      faults.push([`fasteners.${name}`, count, 'a whole number from 1 to 30'])
  if (endRow < innerRow) faults.push(['fasteners.endRow', endRow, `at least as many as on an inner row, ${innerRow}`])
  return faults
}

/** Problems of the sources: every measurement has a source and is within the range found there. */
function sourceProblems(profile: Profile): Problem[] {
  const { sources, step } = profile
  if (step && !sources.stepLength) return [['sources.stepLength', undefined, 'a source for the length of a step']]
  const values = {
    coverWidth: profile.coverWidthMm,
    overallWidth: profile.overallWidthMm,
    depth: depthMm(profile),
    spacing: pitchMm(profile),
    stepLength: step?.lengthMm ?? Number.NaN,
    leastPitch: profile.leastPitchDeg,
  }
  return Object.entries(sources).flatMap(([name, { from, found }]): Problem[] => {
    const value = values[name as keyof typeof values]
    if (!origins.includes(from)) return [[`sources.${name}.from`, from, `one of ${origins.join(', ')}`]]
    if (found && !isBetween(found[0] - TOLERANCE_MM, found[1] + TOLERANCE_MM, value))
      return [[`sources.${name}.found`, found, `a range that includes ${value}`]]
    return []
  })
}

function profileProblems(id: string, profile: Profile): Problem[] {
  const faults: Problem[] = []
  const { coverWidthMm, overallWidthMm, leastPitchDeg } = profile
  if (profile.id !== id) faults.push(['id', profile.id, `the name it is listed under, "${id}"`])
  if (!isBetween(200, 2000, coverWidthMm)) faults.push(['coverWidthMm', coverWidthMm, '200 to 2000 mm'])
  else if (!(overallWidthMm > coverWidthMm && overallWidthMm <= 2200))
    faults.push([
      'overallWidthMm',
      overallWidthMm,
      `wider than the cover width, ${coverWidthMm} mm, and at most 2200 mm`,
    ])
  else faults.push(...sectionProblems(profile))
  if (!isBetween(1, 45, leastPitchDeg)) faults.push(['leastPitchDeg', leastPitchDeg, '1 to 45 degrees'])
  if (faults.length === 0) faults.push(...sourceProblems(profile))
  return [...faults, ...stepProblems(profile), ...fastenerProblems(profile.fasteners)]
}

/**
 * Checks that profiles can be rolled, lapped and counted. Written without a schema library, because the kernel has no
 * dependencies.
 * @throws {Error} with one sentence per invalid measurement: the field, the value found and what is allowed
 */
export function checkProfiles<T extends Readonly<Record<string, Profile>>>(profiles: T): T {
  const sentences = Object.entries(profiles).flatMap(([id, profile]) =>
    profileProblems(id, profile).map(
      ([field, found, allowed]) =>
        `${FILE}: ${id}.${field} is ${typeof found === 'number' ? found : (JSON.stringify(found) ?? 'nothing')}; allowed is ${allowed}.`,
    ),
  )
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  return profiles
}
