import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTypedLength, type WallUnit } from './format-length.ts'
import { parseLength } from './length.ts'

describe('formatting a length', () => {
  test.each<[number, WallUnit, string]>([
    [12.5, 'm', '12.5'],
    [12.4968, 'm', '12.4968'],
    [40, 'm', '40'],
    [0, 'm', '0'],
    [12.192, 'ft', '40'],
    [12.3444, 'ft', '40.5'],
    [3.8354, 'ft', '12ft7in'],
    [0.3302, 'ft', '1ft1in'],
    [40, 'ft', '131.2336'],
    [0, 'ft', '0'],
  ])('%f m in %s is %s', (lengthM, unit, text) => {
    expect(formatTypedLength(lengthM, unit)).toBe(text)
  })

  test('and parsing it gives the same length to a tenth of a millimetre', () => {
    const tenths = fc.integer({ min: 0, max: 600_000 })
    fc.assert(
      fc.property(tenths, fc.constantFrom<WallUnit>('m', 'ft'), (tenth, unit) => {
        const read = parseLength(formatTypedLength(tenth / 1e4, unit), unit)
        expect(read).toMatchObject({ ok: true, lengthM: tenth / 1e4 })
      }),
    )
  })
})
