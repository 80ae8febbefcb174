import { describe, expect, test } from 'vitest'
import { estimator as words } from '#i18n/en/estimator.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { emptyRoof, type RoofDraft } from '#roofing/quote/draft.ts'
import { pitchOf } from '#roofing/quote/read-draft.ts'
import { readField } from '#roofing/quote/read-field.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { convertPitch, PitchField } from './PitchField.tsx'

const field = (part: Partial<RoofDraft>) =>
  renderedQuote(<PitchField id="pitch" roof={{ ...emptyRoof, ...part }} error={undefined} onChange={() => undefined} />)
const offered = (markup: string) => [...markup.matchAll(/>(\d+)°<\/button>/g)].map(([, deg]) => Number(deg))

describe('the pitch', () => {
  test.each(['gable', 'hidden'] as const)('of a %s roof has only valid choices', shape => {
    const choices = offered(field({ shape }))
    expect(choices).toHaveLength(4)
    for (const deg of choices) expect(readField('pitch', String(deg), 'm', shape)).toEqual({ value: deg })
  })

  test('has the usual value as a placeholder', () => {
    expect(field({ shape: 'hidden' })).toContain('placeholder="6"')
    expect(field({ shape: 'gable' })).toContain('placeholder="25"')
  })

  test('in another notation is the same pitch', () => {
    expect(convertPitch('25', 'slope')).toBe('5.6:12')
    expect(convertPitch('4:12', 'deg')).toBe('18.43')
    for (const typed of ['', 'steep', ':12', '4:12']) expect(convertPitch(typed, 'slope')).toBe(typed)
    for (const typed of ['', 'steep', '25', '30%']) expect(convertPitch(typed, 'deg')).toBe(typed)
  })

  test('of a hidden roof starts with one that some product allows', () => {
    const least = Math.min(...Object.values(profiles).map(({ minPitchDeg }) => minPitchDeg))
    expect(pitchOf({ ...emptyRoof, shape: 'hidden' })).toBeGreaterThanOrEqual(least)
    for (const deg of offered(field({ shape: 'hidden' }))) expect(deg).toBeGreaterThanOrEqual(least)
  })

  test('as rise over run has two fields and a pressed button', () => {
    const markup = field({ pitch: '4:12' })
    expect(markup.match(/inputMode="decimal"/g)).toHaveLength(2)
    expect(markup).toContain(`aria-pressed="true">${words.roofs.riseOverRun}</button>`)
  })
})

test.each([
  ['eave 1.5 m, 12 ft 6 in, 9 kg, 3 more', 'eave 1.5_m, 12_ft 6_in, 9_kg, 3 more'],
  ['KSh 16,815 at this price', 'KSh_16,815 at this price'],
])('keeps numbers and units of “%s” on one line', (sentence, unbrokenSentence) => {
  expect(keepUnitsTogether(sentence).replaceAll('\u00a0', '_')).toBe(unbrokenSentence)
})
