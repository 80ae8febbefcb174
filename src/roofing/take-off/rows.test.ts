import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { rowsFor } from './rows.ts'
import { type Settings, usualSettings } from './settings.ts'

const sheets = { ...usualSettings(profiles.box, [25]), round: '0.01' as const, longest: 6, endLap: 0.15 }
const tiles = { ...usualSettings(profiles.versatile, [25]), longest: 3.65 }
const lengths = (settings: Settings, neededM: number) => rowsFor(settings)(neededM).lengths

describe('sheets made to length', () => {
  test.each([
    [0.1, [0.1]],
    [5.99, [5.99]],
    [6, [6]],
    [6.000_001, [6]],
    // Two full rows and a rest.
    [7, [6, 1.15]],
    [11.85, [6, 6]],
    [11.86, [6, 5.66, 0.5]],
    // The top sheet would be 0.35 m, so the sheet below is 0.15 m shorter.
    [12.05, [6, 5.85, 0.5]],
    [12.2, [6, 6, 0.5]],
    [12.5, [6, 6, 0.8]],
  ])('of at most 6 m cover %d m with %j', (neededM, expected) => {
    expect(lengths(sheets, neededM)).toEqual(expected.map(each => expect.closeTo(each, 6)))
  })

  test('reach the needed length, none shorter than 0.5 m where there are several', () => {
    for (let cm = 1; cm <= 4000; cm++) {
      const laid = lengths(sheets, cm / 100)
      const reached = laid.reduce((sum, each) => sum + each, 0) - (laid.length - 1) * 0.15
      expect(reached).toBeGreaterThanOrEqual(cm / 100 - 1e-9)
      expect(reached).toBeLessThan(cm / 100 + 0.5)
      expect(Math.max(...laid)).toBeLessThanOrEqual(6)
      if (laid.length > 1) expect(Math.min(...laid)).toBeGreaterThanOrEqual(0.5 - 1e-9)
    }
  })

  test('use the end lap of the settings', () => {
    expect(rowsFor(sheets)(7).lapM).toBe(0.15)
    expect(rowsFor(tiles)(7).lapM).toBe(0.15)
    expect(rowsFor({ ...tiles, stepLap: 0.2 })(7).lapM).toBe(0.2)
  })

  test('are cached', () => {
    const rows = rowsFor(sheets)
    expect(rows(7)).toBe(rows(7))
    expect(rows(7)).not.toBe(rows(8))
  })
})

describe('step tiles', () => {
  test.each([
    [0.1, [0.5]],
    [0.5, [0.5]],
    [0.51, [0.85]],
    // 3.65 m has at most ten steps and the lap.
    [3.65, [3.65]],
    [3.66, [3.65, 0.5]],
    [7.3, [3.65, 3.65, 0.5]],
  ])('of 0.35 m steps, at most 3.65 m long, cover %d m with %j', (neededM, expected) => {
    expect(lengths(tiles, neededM)).toEqual(expected)
  })

  test('are never longer than the longest sheet', () => {
    // Nine steps and the lap are 3.3 m, ten would be 3.65.
    expect(lengths({ ...tiles, longest: 3.5 }, 3.6)).toEqual([3.3, 0.5])
  })
})
