import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import type { Column } from './cut-face.ts'
import { savedByTurningM } from './reuse.ts'
import { rowsFor } from './rows.ts'
import { usualSettings } from './settings.ts'

// Without a side lap, a pair saves the slant, to the centimetre.
const profile = { ...profiles.box, overallWidthMm: 1000 }
const settings = { ...usualSettings(profile), rounding: '0.01' as const }

interface Corners {
  readonly low: readonly [leftM: number, rightM: number]
  readonly high: readonly [leftM: number, rightM: number]
  readonly width?: number
  readonly at?: number
  readonly from?: number
  readonly isStraight?: boolean
}

/** A column with a shape `from` metres along the eave and `at` metres up the slope. */
function column({ low, high, width = 1, at = 0, from = 2, isStraight = true }: Corners): Column {
  return {
    xM: 0,
    fromM: from,
    toM: from + width,
    left: { lowM: at + low[0], highM: at + high[0] },
    right: { lowM: at + low[1], highM: at + high[1] },
    lowM: at + Math.min(...low),
    highM: at + Math.max(...high),
    isStraight,
  }
}

const saved = (columns: readonly Column[], overallWidthMm = 1000, longest = 9) => {
  const measures = { ...settings, longest }
  return savedByTurningM(columns, rowsFor(measures, 25), { ...profile, overallWidthMm }, measures)
}

/** At a hip that rises to the right. */
const hip: Corners = { low: [0, 0], high: [2, 3.1] }

describe('two pieces cut from one sheet', () => {
  test('two equal pieces at a hip save its slant: 5.1 m instead of twice 3.1', () => {
    expect(saved([column(hip), column(hip)])).toBeCloseTo(1.1, 9)
  })

  test('four pieces make two pairs and three make one', () => {
    expect(saved([hip, hip, hip, hip].map(column))).toBeCloseTo(2.2, 9)
    expect(saved([hip, hip, hip].map(column))).toBeCloseTo(1.1, 9)
  })

  test('a piece at a valley pairs with one at a hip that is turned by 180°', () => {
    expect(saved([column(hip), column({ low: [0, 1.1], high: [3.1, 3.1], at: 1.7 })])).toBeCloseTo(1.1, 9)
  })

  test('pieces pair wherever they are on the roof', () => {
    expect(saved([column(hip), column({ ...hip, at: 1.7 })])).toBeCloseTo(1.1, 9)
    expect(saved([column(hip), column({ ...hip, from: 5 })])).toBeCloseTo(1.1, 9)
  })

  test('a sheet with parallel slants at both ends saves one of them', () => {
    const between: Corners = { low: [0, 1.1], high: [2, 3.1] }
    expect(saved([column(between), column({ ...between, at: 4 })])).toBeCloseTo(1.1, 9)
  })

  test.each<[string, Corners]>([
    ['slanted the other way', { low: [0, 0], high: [3.1, 2] }],
    ['longer', { low: [0, 0], high: [2.2, 3.3] }],
    ['of another slant', { low: [0, 0], high: [2.2, 3.1] }],
    ['narrower', { ...hip, width: 0.9 }],
    ['slanted the other way at a valley', { low: [1.1, 0], high: [3.1, 3.1] }],
    ['with a corner inside', { ...hip, isStraight: false }],
    ['without a slant', { low: [0, 0], high: [3.1, 3.1] }],
  ])('a piece does not pair with one %s', (_, other) => {
    expect(saved([column(hip), column(other)])).toBe(0)
  })

  test('pieces without a slant, or with a corner inside, save nothing', () => {
    for (const high of [3, 3.003]) {
      const plain: Corners = { low: [0, 0], high: [high, high] }
      expect(saved([column(plain), column(plain)])).toBe(0)
    }
    const bent = { ...hip, isStraight: false }
    expect(saved([column(bent), column(bent)])).toBe(0)
  })

  test('the side lap reduces the saving', () => {
    // A lap of 0.1 m on a slant of 1.1 m per metre.
    expect(saved([column(hip), column(hip)], 1100)).toBeCloseTo(1.1 - 0.11, 9)
    const narrow = { ...hip, width: 0.5 }
    expect(saved([column(narrow), column(narrow)], 1100)).toBeCloseTo(1.1 - 0.22, 9)
    expect(saved([column(hip), column(hip)], 900)).toBeCloseTo(1.1, 9)
  })

  test('a pair longer than the longest sheet, or a column in rows, saves nothing', () => {
    expect(saved([column(hip), column(hip)], 1000, 5.1)).toBeCloseTo(1.1, 9)
    expect(saved([column(hip), column(hip)], 1000, 5.09)).toBe(0)
    expect(saved([column(hip), column(hip)], 1000, 3)).toBe(0)
  })
})
