import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRoof } from '../../../tests/roof-arbitraries.ts'
import { profiles } from '../profiles/profiles.ts'
import type { RoofInput } from '../roof/roof.ts'
import type { Column } from './cut-face.ts'
import { nestCorners } from './nest-corners.ts'
import { roundings, usualSettings } from './settings.ts'
import { takeOff } from './take-off.ts'

// Without a side lap, a corner may be as high as the slant.
const profile = { ...profiles.box, overallWidthMm: 1000 }
const settings = usualSettings(profile)

function column(low: [number, number], high: [number, number], widthM = 1, isStraight = true): Column {
  return {
    xM: 0,
    fromM: 0,
    toM: widthM,
    left: { lowM: low[0], highM: high[0] },
    right: { lowM: low[1], highM: high[1] },
    lowM: Math.min(...low),
    highM: Math.max(...high),
    isStraight,
  }
}

/** At a hip that rises 1.1 m a metre to the right. */
const hip = () => column([0, 0], [2, 3.1])
const corner = (widthM: number) => column([0, 0], [0, 1.1 * widthM], widthM)
const nested = (columns: readonly Column[], sheet: typeof profile = profile) =>
  nestCorners(columns, sheet, settings).corners.size

describe('a corner shorter than the shortest sheet', () => {
  test('is cut from the off-cut of a sheet at the same hip', () => {
    const [small, large] = [corner(0.4), hip()]
    const { corners, sources } = nestCorners([small, large], profile, settings)
    expect([...corners]).toEqual([small])
    expect([...sources]).toEqual([large])
  })

  test('needs an off-cut of its own', () => {
    expect(nested([corner(0.4), corner(0.3), hip()])).toBe(1)
    expect(nested([corner(0.4), corner(0.3), hip(), hip()])).toBe(2)
  })

  test('fits into the off-cut at a valley, and a corner at a valley into that at a hip', () => {
    expect(nested([corner(0.4), column([0, 1.1], [3.1, 3.1])])).toBe(1)
    expect(nested([column([0, 0.44], [0.44, 0.44], 0.4), hip()])).toBe(1)
  })

  test('needs an off-cut with the same slant in the same direction, as large as the corner with its side lap', () => {
    expect(nested([corner(0.4), column([0, 0], [3.1, 2])])).toBe(0)
    expect(nested([corner(0.4), column([0, 0], [2, 3.2])])).toBe(0)
    expect(nested([corner(0.4), column([0, 0], [2.6, 3.04], 0.4)])).toBe(1)
    expect(nested([corner(0.4), column([0, 0], [2.6, 3.04], 0.4)], { ...profile, overallWidthMm: 1066 })).toBe(0)
    expect(nested([corner(0.4), hip()], { ...profile, overallWidthMm: 1066 })).toBe(1)
  })

  test.each<[string, Column]>([
    ['a sheet without a slant', column([0, 0], [3, 3])],
    ['a sheet with a corner inside', { ...hip(), isStraight: false }],
    ['a column laid in rows', column([0, 0], [9, 10.1])],
    ['another short corner', corner(0.5)],
    ['a sheet slanted at both ends', column([0, 1.1], [2, 3.1])],
  ])('is not cut from %s', (_, other) => {
    expect(nested([corner(0.4), other])).toBe(0)
  })

  test('is not cut from tiles, whose steps would run the wrong way', () => {
    expect(nested([corner(0.4), hip()], { ...profile, reversible: false })).toBe(0)
  })

  test('of 0.6 m has a sheet of its own', () => {
    expect(nested([corner(0.6 / 1.1), hip()])).toBe(0)
  })
})

describe('the sheets of a roof', () => {
  const house: RoofInput = { shape: 'hip', lengthM: 12, widthM: 6, pitchDeg: 25, eaveM: 0.45, vergeM: 0.3 }

  test('a corrugated hip of 12 x 6 m has no sheet shorter than 0.6 m', () => {
    const { corrugated } = profiles
    const counted = takeOff([house], corrugated, usualSettings(corrugated), 390)
    const least = (profileSettings = usualSettings(corrugated)) =>
      takeOff([house], corrugated, profileSettings, 390).cuts.at(-1)?.lengthM ?? 0
    expect(least()).toBeGreaterThanOrEqual(0.6)
    expect(least({ ...usualSettings(corrugated), shortest: 1 })).toBeGreaterThanOrEqual(1)
    const pieces = counted.roofs.flatMap(({ faces }) => faces.flatMap(face => face.pieces))
    expect(counted.sheets).toBe(pieces.length - counted.offcutCorners)
  })

  test('where no off-cut fits, a short piece becomes as long as the shortest sheet', () => {
    const narrow: RoofInput = { ...house, shape: 'gable', widthM: 0.5, eaveM: 0.1 }
    const counted = takeOff([narrow], profiles.box, usualSettings(profiles.box), 470)
    expect(counted.cuts).toEqual([{ lengthM: 0.6, count: 26 }])
    expect(counted.offcutCorners).toBe(0)
  })

  test('never has a sheet shorter than the shortest one, and off-cuts only for shorter corners', () => {
    const anyProfile = fc.constantFrom(...Object.values(profiles))
    const shortest = fc.integer({ min: 2, max: 10 }).map(tenths => tenths / 10)
    fc.assert(
      fc.property(anyRoof, anyProfile, fc.constantFrom(...roundings), shortest, (input, sheet, rounding, shortestM) => {
        const counted = takeOff([input], sheet, { ...usualSettings(sheet), rounding, shortest: shortestM }, 470)
        for (const { lengthM } of counted.cuts) expect(lengthM).toBeGreaterThanOrEqual(shortestM)
        const pieces = counted.roofs.flatMap(({ faces }) => faces.flatMap(face => face.pieces))
        for (const { isOffcut, lengthM } of pieces) if (isOffcut) expect(lengthM).toBeLessThanOrEqual(shortestM)
        expect(pieces.filter(({ isOffcut }) => isOffcut)).toHaveLength(counted.offcutCorners)
      }),
    )
  })
})
