import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLength } from './length.ts'
import type { LengthUnit } from './unit.ts'

describe('a typed length', () => {
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
  ])('a bare number is in the default unit %s', (unit, lengthM) => {
    expect(parseLength('40', unit)).toMatchObject({ ok: true, lengthM })
  })

  test.each<[string, LengthUnit, number]>([
    ['3 M', 'm', 3],
    ['3 mitas', 'm', 3],
    ['3mtre', 'm', 3],
    ['3mtrs', 'm', 3],
    ['3 mts.', 'm', 3],
    ['meters 3', 'm', 3],
    ['300 centimetres', 'cm', 3],
    ['300 centimeter', 'cm', 3],
    ['sentimita 300', 'cm', 3],
    ['300cms', 'cm', 3],
    ['3000 millimeters', 'mm', 3],
    ['3000 millimetre', 'mm', 3],
    ['milimita 3000', 'mm', 3],
    ['10 feets', 'ft', 3.048],
    ['10 foot', 'ft', 3.048],
    ['10 foots', 'ft', 3.048],
    ['fiti 10', 'ft', 3.048],
    ['10FTS', 'ft', 3.048],
    ['30 inches', 'in', 0.762],
    ['30 inch', 'in', 0.762],
    ['inchi 30', 'in', 0.762],
    ['30 ins', 'in', 0.762],
    ['30 in', 'in', 0.762],
    ['12ft6', 'ft', 3.81],
    ['12ft-6in.', 'ft', 3.81],
    ['12ft  6  in', 'ft', 3.81],
    ["12'0", 'ft', 3.6576],
    ['12\'11.5"', 'ft', 3.9497],
  ])('the unit of "%s" is %s', (text, unit, lengthM) => {
    expect(parseLength(text, 'cm')).toEqual({ ok: true, lengthM, unit })
  })

  test.each([..."′’‘ʹ`´＇'"])('%s is a foot mark, and two of them an inch mark', mark => {
    expect(parseLength(`12${mark}6${mark}${mark}`, 'm')).toMatchObject({ ok: true, lengthM: 3.81 })
  })

  test.each([...'″”“ʺ＂"'])('%s is an inch mark', mark => {
    expect(parseLength(`30${mark}`, 'm')).toMatchObject({ ok: true, lengthM: 0.762 })
  })

  test.each<[string, number]>([
    ['−2', -2],
    ['–2', -2],
    ['— 2 m', -2],
    ['-2ft', -0.6096],
    ['2¼', 2.25],
    ['2 ½', 2.5],
    ['2¾m', 2.75],
    ['½ m', 0.5],
    [',25', 0.25],
    // Three digits after a comma may be thousands; two or four digits, or three with no digit before, are decimals.
    [',250', 0.25],
    ['1,25', 1.25],
    ['1,2505', 1.2505],
    ['3,2 mm', 0.0032],
    ['13,200mm', 13.2],
    ['1,2000 mm', 0.0012],
    // Rounded to a tenth of a millimetre.
    ['1.00006', 1.0001],
  ])('"%s" is %d m', (text, lengthM) => {
    expect(parseLength(text, 'm')).toMatchObject({ ok: true, lengthM })
  })

  test.each<[string, LengthUnit, number]>([
    ['12 1/2', 'm', 12.5],
    ['12 1/2', 'ft', 3.81],
    ['1/2 m', 'ft', 0.5],
    ['3/4', 'm', 0.75],
    ['12\' 6 1/2"', 'm', 3.8227],
    ['12ft 6 3/8in', 'm', 3.8195],
  ])('fractions are read: "%s" in %s is %d m', (text, unit, lengthM) => {
    expect(parseLength(text, unit)).toMatchObject({ ok: true, lengthM })
  })

  test.each<[string, number]>([
    ['40 6', 12.3444],
    ['40-6', 12.3444],
    ['40 - 6', 12.3444],
    ['40–6', 12.3444],
    ['40 6.5', 12.3571],
    ['40 6 1/2', 12.3571],
    ['40 0', 12.192],
  ])('two numbers in a quote in feet are feet and inches: "%s" is %d m', (text, lengthM) => {
    expect(parseLength(text, 'ft')).toEqual({ ok: true, lengthM, unit: 'ft' })
  })

  test.each(['40 12', '40-14', '40 6 2', '40--6', '-40 6', '12 1/3', '1/0', '12 1/2/2'])(
    '"%s" is no length in feet',
    text => {
      expect(parseLength(text, 'ft')).toEqual({ ok: false, kind: 'unreadable' })
    },
  )

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
    ['x 3m', 'unreadable'],
    ['3m x', 'unreadable'],
    ['x mita 3', 'unreadable'],
    ['mita 3 x', 'unreadable'],
    ['mita3', 'unreadable'],
    ['x12ft6in', 'unreadable'],
    ['12ft6in x', 'unreadable'],
    ['12\'12"', 'unreadable'],
    ["12' 1,250", 'unreadable'],
    ['3 m..', 'unreadable'],
    ['3 yards', 'unreadable'],
    ['m', 'unreadable'],
    ['mita', 'unreadable'],
    ['.', 'unreadable'],
    ['-', 'unreadable'],
    ['mita 1,250', 'ambiguous'],
  ])('"%s" is not a length: %s', (text, kind) => {
    expect(parseLength(text, 'm')).toEqual({ ok: false, kind })
  })

  test('any text gives a finite length or a reason', () => {
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
