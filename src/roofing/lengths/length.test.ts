import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLength } from './length.ts'
import type { LengthUnit } from './unit.ts'

describe('a length as people type it', () => {
  test.each<[string, number]>([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 12.5 m ', 12.5],
    ['12.5m.', 12.5],
    ['.9', 0.9],
    ['3 metres', 3],
    ['3 meter', 3],
    ['mita 3', 3],
    ['3 mita', 3],
    ['41ft', 12.4968],
    ['41 feet', 12.4968],
    ["41'", 12.4968],
    ['futi 10', 3.048],
    ['12\'6"', 3.81],
    ["12' 6", 3.81],
    ["12'6''", 3.81],
    ['12′6″', 3.81],
    ['12’ 6”', 3.81],
    ['12ft 6in', 3.81],
    ['12 ft 6 inches', 3.81],
    ['12½ ft', 3.81],
    ['12\'6½"', 3.8227],
    ['30"', 0.762],
    ['3200mm', 3.2],
    ['3,200 mm', 3.2],
    ['320cm', 3.2],
    ['-2', -2],
  ])('%s is %f m', (text, lengthM) => {
    expect(parseLength(text, 'm')).toMatchObject({ ok: true, lengthM })
  })

  test.each<[LengthUnit, number]>([
    ['m', 40],
    ['cm', 0.4],
    ['mm', 0.04],
    ['ft', 12.192],
    ['in', 1.016],
  ])('a number alone is in %s where that is asked for', (unit, lengthM) => {
    expect(parseLength('40', unit)).toMatchObject({ ok: true, lengthM })
  })

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['1,250', 'ambiguous'],
    ['1,250 m', 'ambiguous'],
    ['ten', 'unreadable'],
    ['12.5.3', 'unreadable'],
    ['12 6', 'unreadable'],
    ['12-6', 'unreadable'],
    ['12\'14"', 'unreadable'],
    ['12.5\'6"', 'unreadable'],
    ['3m x 2m', 'unreadable'],
    ['1e3', 'unreadable'],
    ['Infinity', 'unreadable'],
  ])('"%s" gives no length: %s', (text, kind) => {
    expect(parseLength(text, 'm')).toEqual({ ok: false, kind })
  })

  test('whatever is typed gives a finite length or a reason', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,\'"ftinm -½') }),
    )
    fc.assert(
      fc.property(typed, text => {
        const reading = parseLength(text, 'm')
        expect(reading.ok ? Number.isFinite(reading.lengthM) || text.length > 300 : reading.kind.length > 0).toBe(true)
      }),
    )
  })

  test('metres, centimetres and millimetres agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), mm => {
        const readings = [`${mm}mm`, `${mm / 10}cm`, `${mm / 1000} m`].map(text => parseLength(text, 'ft'))
        const [first, second, third] = readings.map(reading => (reading.ok ? reading.lengthM : Number.NaN))
        expect(first).toBe(mm / 1000)
        expect(second).toBeCloseTo(mm / 1000, 4)
        expect(third).toBe(mm / 1000)
      }),
    )
  })
})
