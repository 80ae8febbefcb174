import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLengthM } from './length.ts'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 12.5 m ', 12.5],
  ['3 metres', 3],
  ['mita', undefined],
  ['41ft', 12.4968],
  ["41'", 12.4968],
  ['41 feet', 12.4968],
  ['12\'6"', 3.81],
  ['12’ 6”', 3.81],
  ['12ft 6in', 3.81],
  ["12' 6", 3.81],
  ['12-6', 3.81],
  ['3200mm', 3.2],
  ['320 cm', 3.2],
  ['.5', 0.5],
  ['7.', 7],
  ['', undefined],
  ['-3', undefined],
  ['1.2.3', undefined],
  ['three', undefined],
  ['12 parsecs', undefined],
  ['1e3', undefined],
  ['9'.repeat(41), undefined],
])('reads %j as %s metres', (text, metres) => {
  const read = parseLengthM(text)
  if (metres === undefined) expect(read).toBeUndefined()
  else expect(read).toBeCloseTo(metres, 9)
})

test('whatever is typed gives a length or nothing, never a failure', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const read = parseLengthM(text)
      expect(read === undefined || (Number.isFinite(read) && read >= 0)).toBe(true)
    }),
  )
})

test('metres and the same length in feet agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
      expect(parseLengthM(`${feet}'${inches}"`)).toBeCloseTo(feet * 0.3048 + inches * 0.0254, 9)
    }),
  )
})
