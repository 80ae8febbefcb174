import { describe, expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { business } from './business.ts'
import { localizedProducts } from './catalogue.ts'
import { productFacts } from './products.ts'
import { findExampleFields } from './schema/business.schema.ts'

const examples = findExampleFields(business).includes('brand')

// Applies only while the project has its example values; an owner's price list differs.
describe.runIf(examples)('the example catalogue', () => {
  test('has the price list of the specification', () => {
    expect(
      productFacts.map(({ id, name, slug, price, isOnSale = false, isLimitedOffer = false, isFreeDelivery }) =>
        [id, name, slug, price, isOnSale && 'sale', isLimitedOffer && 'limited', isFreeDelivery && 'free'].filter(
          Boolean,
        ),
      ),
    ).toEqual([
      ['1', 'BOX PROFILE', 'box-profile', 470, 'free'],
      ['2', 'VERSATILE', 'versatile', 555, 'sale', 'limited', 'free'],
      ['3', 'ROMANTILE', 'romantile', 550, 'sale', 'limited', 'free'],
      ['4', 'CORRUGATED IRON SHEET', 'corrugated-iron-sheet', 390, 'limited', 'free'],
      ['5', 'MAISHA ALU-ZINC MABATI', 'maisha-alu-zinc-mabati', 390, 'limited', 'free'],
      ['6', 'MAISHA TILE', 'maisha-tile', 520, 'sale', 'limited', 'free'],
    ])
  })

  test('describes every product in its own words', () => {
    const all = localizedProducts(en)
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
    expect(new Set(all.flatMap(({ features }) => features)).size).toBe(all.length * 5)
  })

  test('promises no years, gauges or standards', () => {
    for (const { description, features } of localizedProducts(en))
      expect([description, ...features].join(' ')).not.toMatch(/\byears?\b|gauge|warrant|KEBS|KS \d|BS \d|\d+ ?mm/i)
  })
})
