import { expect, test } from 'vitest'
import { goodBusiness, goodBusinessWithNotice } from '../../tests/bad-facts/business.ts'
import type { Business } from './schema/business.schema.ts'
import type { PriceList } from './schema/price-list.schema.ts'
import {
  findBusinessWarnings,
  findDeliveryWarnings,
  findMarketPriceWarnings,
  findOldMarketPrices,
  findPriceWarnings,
} from './warnings.ts'

const TODAY = '2026-11-21'
const listOf = (...prices: readonly number[]): PriceList => ({
  asOf: TODAY,
  products: prices.map((price, index) => ({ product: `sheet-${index}`, price, isFreeDelivery: true })),
})
const byThickness = (...rows: readonly (readonly [number, number])[]): PriceList => ({
  asOf: TODAY,
  products: [
    { product: 'box', thicknesses: rows.map(([thicknessMm, price]) => ({ thicknessMm, price })), isFreeDelivery: true },
  ],
})

test('asks about a price that differs from the last one by 30 % or more, up or down', () => {
  const warnings = findPriceWarnings(listOf(129, 130, 71, 70, 10_000), listOf(100, 100, 100, 100), TODAY)
  expect(warnings).toEqual([
    'content/prices.json: the price of sheet-1 is 130, and was 100. Is it right?',
    'content/prices.json: the price of sheet-3 is 70, and was 100. Is it right?',
  ])
})

test('compares prices of the same thickness', () => {
  const before = byThickness([0.25, 450], [0.3, 560])
  expect(findPriceWarnings(byThickness([0.3, 570], [0.25, 4500]), before, TODAY)).toEqual([
    'content/prices.json: the price of box 0.25 mm is 4500, and was 450. Is it right?',
  ])
})

test('does not ask about prices that have no earlier price', () => {
  expect(findPriceWarnings(listOf(100), undefined, TODAY)).toEqual([])
})

test('asks about dates in the future', () => {
  const list = (asOf: string) => findPriceWarnings({ ...listOf(100), asOf }, undefined, TODAY)
  expect(list(TODAY)).toEqual([])
  expect(list('2062-11-21')).toEqual([
    'content/prices.json: asOf is 2062-11-21, a day that is still to come. Is it right?',
  ])
  const business = (changed: object) => findBusinessWarnings({ ...goodBusiness, ...changed } as Business, TODAY)
  expect(business({})).toEqual([])
  expect(business({ policiesChangedOn: '2026-11-22' })).toEqual([
    'content/business.json: policiesChangedOn is 2026-11-22, a day that is still to come. Is it right?',
  ])
  expect(business({ copyrightYear: 2042 })).toEqual([
    'content/business.json: copyrightYear is 2042, a year to come. Is it right?',
  ])
})

test('asks about a notice that lasts beyond the next year, and not about one over New Year', () => {
  const until = (day: string) =>
    findBusinessWarnings(
      { ...goodBusinessWithNotice, notice: { ...goodBusinessWithNotice.notice, until: day } } as Business,
      TODAY,
    )
  expect(until('2027-01-02')).toEqual([])
  expect(until('2062-01-02')).toHaveLength(1)
})

test('asks about an unknown county, and accepts other spellings of a known one', () => {
  const named = (...counties: readonly string[]) =>
    findDeliveryWarnings({ counties: counties.map(county => ({ county })) })
  expect(named('Nairobi', 'Nairobi City', "Murang'a", 'Murang’a', 'Tharaka Nithi', 'Homa Bay', 'Homabay')).toEqual([])
  expect(named('Turkana', 'Turkanna')).toEqual([
    'content/delivery.json: “Turkanna” is not one of the 47 counties of Kenya. Is it spelt right?',
  ])
})

test('asks once about market prices of more than a year ago', () => {
  const found = (item: 'cap' | 'nails', date: string) =>
    ({ item, unit: 'piece', low: 1, high: 1, date, source: { en: 'A shop', sw: 'Duka' } }) as const
  const prices = [found('cap', '2025-11-20'), found('nails', '2025-11-21')]
  expect(findMarketPriceWarnings(prices, TODAY)).toEqual([])
  expect(findOldMarketPrices(prices, TODAY)).toEqual([
    'content/market-prices.json: the prices of cap are more than a year old. Are there newer ones?',
  ])
  expect(findMarketPriceWarnings([found('cap', '2062-01-01')], TODAY)).toHaveLength(1)
})
