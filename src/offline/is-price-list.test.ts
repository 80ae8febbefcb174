import { expect, test } from 'vitest'
import { isPriceList } from './is-price-list.ts'

test('an object with a date and prices is a price list', () => {
  expect(isPriceList({ asOf: '2030-01-02', prices: { 'box-profile': 480 } })).toBe(true)
})

test.each([
  null,
  'closed',
  [],
  {},
  { asOf: '2030-01-02' },
  { prices: { 'box-profile': 480 } },
  { asOf: 'soon', prices: { 'box-profile': 480 } },
  { asOf: '2030-01-02', prices: { 'box-profile': 'free' } },
  { asOf: '2030-01-02', prices: { 'box-profile': 480, versatile: null } },
])('%j is not a price list', answer => {
  expect(isPriceList(answer)).toBe(false)
})
