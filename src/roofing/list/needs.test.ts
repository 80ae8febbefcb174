import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import type { RoofInput } from '../roof/roof.ts'
import { roundings, usualSettings } from '../take-off/settings.ts'
import { takeOff } from '../take-off/take-off.ts'
import { compareList } from './compare.ts'
import { needsOf } from './needs.ts'
import { parseList } from './parse-list.ts'

const gable: RoofInput = { shape: 'gable', lengthM: 7.9, widthM: 3, pitchDeg: 30, eaveM: 0.45, vergeM: 0.3 }
const hip: RoofInput = { shape: 'hip', lengthM: 12, widthM: 9, pitchDeg: 25, eaveM: 0.45, vergeM: 0.3 }
const winged: RoofInput = { ...hip, wings: [{ side: 'front', atM: 4, outM: 3, widthM: 5 }] }
const long: RoofInput = { ...gable, widthM: 18 }

describe.each(roundings)('lengths rounded to %s', rounding => {
  test.each([
    ['a gable', gable, profiles.box],
    ['a hip', hip, profiles.box],
    ['a house with a wing', winged, profiles.box],
    ['a slope of two sheets with an end lap', long, profiles.box],
    ['a hip in tiles', hip, profiles.versatile],
  ])('a list with the cuts of %s covers the roof', (_, input, profile) => {
    const settings = { ...usualSettings(profile), rounding }
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

test('the columns of a gable are as long as its slope for every rounding', () => {
  for (const rounding of roundings) {
    const settings = { ...usualSettings(profiles.box), rounding }
    const { columns } = needsOf(takeOff([gable], profiles.box, settings, 100), settings)
    expect(columns).toEqual([{ lengthM: 2.26, count: 18 }])
  }
})

test('no column of a house with a wing is longer than the slope', () => {
  const settings = usualSettings(profiles.box)
  const { columns } = needsOf(takeOff([winged], profiles.box, settings, 100), settings)
  // A run of 4.95 m at 25° gives a slope of 5.4617 m.
  expect(columns[0]?.lengthM).toBe(5.47)
})

test('needs as many caps, valleys and gutters as are counted, in pieces of the set length', () => {
  const settings = { ...usualSettings(profiles.box), cap: 2.4, valley: 1.8 }
  const counted = takeOff([hip], profiles.box, settings, 100)
  expect(needsOf(counted, settings)).toMatchObject({
    cuts: counted.cuts,
    runningM: counted.runningM,
    minRunningM: counted.runningWithReuseM,
    lapM: 0.15,
    caps: counted.caps,
    capM: 2.4,
    valleys: 0,
    valleyM: 1.8,
    fasteners: counted.fasteners,
  })
  expect(counted.runningWithReuseM).toBeLessThan(counted.runningM)
})

test('tile columns are whole steps long and use the tile lap', () => {
  const settings = { ...usualSettings(profiles.versatile), stepLap: 0.1, endLap: 0.2 }
  const columnsOf = (widthM: number) => {
    const input: RoofInput = { shape: 'lean-to', lengthM: 2, widthM, pitchDeg: 60, eaveM: 0, vergeM: 0 }
    return needsOf(takeOff([input], profiles.versatile, settings, 100), settings)
  }
  // At 60° a slope is twice its run; five steps of 0.35 m and the lap are 1.85 m.
  expect(columnsOf(0.925)).toMatchObject({ columns: [{ lengthM: 1.85, count: 2 }], lapM: 0.1 })
  expect(columnsOf(0.93).columns).toEqual([{ lengthM: 2.2, count: 2 }])
  expect(columnsOf(0.5).columns).toEqual([{ lengthM: 1.15, count: 2 }])
  const sheets = { ...usualSettings(profiles.box), endLap: 0.2 }
  expect(needsOf(takeOff([gable], profiles.box, sheets, 100), sheets).lapM).toBe(0.2)
})
