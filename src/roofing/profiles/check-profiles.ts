import type { Origin, Profile, Segment } from './profile.ts'
import { depthMm, pitchMm } from './section.ts'
import { pointAt } from './segments.ts'

const FILE = 'src/roofing/profiles/profiles.ts'
const TOLERANCE_MM = 1e-6
const CHORDS = 24
const origins: readonly Origin[] = ['makers', 'sellers', 'oneSeller', 'ours']

type Fault = readonly [field: string, found: unknown, allowed: string]

function between(least: number, most: number, value: unknown): boolean {
  return typeof value === 'number' && value >= least && value <= most
}

function runsBack(segment: Segment): boolean {
  const across = Array.from({ length: CHORDS + 1 }, (_, index) => pointAt(segment, index / CHORDS)[0])
  return across.some((x, index) => x < (across[index - 1] ?? 0) - TOLERANCE_MM)
}

/** How one repeat of the cross-section is wrong; a section that runs backwards or is no wave cannot be rolled. */
function sectionFaults(profile: Profile): Fault[] {
  const faults: Fault[] = []
  if (profile.period.length === 0) return [['period', [], 'at least one stretch']]
  for (const [index, segment] of profile.period.entries()) {
    if (!(between(-1000, 1000, segment.dx) && segment.dx > 0))
      faults.push([`period.${index}.dx`, segment.dx, 'a distance in mm over 0: a section runs from left to right'])
    if (!between(-200, 200, segment.dz))
      faults.push([`period.${index}.dz`, segment.dz, 'a rise or fall from -200 to 200 mm'])
    if (faults.length === 0 && runsBack(segment))
      faults.push([`period.${index}`, segment, 'a curve that never runs back to the left'])
  }
  if (faults.length > 0) return faults
  const rise = profile.period.reduce((sum, { dz }) => sum + dz, 0)
  if (Math.abs(rise) > TOLERANCE_MM) faults.push(['period', rise, 'a repeat that ends as high as it began: 0 mm'])
  if (!between(5, 100, depthMm(profile))) faults.push(['period', depthMm(profile), 'a section 5 to 100 mm deep'])
  if (!(between(0, pitchMm(profile), profile.edgeOffsetMm) && profile.edgeOffsetMm < pitchMm(profile)))
    faults.push(['edgeOffsetMm', profile.edgeOffsetMm, `0 to less than one repeat, ${pitchMm(profile)} mm`])
  const repeats = profile.coverWidthMm / pitchMm(profile)
  if (Math.abs(repeats - Math.round(repeats)) > TOLERANCE_MM)
    faults.push(['coverWidthMm', profile.coverWidthMm, `whole repeats of the section, ${pitchMm(profile)} mm each`])
  return faults
}

function stepFaults({ step, reversible }: Profile): Fault[] {
  if (!step) return []
  const faults: Fault[] = []
  if (!between(100, 1000, step.lengthMm)) faults.push(['step.lengthMm', step.lengthMm, '100 to 1000 mm'])
  if (!between(1, 100, step.heightMm)) faults.push(['step.heightMm', step.heightMm, '1 to 100 mm'])
  if (reversible) faults.push(['reversible', reversible, 'false for a profile with steps: they face one way'])
  return faults
}

function fastenerFaults({ endRow, innerRow }: Profile['fasteners']): Fault[] {
  const faults: Fault[] = []
  for (const [name, count] of Object.entries({ endRow, innerRow }))
    if (!(Number.isInteger(count) && between(1, 30, count)))
      faults.push([`fasteners.${name}`, count, 'a whole number from 1 to 30'])
  if (endRow < innerRow) faults.push(['fasteners.endRow', endRow, `at least as many as on an inner row, ${innerRow}`])
  return faults
}

/** Every measurement has a source, and lies between the least and the most that its sources say. */
function sourceFaults(profile: Profile): Fault[] {
  const { sources, step } = profile
  if (step && !sources.stepLength) return [['sources.stepLength', undefined, 'a source for the length of a step']]
  const shown = {
    coverWidth: profile.coverWidthMm,
    overallWidth: profile.overallWidthMm,
    depth: depthMm(profile),
    spacing: pitchMm(profile),
    stepLength: step?.lengthMm ?? Number.NaN,
    leastPitch: profile.leastPitchDeg,
  }
  return Object.entries(sources).flatMap(([name, { from, found }]): Fault[] => {
    const value = shown[name as keyof typeof shown]
    if (!origins.includes(from)) return [[`sources.${name}.from`, from, `one of ${origins.join(', ')}`]]
    if (found && !between(found[0] - TOLERANCE_MM, found[1] + TOLERANCE_MM, value))
      return [[`sources.${name}.found`, found, `the least and the most that was found, with ${value} between them`]]
    return []
  })
}

function faultsOf(id: string, profile: Profile): Fault[] {
  const faults: Fault[] = []
  const { coverWidthMm, overallWidthMm, leastPitchDeg } = profile
  if (profile.id !== id) faults.push(['id', profile.id, `the name it is listed under, "${id}"`])
  if (!between(200, 2000, coverWidthMm)) faults.push(['coverWidthMm', coverWidthMm, '200 to 2000 mm'])
  else if (!(overallWidthMm > coverWidthMm && overallWidthMm <= 2200))
    faults.push([
      'overallWidthMm',
      overallWidthMm,
      `wider than the cover width, ${coverWidthMm} mm, and at most 2200 mm`,
    ])
  else faults.push(...sectionFaults(profile))
  if (!between(1, 45, leastPitchDeg)) faults.push(['leastPitchDeg', leastPitchDeg, '1 to 45 degrees'])
  if (faults.length === 0) faults.push(...sourceFaults(profile))
  return [...faults, ...stepFaults(profile), ...fastenerFaults(profile.fasteners)]
}

/**
 * Holds measurements against what can be rolled, lapped and counted. Plain code, because the kernel stands alone.
 * @throws {Error} one sentence a wrong measurement: which, what was found, what is allowed.
 */
export function checkProfiles<T extends Readonly<Record<string, Profile>>>(profiles: T): T {
  const sentences = Object.entries(profiles).flatMap(([id, profile]) =>
    faultsOf(id, profile).map(
      ([field, found, allowed]) =>
        `${FILE}: ${id}.${field} is ${typeof found === 'number' ? found : (JSON.stringify(found) ?? 'nothing')}; allowed is ${allowed}.`,
    ),
  )
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  return profiles
}
