import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, formatPrice } from './format-price.ts'

test.each([
  [0, '0'],
  [47, '47'],
  [999, '999'],
  [1000, '1,000'],
  [10_000, '10,000'],
  [123_456, '123,456'],
  [1_234_567, '1,234,567'],
])('formats %d as %s', (value, expected) => {
  expect(formatNumber(value)).toBe(expected)
})

test('grouping keeps every digit of any number', () => {
  fc.assert(
    fc.property(fc.nat(), value => {
      const text = formatNumber(value)
      expect(Number(text.replaceAll(',', ''))).toBe(value)
      expect(text).toMatch(/^\d{1,3}(,\d{3})*$/)
    }),
  )
})

test.each([
  [470, 'KSh 470'],
  [469.5, 'KSh 470'],
  [469.1, 'KSh 470'],
  [12_345, 'KSh 12,345'],
])('formats a price of %d as %s', (price, expected) => {
  expect(formatPrice(price)).toBe(expected)
})
