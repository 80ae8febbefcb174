import { describe, expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { business } from './business.ts'
import { products } from './catalogue.ts'
import { productFacts } from './products.ts'
import { exampleFields } from './schema/business.schema.ts'

const examples = exampleFields(business).includes('brand')

// While the project holds its example values, its price list is the specification's. An owner's own is the owner's.
describe.runIf(examples)('the catalogue that the project comes with', () => {
  test('is the price list of the specification', () => {
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

  test('describes no two products alike', () => {
    const all = products(en)
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
    expect(new Set(all.flatMap(({ features }) => features)).size).toBe(all.length * 5)
  })

  test('promises no years, gauges or standards', () => {
    for (const { description, features } of products(en))
      expect([description, ...features].join(' ')).not.toMatch(/\byears?\b|gauge|warrant|KEBS|KS \d|BS \d|\d+ ?mm/i)
  })
})
