import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRoof } from '../../../tests/roof-arbitraries.ts'
import { profiles } from '../profiles/profiles.ts'
import { usualSettings } from '../take-off/settings.ts'
import { takeOff } from '../take-off/take-off.ts'
import { timberOf } from '../take-off/timber.ts'
import { timberFeet } from '../take-off/timber-feet.ts'
import { billOf } from './bill.ts'
import { type BudgetItem, type BudgetQuantities, budgetItems, budgetOf, ownPrices, quantitiesOf } from './budget.ts'
import { isOldPrice, type MarketPrice } from './market.ts'

const one = (value: number) => ({ low: value, high: value })
const none = one(0)

/** A bill of a three-bedroom house in Nyamira, from a press report of March 2025. */
const published: BudgetQuantities = {
  runningM: 90 * 3,
  sheets: 90,
  caps: 43,
  valleys: 18,
  flashings: 7,
  gutters: 0,
  fastenersKg: one(20),
  purlinsFt: one(3800),
  raftersFt: none,
  frameFt: none,
}

const typical: readonly MarketPrice[] = [
  { item: 'cap', unit: 'piece', low: 690, high: 700 },
  { item: 'nails', unit: 'kg', low: 250, high: 250 },
  { item: 'purlins', unit: 'ft', low: 25, high: 25 },
  { item: 'rafters', unit: 'ft', low: 25, high: 35 },
  { item: 'labour', unit: 'percent', low: 13, high: 26 },
]

const totals = (budget: ReturnType<typeof budgetOf>) =>
  Object.fromEntries(budget.lines.map(({ item, totalKsh }) => [item, totalKsh?.low]))

test('the quantities and prices of a published bill give the totals of its lines', () => {
  const yours = {
    sheets: 2100 / 3,
    caps: 690,
    valleys: 700,
    flashings: 700,
    fasteners: 250,
    purlins: 25,
    transport: 0,
    labour: 95_000,
  }
  const budget = budgetOf(published, { ours: { sheets: 470 }, typical, yours })
  expect(totals(budget)).toEqual({
    sheets: 189_000,
    caps: 29_670,
    valleys: 12_600,
    flashings: 4900,
    fasteners: 5000,
    purlins: 95_000,
    transport: 0,
    labour: 95_000,
  })
  expect(budget.totalKsh).toEqual(one(431_170))
  expect(new Set(budget.lines.map(({ source }) => source))).toEqual(new Set(['yours']))
})

test('has as many fasteners of the shop as an order, and the whole range of those of others', () => {
  const quantities = { ...published, fastenersKg: { low: 8, high: 13 } }
  const fastenersAt = (ours: { fasteners?: number }) =>
    budgetOf(quantities, { ours, typical, yours: {} }).lines.find(({ item }) => item === 'fasteners')?.totalKsh
  expect(fastenersAt({ fasteners: 220 })).toEqual(one(2860))
  expect(fastenersAt({})).toEqual({ low: 2000, high: 3250 })
})

describe('the price of a line', () => {
  const lineOf = (item: BudgetItem, prices: Partial<Parameters<typeof budgetOf>[1]>) =>
    budgetOf(published, { ours: { sheets: 470 }, typical, yours: {}, ...prices }).lines.find(line => line.item === item)

  test('is the visitor’s, else the shop’s, else the market’s', () => {
    expect(lineOf('caps', {})).toMatchObject({ source: 'typical', totalKsh: { low: 29_670, high: 30_100 } })
    const ours = { sheets: 470, caps: 650.5 }
    expect(lineOf('caps', { ours })).toMatchObject({ source: 'ours', totalKsh: one(27_972) })
    expect(lineOf('caps', { ours, yours: { caps: 600 } })).toMatchObject({ source: 'yours', totalKsh: one(25_800) })
  })

  test('is none where nobody gives one or what was typed cannot be read; the line is then not in the total', () => {
    expect(lineOf('valleys', {})).toEqual({ item: 'valleys', quantity: one(18), unit: 'piece', source: 'none' })
    expect(lineOf('caps', { yours: { caps: undefined } })?.totalKsh).toBeUndefined()
    const { unpriced, totalKsh, lines } = budgetOf(published, { ours: { sheets: 470 }, typical, yours: {} })
    expect(unpriced).toEqual(['transport', 'valleys', 'flashings'])
    expect(totalKsh.low).toBe(lines.reduce((sum, line) => sum + (line.totalKsh?.low ?? 0), 0))
  })

  test('of labour is a share of all materials, without transport', () => {
    const yours = { valleys: 700, flashings: 700, transport: 9000 }
    expect(lineOf('labour', { yours })).toMatchObject({
      unit: 'percent',
      totalKsh: {
        low: Math.ceil((126_900 + 29_670 + 12_600 + 4900 + 5000 + 95_000) * 0.13),
        high: Math.ceil((126_900 + 30_100 + 12_600 + 4900 + 5000 + 95_000) * 0.26),
      },
    })
  })

  test('of labour is for each sheet, where the market says so', () => {
    const bySheet = [{ item: 'labour', unit: 'sheet', low: 150, high: 200 }] as const
    expect(lineOf('labour', { typical: bySheet })).toMatchObject({
      quantity: one(90),
      totalKsh: { low: 13_500, high: 18_000 },
    })
  })
})

test('the total of any roof at any prices is the sum of its lines to the shilling', () => {
  const cents = fc.integer({ min: 50, max: 300_000 }).map(amount => amount / 100)
  const some = fc.dictionary(fc.constantFrom(...budgetItems), cents)
  const market = fc.tuple(cents, cents).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
  const inputs = fc.record({
    roof: anyRoof,
    profile: fc.constantFrom(...Object.values(profiles)),
    price: cents,
    yours: some,
    ranges: fc.array(market, { minLength: typical.length, maxLength: typical.length }),
    percent: fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 50, max: 100 })),
    isFree: fc.boolean(),
  })
  fc.assert(
    fc.property(inputs, ({ roof, profile, price, yours, ranges, percent, isFree }) => {
      const settings = usualSettings(profile)
      const counted = takeOff([roof], profile, settings, price)
      const timber = timberFeet(
        timberOf(
          counted.roofs.flatMap(each => each.roof.faces),
          settings,
        ),
      )
      const accessories = { cap: {}, valley: {}, flashing: {}, gutter: { price }, fasteners: {} }
      const prices = typical.map((each, index) => ({
        ...each,
        ...(each.unit === 'percent' ? { low: percent[0], high: percent[1] } : ranges[index]),
      }))
      const quantities = quantitiesOf(counted, timber)
      const budget = budgetOf(quantities, { ours: ownPrices(price, accessories, isFree), typical: prices, yours })
      for (const end of ['low', 'high'] as const) {
        expect(budget.totalKsh[end]).toBe(budget.lines.reduce((sum, line) => sum + (line.totalKsh?.[end] ?? 0), 0))
        expect(Number.isInteger(budget.totalKsh[end])).toBe(true)
      }
      for (const { quantity, totalKsh, source } of budget.lines) {
        expect(quantity.low).toBeLessThanOrEqual(quantity.high)
        if (totalKsh) expect(totalKsh.low).toBeLessThanOrEqual(totalKsh.high)
        expect(totalKsh === undefined).toBe(source === 'none')
      }
      const sheets = budget.lines.find(line => line.item === 'sheets')
      if (!('sheets' in yours))
        expect(sheets?.totalKsh).toEqual(one(billOf(counted, price, accessories).lines[0]?.totalKsh ?? 0))
    }),
    { numRuns: 200 },
  )
})

test('a price is old a year after the day it was found', () => {
  expect(isOldPrice('2025-11-21', '2026-11-21')).toBe(false)
  expect(isOldPrice('2025-11-20', '2026-11-21')).toBe(true)
  expect(isOldPrice('2024-02-29', '2025-03-01')).toBe(true)
})
