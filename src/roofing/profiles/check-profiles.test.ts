import { describe, expect, test } from 'vitest'
import { errorMessage } from '../../../tests/error-message.ts'
import { checkProfiles } from './check-profiles.ts'
import { isConfirmed, type Profile } from './profile.ts'
import { profiles } from './profiles.ts'
import { line, swell } from './segments.ts'

const good: Profile = {
  id: 'versatile',
  coverWidthMm: 1000,
  overallWidthMm: 1050,
  period: [swell(125, 24), swell(125, -24)],
  edgeOffsetMm: 100,
  step: { lengthMm: 350, heightMm: 16 },
  leastPitchDeg: 14,
  fasteners: { endRow: 5, innerRow: 5 },
  reversible: false,
  sources: {
    coverWidth: { from: 'sellers', found: [990, 1010] },
    overallWidth: { from: 'sellers' },
    depth: { from: 'ours' },
    spacing: { from: 'ours' },
    stepLength: { from: 'oneSeller' },
    leastPitch: { from: 'makers', found: [14, 14] },
  },
}

const sentence = (changed: object) => errorMessage(() => checkProfiles({ versatile: { ...good, ...changed } }))

test('returns valid profiles unchanged', () => {
  expect(checkProfiles(profiles)).toBe(profiles)
})

describe('reports an invalid measurement with the field, the value and what is allowed', () => {
  test.each<[field: string, changed: object, found: string, allowed: string]>([
    ['coverWidthMm', { coverWidthMm: 0 }, '0', '200 to 2000 mm'],
    ['coverWidthMm', { coverWidthMm: -1000 }, '-1000', '200 to 2000 mm'],
    ['coverWidthMm', { coverWidthMm: 1 }, '1', '200 to 2000 mm'],
    ['coverWidthMm', { coverWidthMm: Number.NaN }, 'NaN', '200 to 2000 mm'],
    ['coverWidthMm', { coverWidthMm: '1000' }, '"1000"', '200 to 2000 mm'],
    ['coverWidthMm', { coverWidthMm: undefined }, 'nothing', '200 to 2000 mm'],
    ['coverWidthMm', { coverWidthMm: 1010 }, '1010', 'whole repeats of the section, 250 mm each'],
    ['overallWidthMm', { overallWidthMm: 1000 }, '1000', 'wider than the cover width, 1000 mm'],
    ['overallWidthMm', { overallWidthMm: 900 }, '900', 'wider than the cover width, 1000 mm'],
    ['overallWidthMm', { overallWidthMm: 10_500 }, '10500', 'wider than the cover width, 1000 mm, and at most 2200'],
    ['period', { period: [] }, '[]', 'at least one segment'],
    ['period.1.dx', { period: [line(250, 0), line(0, 10)] }, '0', 'a distance in mm over 0'],
    ['period.0.dx', { period: [line(-50, 20), line(300, -20)] }, '-50', 'a distance in mm over 0'],
    ['period.1.dz', { period: [line(125, 20), line(125, Number.NaN)] }, 'NaN', 'a rise or fall from -200 to 200 mm'],
    ['period.0', { period: [swell(125, 24, 2), swell(125, -24)] }, '{"kind":"curve"', 'a curve that never runs back'],
    ['period', { period: [swell(125, 24), swell(125, -20)] }, '4', 'a repeat that ends as high as it began'],
    ['period', { period: [line(250, 0)] }, '0', 'a section 5 to 100 mm deep'],
    ['edgeOffsetMm', { edgeOffsetMm: -5 }, '-5', '0 to less than one repeat, 250 mm'],
    ['edgeOffsetMm', { edgeOffsetMm: 250 }, '250', '0 to less than one repeat, 250 mm'],
    ['step.lengthMm', { step: { lengthMm: -350, heightMm: 16 } }, '-350', '100 to 1000 mm'],
    ['step.heightMm', { step: { lengthMm: 350, heightMm: 0 } }, '0', '1 to 100 mm'],
    ['reversible', { reversible: true }, 'true', 'false for a profile with steps'],
    ['leastPitchDeg', { leastPitchDeg: 0 }, '0', '1 to 45 degrees'],
    ['leastPitchDeg', { leastPitchDeg: 90 }, '90', '1 to 45 degrees'],
    ['fasteners.endRow', { fasteners: { endRow: 4.5, innerRow: 3 } }, '4.5', 'a whole number from 1 to 30'],
    ['fasteners.innerRow', { fasteners: { endRow: 5, innerRow: 0 } }, '0', 'a whole number from 1 to 30'],
    ['fasteners.endRow', { fasteners: { endRow: 3, innerRow: 5 } }, '3', 'at least as many as on an inner row, 5'],
    ['sources.depth.from', { sources: { ...good.sources, depth: { from: 'hearsay' } } }, '"hearsay"', 'one of makers'],
    [
      'sources.stepLength',
      { sources: { ...good.sources, stepLength: undefined } },
      'nothing',
      'a source for the length',
    ],
    [
      'sources.coverWidth.found',
      { sources: { ...good.sources, coverWidth: { from: 'sellers', found: [724, 990] } } },
      '[724,990]',
      'a range that includes 1000',
    ],
    ['id', { id: 'box' }, '"box"', 'the name it is listed under, "versatile"'],
  ])('%s: %j', (field, changed, found, allowed) => {
    const message = sentence(changed)
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`src/roofing/profiles/profiles.ts: versatile.${field} is ${found}`)
    expect(message).toContain(`; allowed is ${allowed}`)
  })
})

describe('at the limits', () => {
  const bare = { from: 'ours' } as const
  const sources = {
    coverWidth: bare,
    overallWidth: bare,
    depth: bare,
    spacing: bare,
    stepLength: bare,
    leastPitch: bare,
  }
  const wave = (pitch: number, depth: number) => [swell(pitch / 2, depth), swell(pitch / 2, -depth)]

  test.each<[string, object]>([
    ['the narrowest sheet', { coverWidthMm: 200, overallWidthMm: 201, period: wave(200, 24) }],
    ['the widest sheet', { coverWidthMm: 2000, overallWidthMm: 2200, period: wave(2000, 24) }],
    ['the flattest section', { period: wave(250, 5) }],
    ['the deepest section', { period: wave(250, 100) }],
    ['a section that stands upright for a moment', { period: [swell(125, 24, 1), swell(125, -24, 1)] }],
    ['a sheet that begins with its repeat', { edgeOffsetMm: 0 }],
    ['a sheet that begins just before the next repeat', { edgeOffsetMm: 249.9 }],
    ['the smallest step', { step: { lengthMm: 100, heightMm: 1 } }],
    ['the largest step', { step: { lengthMm: 1000, heightMm: 100 } }],
    ['no step, and a sheet that may be turned', { step: undefined, reversible: true }],
    ['the lowest least pitch', { leastPitchDeg: 1 }],
    ['the highest least pitch', { leastPitchDeg: 45 }],
    ['the fewest fasteners', { fasteners: { endRow: 1, innerRow: 1 } }],
    ['the most fasteners', { fasteners: { endRow: 30, innerRow: 30 } }],
    ['the least that was found', { sources: { ...sources, coverWidth: { from: 'makers', found: [1000, 1100] } } }],
    ['the most that was found', { sources: { ...sources, stepLength: { from: 'sellers', found: [300, 350] } } }],
    ['a width of one seller', { sources: { ...sources, overallWidth: { from: 'oneSeller', found: [1050, 1050] } } }],
    ['a depth', { sources: { ...sources, depth: { from: 'makers', found: [24, 24] } } }],
    ['a spacing', { sources: { ...sources, spacing: { from: 'makers', found: [250, 250] } } }],
  ])('%s is accepted', (_, changed) => {
    const changedProfile = { versatile: { ...good, sources, ...changed } }
    expect(checkProfiles(changedProfile)).toBe(changedProfile)
  })

  test.each<[string, object, string]>([
    ['narrower', { coverWidthMm: 199.9 }, 'coverWidthMm'],
    ['wider', { coverWidthMm: 2000, overallWidthMm: 2200.1, period: wave(2000, 24) }, 'overallWidthMm'],
    ['flatter', { period: wave(250, 4.9) }, 'period'],
    ['deeper', { period: wave(250, 100.1) }, 'period'],
    ['a stretch that is too long', { period: [line(1000.1, 20), line(100, -20)] }, 'period.0.dx'],
    ['a stretch that rises too high', { period: [line(100, 200.1), line(100, -20)] }, 'period.0.dz'],
    ['a stretch that falls too deep', { period: [line(100, 20), line(100, -200.1)] }, 'period.1.dz'],
    ['a curve that runs back a little', { period: [swell(125, 24, 1.1), swell(125, -24)] }, 'period.0'],
    ['a smaller step', { step: { lengthMm: 99.9, heightMm: 16 } }, 'step.lengthMm'],
    ['a larger step', { step: { lengthMm: 1000.1, heightMm: 16 } }, 'step.lengthMm'],
    ['a higher step', { step: { lengthMm: 350, heightMm: 100.1 } }, 'step.heightMm'],
    ['a higher least pitch', { leastPitchDeg: 45.1 }, 'leastPitchDeg'],
    ['more fasteners', { fasteners: { endRow: 31, innerRow: 5 } }, 'fasteners.endRow'],
    ['a width of nobody', { sources: { ...sources, coverWidth: { from: '' } } }, 'sources.coverWidth.from'],
    [
      'a pitch under the least that was found',
      { sources: { ...sources, leastPitch: { from: 'makers', found: [15, 20] } } },
      'sources.leastPitch.found',
    ],
    [
      'a step over the most that was found',
      { sources: { ...sources, stepLength: { from: 'makers', found: [300, 349] } } },
      'sources.stepLength.found',
    ],
  ])('%s is not', (_, changed, field) => {
    const message = sentence({ sources, ...changed })
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`versatile.${field} is `)
  })

  test('a segment may rise by more than the allowed depth', () => {
    expect(sentence({ period: [line(125, 200), line(125, -200)] })).toContain(
      'versatile.period is 200; allowed is a section',
    )
  })

  test('an invalid section is reported segment by segment only', () => {
    const period = [line(0, 300), line(125, -250)]
    expect(sentence({ period, edgeOffsetMm: -5 }).split('\n')).toHaveLength(3)
  })
})

test('requires no source for the step length of a profile without steps', () => {
  const { step: _, sources, ...others } = good
  const { stepLength: __, ...rest } = sources
  const flat = { versatile: { ...others, sources: rest } }
  expect(checkProfiles(flat)).toBe(flat)
})

test.each([
  ['makers', true],
  ['sellers', true],
  ['oneSeller', false],
  ['ours', false],
] as const)('what comes from %s is confirmed: %s', (from, confirmed) => {
  expect(isConfirmed({ from })).toBe(confirmed)
})

test('gives one sentence for each invalid measurement', () => {
  expect(sentence({ leastPitchDeg: 0, edgeOffsetMm: -1 }).split('\n')).toHaveLength(2)
})
