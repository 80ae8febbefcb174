import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import type { RoofInput } from '../roof/roof.ts'
import { roundings, usualSettings } from '../take-off/settings.ts'
import { takeOff } from '../take-off/take-off.ts'
import { compareList } from './compare.ts'
import { parseList } from './list.ts'
import { needsOf } from './needs.ts'

const gable: RoofInput = { shape: 'gable', lengthM: 7.9, widthM: 3, pitchDeg: 30, eaveM: 0.45, vergeM: 0.3 }
const hip: RoofInput = { shape: 'hip', lengthM: 12, widthM: 9, pitchDeg: 25, eaveM: 0.45, vergeM: 0.3 }
const long: RoofInput = { ...gable, widthM: 18 }

describe.each(roundings)('lengths rounded to %s', round => {
  test.each([
    ['a gable', gable, profiles.box],
    ['a hip', hip, profiles.box],
    ['a slope of two sheets with an end lap', long, profiles.box],
    ['a hip in tiles', hip, profiles.versatile],
  ])('the cut list of %s covers what it needs', (_, input, profile) => {
    const settings = { ...usualSettings(profile, [input.pitchDeg]), round }
    const counted = takeOff([input], profile, settings, 100)
    const text = counted.cuts.map(({ lengthM, count }) => `${count} pcs ${lengthM}m`).join('\n')
    const asked = parseList(text).parts.flatMap(part => (part.kind === 'question' ? part.question : []))
    const list = parseList(
      text,
      'm',
      Object.fromEntries(asked.map(({ key, choices }) => [key, choices[0]?.answer ?? ''])),
    )
    expect(list.sheets).toBe(counted.sheets)
    expect(compareList(list, needsOf(counted, settings))).toMatchObject({
      verdict: 'covers',
      lacking: [],
      differenceM: 0,
    })
  })
})

test('the needs of a gable are its columns as long as its slope, whatever the lengths are rounded to', () => {
  for (const round of roundings) {
    const settings = { ...usualSettings(profiles.box, [30]), round }
    const { columns } = needsOf(takeOff([gable], profiles.box, settings, 100), settings)
    expect(columns).toEqual([{ lengthM: 2.26, count: 18 }])
  }
})
