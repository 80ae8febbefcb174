import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { rowsFor } from './rows.ts'
import { type Settings, usualSettings } from './settings.ts'

const sheets = { ...usualSettings(profiles.box), rounding: '0.01' as const, longest: 6, endLap: 0.15 }
const tiles = { ...usualSettings(profiles.versatile), longest: 3.65 }
const lengths = (settings: Settings, neededM: number) => rowsFor(settings, 25)(neededM).lengths

describe('sheets cut to length', () => {
  test.each([
    // The shortest sheet.
    [0.1, [0.6]],
    [0.6, [0.6]],
    [5.99, [5.99]],
    [6, [6]],
    [6.0001, [6]],
    // Equal rows; the top one takes the rest.
    [6.001, [3.08, 3.08]],
    [7, [3.58, 3.57]],
    [11.85, [6, 6]],
    [11.86, [4.06, 4.06, 4.04]],
    [12.5, [4.27, 4.27, 4.26]],
  ])('of at most 6 m cover %d m with %j', (neededM, expected) => {
    expect(lengths(sheets, neededM)).toEqual(expected.map(each => expect.closeTo(each, 6)))
  })

  test('reach the needed length in equal rows', () => {
    for (let cm = 1; cm <= 4000; cm++) {
      const laid = lengths(sheets, cm / 100)
      const reached = laid.reduce((sum, each) => sum + each, 0) - (laid.length - 1) * 0.15
      expect(reached).toBeGreaterThanOrEqual(cm / 100 - 1e-9)
      expect(reached).toBeLessThan(Math.max(0.6, cm / 100) + 0.01 + 1e-9)
      expect(Math.max(...laid)).toBeLessThanOrEqual(6)
      expect(Math.max(...laid) - Math.min(...laid)).toBeLessThan(0.01 * laid.length + 1e-9)
    }
  })

  test('are in rows in line with those of the longest column of the slope', () => {
    const layRows = rowsFor({ ...sheets, rounding: '0.1', longest: 9 }, 25)
    expect(layRows(10.45, 10.45).lengths).toEqual([5.3, 5.3])
    expect(layRows(9.4, 10.45).lengths).toEqual([5.3, 4.3])
    expect(layRows(9, 10.45).lengths).toEqual([9])
    // The slope's rows are 9 m: a top sheet of 0.2 m would be too short, so the sheet below is shorter.
    expect(layRows(9.05, 17.85).lengths).toEqual([8.6, 0.6])
  })

  test('are never shorter than the shortest sheet, nor longer than the longest, on any slope', () => {
    const length = (min: number, max: number) => fc.integer({ min, max }).map(cm => cm / 100)
    fc.assert(
      fc.property(
        length(1, 6000),
        length(0, 6000),
        length(200, 1200),
        length(20, 100),
        (needed, more, longest, shortest) => {
          const laid = rowsFor({ ...sheets, longest, shortest }, 25)(needed, needed + more).lengths
          expect(Math.max(...laid)).toBeLessThanOrEqual(longest + 1e-9)
          expect(Math.min(...laid)).toBeGreaterThanOrEqual(shortest - 1e-9)
          const reached = laid.reduce((sum, each) => sum + each, 0) - (laid.length - 1) * 0.15
          expect(reached).toBeGreaterThanOrEqual(needed - 1e-9)
        },
      ),
    )
  })

  test('lap by the pitch of their roof, unless a lap is given', () => {
    const { endLap: _, ...usual } = sheets
    expect([14.9, 15, 25].map(pitchDeg => rowsFor(usual, pitchDeg)(7).lapM)).toEqual([0.2, 0.15, 0.15])
    expect(rowsFor(sheets, 5)(7).lapM).toBe(0.15)
  })

  test('use the end lap of the settings', () => {
    expect(rowsFor(sheets, 25)(7).lapM).toBe(0.15)
    expect(rowsFor(tiles, 25)(7).lapM).toBe(0.15)
    expect(rowsFor({ ...tiles, stepLap: 0.2 }, 25)(7).lapM).toBe(0.2)
  })

  test('are chosen once for each column length', () => {
    const layRows = rowsFor(sheets, 25)
    expect(layRows(7)).toBe(layRows(7))
    expect(layRows(7)).not.toBe(layRows(8))
  })
})

describe('step tiles', () => {
  test.each([
    [0.1, [0.5]],
    [0.5, [0.5]],
    [0.51, [0.85]],
    // 3.65 m has at most ten steps and the lap.
    [3.65, [3.65]],
    [3.66, [2.25, 1.9]],
    [7.3, [2.6, 2.6, 2.6]],
  ])('of 0.35 m steps, at most 3.65 m long, cover %d m with %j', (neededM, expected) => {
    expect(lengths(tiles, neededM)).toEqual(expected)
  })

  test('are never longer than the longest sheet', () => {
    // Nine steps and the lap are 3.3 m, ten would be 3.65.
    expect(lengths({ ...tiles, longest: 3.5 }, 3.6)).toEqual([1.9, 1.9])
    expect(lengths({ ...tiles, longest: 3.5 }, 3.3)).toEqual([3.3])
  })
})
