import { describe, expect, test } from 'vitest'
import { isConfirmed } from './profile.ts'
import { profiles } from './profiles.ts'
import { depthMm, repeatSection, ribSpacingMm, sectionPoints, sheetSection } from './section.ts'
import { sectionPath, sheetPath } from './section-path.ts'
import { halfWave, line, parameterAt, pointAt, split } from './segments.ts'

const all = Object.values(profiles)

/** The end points of the strokes of a path, y down. */
function strokeEnds(path: string): [x: number, y: number][] {
  const ends: [number, number][] = []
  let x = 0
  let y = 0
  for (const [, command, text = ''] of path.matchAll(/([MlhcL])([^A-Za-z]*)/g)) {
    const numbers = Array.from(text.matchAll(/-?\d*\.?\d+/g), match => Number(match[0]))
    const [dx = 0, dy = 0] = command === 'h' ? [numbers[0], 0] : numbers.slice(-2)
    x += dx
    y += dy
    ends.push([x, y])
  }
  return ends
}

describe.each(all)('$id', profile => {
  const pointsOf = () => sectionPoints(sheetSection(profile), 24)

  test('is wider than its cover width', () => {
    expect(profile.overallWidthMm).toBeGreaterThan(profile.coverWidthMm)
    expect(profile.overallWidthMm).toBeLessThanOrEqual(profile.coverWidthMm + ribSpacingMm(profile))
  })

  test('has repeats that end at their starting height, and covers whole repeats', () => {
    expect(repeatSection(profile).segments.reduce((sum, { dz }) => sum + dz, 0)).toBeCloseTo(0, 9)
    expect((profile.coverWidthMm / ribSpacingMm(profile)) % 1).toBeCloseTo(0, 6)
  })

  test('has a section from edge to edge that never runs backwards', () => {
    const points = pointsOf()
    expect(points[0]?.[0]).toBe(0)
    expect(points.at(-1)?.[0]).toBeCloseTo(profile.overallWidthMm, 6)
    for (const [index, [x]] of points.entries())
      if (index > 0) expect(x).toBeGreaterThanOrEqual(points[index - 1]?.[0] ?? 0)
  })

  test('touches its lowest line and reaches its depth', () => {
    const points = pointsOf()
    const heights = points.map(([, z]) => z)
    expect(Math.min(...heights)).toBeCloseTo(0, 1)
    expect(Math.max(...heights)).toBeCloseTo(depthMm(profile), 1)
    expect(depthMm(profile)).toBeGreaterThan(10)
    expect(depthMm(profile)).toBeLessThan(60)
  })

  test('has the same shape where the next sheet laps it', () => {
    const points = pointsOf()
    const at = (x: number) => {
      const after = points.findIndex(([px]) => px >= x - 1e-9)
      const [x1, z1] = points[after] as [number, number]
      const [x0, z0] = points[Math.max(0, after - 1)] as [number, number]
      return x1 === x0 ? z1 : z0 + ((z1 - z0) * (x - x0)) / (x1 - x0)
    }
    for (const x of [0, 0.5, 1].map(share => share * (profile.overallWidthMm - profile.coverWidthMm)))
      expect(at(x + profile.coverWidthMm)).toBeCloseTo(at(x), 0)
  })

  test('has an SVG path through the same points', () => {
    const base = 44
    const ends = strokeEnds(sheetPath(profile, base))
    const joints = sectionPoints(sheetSection(profile), 1)
    expect(ends).toHaveLength(joints.length)
    for (const [index, [x, z]] of joints.entries()) {
      const [drawnX, drawnY] = ends[index] as [number, number]
      expect(Math.abs(drawnX - x)).toBeLessThan(0.05 * (index + 1))
      expect(Math.abs(base - drawnY - z)).toBeLessThan(0.05 * (index + 1))
    }
  })

  test('has an SVG path of one repeat that ends at its starting height', () => {
    const ends = strokeEnds(sectionPath(repeatSection(profile), 42))
    expect(ends.at(-1)?.[0]).toBeCloseTo(ribSpacingMm(profile), 1)
    expect(ends.at(-1)?.[1]).toBeCloseTo(42, 1)
  })

  test('has measurements within the ranges that were found', () => {
    const { sources, step } = profile
    const measured = [
      [profile.coverWidthMm, sources.coverWidth],
      [profile.overallWidthMm, sources.overallWidth],
      [depthMm(profile), sources.depth],
      [ribSpacingMm(profile), sources.spacing],
      [step?.lengthMm ?? 0, sources.stepLength],
      [profile.minPitchDeg, sources.minPitch],
    ] as const
    for (const [value, source] of measured) {
      const [min, max] = source?.found ?? [value, value]
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThanOrEqual(max)
    }
  })

  test('has plausible measurements', () => {
    expect(profiles[profile.id]).toBe(profile)
    expect(profile.minPitchDeg).toBeGreaterThan(0)
    expect(profile.minPitchDeg).toBeLessThan(45)
    expect(profile.fasteners.endRow).toBeGreaterThanOrEqual(profile.fasteners.innerRow)
    // A profile without steps is the same when turned by 180°.
    expect(profile.reversible).toBe(profile.step === undefined)
    const steps = profile.step ? ['stepLength'] : []
    expect(Object.keys(profile.sources)).toEqual([
      'coverWidth',
      'overallWidth',
      'depth',
      'spacing',
      ...steps,
      'minPitch',
    ])
  })
})

test.each([
  ['makers', true],
  ['sellers', true],
  ['oneSeller', false],
  ['ours', false],
] as const)('a measurement from %s is confirmed: %s', (from, confirmed) => {
  expect(isConfirmed({ from })).toBe(confirmed)
})

test('has the usual cover widths of the trade', () => {
  const widths = all.map(({ id, coverWidthMm }) => [id, coverWidthMm])
  expect(Object.fromEntries(widths)).toEqual({
    box: 1000,
    corrugated: 762,
    versatile: 1000,
    romantile: 1000,
    'maisha-tile': 1000,
  })
})

describe('a sheet whose left edge is not at the start of the repeat', () => {
  // A rib of 28 mm rises to 19 mm across, is level to 47 and down at 66.
  const sheet = (edgeOffsetMm: number) => sheetSection({ ...profiles.box, edgeOffsetMm })

  test('starts in the middle of a segment, at its height there', () => {
    const { startHeightMm, segments } = sheet(50)
    expect(startHeightMm).toBeCloseTo(28 - (28 * 3) / 19, 6)
    expect(segments[0]?.dx).toBeCloseTo(16, 6)
    expect(segments[0]?.dz).toBeCloseTo((-28 * 16) / 19, 6)
  })

  test('starts with a whole segment where the edge is between two', () => {
    expect(sheet(47).startHeightMm).toBe(28)
    expect(sheet(47).segments[0]).toEqual(line(19, -28))
  })

  test('has the full width and ends at the height of the profile', () => {
    const { startHeightMm, segments } = sheet(50)
    expect(segments.reduce((sum, { dx }) => sum + dx, 0)).toBeCloseTo(1066, 6)
    // 50 + 1066 mm is 116 mm into the sixth repeat: a millimetre before the end of a fall of 3 mm over 5 mm.
    expect(segments.reduce((sum, { dz }) => sum + dz, startHeightMm)).toBeCloseTo(0.6, 6)
  })
})

test('a path has one command per segment, rounded to a tenth of a millimetre', () => {
  const segments = [line(10, 0), line(5, 3), line(5, -3.26), halfWave(10, 4)]
  expect(sectionPath({ startHeightMm: 2, segments }, 20)).toBe('M0 18h10l5-3l5 3.3c3.6 0 6.4-4 10-4')
})

test('a line has two points, a curve the requested number of chords', () => {
  const points = sectionPoints({ startHeightMm: 1, segments: [line(10, 5), halfWave(10, -5)] }, 4)
  expect(points).toHaveLength(1 + 1 + 4)
  expect(points[1]).toEqual([10, 6])
  expect(points[5]).toEqual([20, expect.closeTo(1, 9)])
})

describe('a segment', () => {
  test.each([
    ['line', line(40, 12)],
    ['curve', halfWave(40, 12)],
  ])('keeps its shape when it is split: %s', (_, segment) => {
    for (const t of [0.1, 0.5, 0.9]) {
      const [before, after] = split(segment, t)
      expect([before.kind, after.kind]).toEqual([segment.kind, segment.kind])
      expect(before.dx + after.dx).toBeCloseTo(40, 9)
      expect(before.dz + after.dz).toBeCloseTo(12, 9)
      const [x, z] = pointAt(segment, (1 + t) / 2)
      const [restX, restZ] = pointAt(after, 0.5)
      expect(before.dx + restX).toBeCloseTo(x, 9)
      expect(before.dz + restZ).toBeCloseTo(z, 9)
    }
  })

  test('has a parameter t for each distance across it', () => {
    for (const x of [1, 20, 39])
      expect(pointAt(halfWave(40, 12), parameterAt(halfWave(40, 12), x))[0]).toBeCloseTo(x, 6)
  })
})
