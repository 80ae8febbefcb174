import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped, shillings } from './format-price.ts'

test.each([
  [0, '0'],
  [47, '47'],
  [999, '999'],
  [1000, '1,000'],
  [10_000, '10,000'],
  [123_456, '123,456'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (value, written) => {
  expect(grouped(value)).toBe(written)
})

test('grouping loses no digit, whatever the number', () => {
  fc.assert(
    fc.property(fc.nat(), value => {
      const written = grouped(value)
      expect(Number(written.replaceAll(',', ''))).toBe(value)
      expect(written).toMatch(/^\d{1,3}(,\d{3})*$/)
    }),
  )
})

test.each([
  [470, 'KSh 470'],
  [469.5, 'KSh 470'],
  [469.1, 'KSh 470'],
  [12_345, 'KSh 12,345'],
])('%d shillings are written %s', (price, written) => {
  expect(shillings(price)).toBe(written)
})
