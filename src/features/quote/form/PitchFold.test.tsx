import { describe, expect, test } from 'vitest'
import { estimator as words } from '#i18n/en/estimator.ts'
import { emptyRoof, type RoofDraft } from '#roofing/quote/draft.ts'
import { describeRefinements, foldedNumbers } from './PitchFold.tsx'

const line = (part: Partial<RoofDraft>, unit: 'm' | 'ft' = 'm') =>
  describeRefinements({ ...emptyRoof, ...part }, unit, words).replaceAll('\u00a0', ' ')

describe('the line above the folded pitch and overhangs', () => {
  test.each([
    [{}, 'Pitch 25°, overhangs 0.45 and 0.3 m'],
    [{ shape: 'hip' }, 'Pitch 25°, overhang 0.45 m'],
    [{ shape: 'hidden' }, 'Pitch 6°'],
    [{ shape: 'dutch-gable', gablet: '1.2' }, 'Pitch 25°, overhang 0.45 m, small gable 1.2 m'],
    [{ pitch: '4/12', verge: '300mm' }, 'Pitch 4:12, overhangs 0.45 m and 300mm'],
    [{ pitch: 'steep', eave: ' 0.6 ' }, 'Pitch steep, overhangs 0.6 and 0.3 m'],
  ] as const)('of %j has the typed or the usual values', (part, expected) => {
    expect(line(part)).toBe(expected)
  })

  test('is in feet in a quote in feet', () => {
    expect(line({}, 'ft')).toBe('Pitch 25°, overhangs 1 ft 6 in and 1 ft')
    expect(line({ eave: '2' }, 'ft')).toBe('Pitch 25°, overhangs 2 ft and 1 ft')
  })

  test('stands for the fields that the shape has', () => {
    expect(foldedNumbers('gable')).toEqual(['pitch', 'eave', 'verge'])
    expect(foldedNumbers('hidden')).toEqual(['pitch'])
  })
})
