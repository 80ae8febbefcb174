import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatExactLength, formatFeet, formatTypedLength, type WallUnit } from './format-length.ts'
import { parseLength } from './length.ts'

const tenths = fc.integer({ min: 0, max: 600_000 })
const anyUnit = fc.constantFrom<WallUnit>('m', 'ft')

describe('a length in a link', () => {
  test.each<[number, WallUnit, string]>([
    [12.5, 'm', '12.5'],
    [12.4968, 'm', '12.4968'],
    [40, 'm', '40'],
    [0, 'm', '0'],
    [12.192, 'ft', '40'],
    [12.3444, 'ft', '40ft6in'],
    [3.8354, 'ft', '12ft7in'],
    [2.4079, 'ft', '7.9'],
    [0.3302, 'ft', '1ft1in'],
    [40, 'ft', '131.2336'],
    [0, 'ft', '0'],
  ])('%f m in %s is %s', (lengthM, unit, text) => {
    expect(formatExactLength(lengthM, unit)).toBe(text)
  })

  test('is read back to a tenth of a millimetre', () => {
    fc.assert(
      fc.property(tenths, anyUnit, (tenth, unit) => {
        const read = parseLength(formatExactLength(tenth / 1e4, unit), unit)
        expect(read).toMatchObject({ ok: true, lengthM: tenth / 1e4 })
      }),
    )
  })
})

describe('a length in a field', () => {
  test.each<[number, WallUnit, string]>([
    [12.5, 'm', '12.5'],
    [12.192, 'ft', '40'],
    [12.3444, 'ft', '40 ft 6 in'],
    [3.8227, 'ft', '12 ft 6 1/2 in'],
    [0.1524, 'ft', '6 in'],
    [0.0127, 'ft', '1/2 in'],
    [3.7, 'ft', '3.7 m'],
    [0.45, 'ft', '0.45 m'],
    [0, 'ft', '0'],
  ])('%f m in %s is %s', (lengthM, unit, text) => {
    expect(formatTypedLength(lengthM, unit)).toBe(text)
  })

  test('is read back to a tenth of a millimetre, and has no decimal feet or inches', () => {
    fc.assert(
      fc.property(tenths, anyUnit, (tenth, unit) => {
        const text = formatTypedLength(tenth / 1e4, unit)
        expect(parseLength(text, unit)).toMatchObject({ ok: true, lengthM: tenth / 1e4 })
        if (unit === 'ft' && !text.endsWith('m')) expect(text).not.toContain('.')
      }),
    )
  })
})

describe('a length in feet and inches', () => {
  test.each<[number, string]>([
    [3.81, '12 ft 6 in'],
    [3.8227, '12 ft 6 1/2 in'],
    [12.192, '40 ft'],
    [0.3, '1 ft'],
    [0.45, '1 ft 6 in'],
    [0.2286, '9 in'],
    // 9 ft 10.11 in.
    [3, '9 ft 11 in'],
    [0, '0 ft'],
  ])('%f m is %s', (lengthM, text) => {
    expect(formatFeet(lengthM)).toBe(text)
  })

  test('is never shorter than the length, by default, nor an inch longer', () => {
    fc.assert(
      fc.property(tenths, tenth => {
        const lengthM = tenth / 1e4
        const read = parseLength(formatFeet(lengthM), 'ft')
        const writtenM = read.ok ? read.lengthM : Number.NaN
        expect(writtenM).toBeGreaterThanOrEqual(lengthM)
        expect(writtenM).toBeLessThan(lengthM + 0.0255)
      }),
    )
  })

  test('is not longer than a limit that is rounded down', () => {
    expect(formatFeet(60, 'down')).toBe('196 ft 10 in')
    expect(formatFeet(0.5, 'up')).toBe('1 ft 8 in')
  })
})
