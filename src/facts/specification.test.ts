import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildProducts } from './build-products.ts'
import { checkFacts } from './read/check-facts.ts'
import { coloursSchema } from './schema/colours.schema.ts'
import { priceListSchema } from './schema/price-list.schema.ts'

// Tests the example shop of the screenshots, because the owner may change every file of `content`.
const FOLDER = 'tests/states/facts'
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
const files = readdirSync(`${FOLDER}/products`).map(file => [file.replace('.json', ''), read(`products/${file}`)])
const { colours } = checkFacts(coloursSchema, read('colours.json'), 'colours.json')
const priceList = checkFacts(priceListSchema, read('prices.json'), 'prices.json')
const productFacts = buildProducts(priceList, Object.fromEntries(files), colours)
const inEnglish = productFacts.map(({ words }) => words.en)

describe('the example catalogue', () => {
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
    expect(new Set(inEnglish.map(({ description }) => description)).size).toBe(inEnglish.length)
    expect(new Set(inEnglish.flatMap(({ features }) => features)).size).toBe(inEnglish.length * 5)
  })

  test('promises no years, gauges or standards', () => {
    for (const { description, features } of inEnglish)
      expect([description, ...features].join(' ')).not.toMatch(/\byears?\b|gauge|warrant|KEBS|KS \d|BS \d|\d+ ?mm/i)
  })
})
