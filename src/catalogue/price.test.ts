import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped, pricePerCoveredM2, shillings } from './price.ts'

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
  [12_345, 'KSh 12,345'],
])('%d shillings are written %s', (price, written) => {
  expect(shillings(price)).toBe(written)
})

test.each([
  [470, 1000, 470],
  [390, 762, 512],
  [550, 1000, 550],
])('%d a metre at a cover width of %d mm is %d a square metre', (price, width, perM2) => {
  expect(pricePerCoveredM2(price, width)).toBe(perM2)
})

test('the price of a square metre is never told too low, nor by a shilling too high', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 100, max: 2000 }), (price, width) => {
      const told = pricePerCoveredM2(price, width)
      expect(told * width).toBeGreaterThanOrEqual(price * 1000)
      expect((told - 1) * width).toBeLessThan(price * 1000)
    }),
  )
})
