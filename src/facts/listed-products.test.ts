import { describe, expect, test } from 'vitest'
import { withValue } from '../../tests/bad-facts/bad-value.ts'
import { badPrices, badTogether as badPricesTogether, goodPrices } from '../../tests/bad-facts/prices.ts'
import {
  badBareTogether,
  badProduct,
  badTogether,
  goodBareProduct as bare,
  goodProduct as box,
  knownColours as colours,
} from '../../tests/bad-facts/products.ts'
import { errorMessage } from '../../tests/error-message.ts'
import { exampleWords } from '../../tests/example-products.ts'
import { listedProducts } from './listed-products.ts'
import { checked } from './read/check-facts.ts'
import { type PriceList, priceListFields } from './schema/price-list.schema.ts'

const good = {
  asOf: '2026-11-21',
  products: [
    { product: 'alu-2', price: 390, isFreeDelivery: true },
    { product: 'box', price: 470, isOnSale: true, isFreeDelivery: false },
  ],
}

const priced = (list: unknown) => checked(priceListFields, list, 'content/prices.json')
const listed = (list: unknown, files: Record<string, unknown>) => listedProducts(priced(list), files, colours)

test('products come in the order of the price list, with what both files say', () => {
  expect(listed(good, { box, 'alu-2': bare })).toMatchObject([
    { id: '1', slug: 'alu-2', name: 'ALU 2', price: 390, finish: 'bare' },
    { id: '2', slug: 'box', name: 'BOX PROFILE', price: 470, picturedColour: 'maroon', isOnSale: true },
  ])
})

describe('the close-up that goes with a picture on a roof', () => {
  const rendered = ['closeup-a', 'closeup-b', 'roof-a', 'roof-b', 'stack-a']
  const said = Object.fromEntries(
    Object.entries(exampleWords).map(([key, words]) => [
      key,
      { ...words, closeupAlt: 'Two sheets, one lapping the other' },
    ]),
  )
  const pictures = (named: object, words: object = said, names = rendered) =>
    listedProducts(
      priced({ ...good, products: [good.products[1]] }),
      { box: { ...box, words, pictures: { roof: 'roof-a', stack: 'stack-a', ...named } } },
      colours,
      names,
    )[0].pictures

  test('is shown as soon as it is rendered', () => {
    expect(pictures({})).toEqual({ roof: 'roof-a', closeup: 'closeup-a', stack: 'stack-a' })
    const before = rendered.filter(name => name !== 'closeup-a')
    expect(pictures({}, said, before)).toEqual({ roof: 'roof-a', stack: 'stack-a' })
  })

  test('gives way to one that is named, and waits until it is said in words', () => {
    expect(pictures({ closeup: 'closeup-b' })?.closeup).toBe('closeup-b')
    expect(pictures({}, exampleWords)).toEqual({ roof: 'roof-a', stack: 'stack-a' })
  })
})

const row = (thicknessMm: number, price: number, gauge?: string) => ({ thicknessMm, price, ...(gauge && { gauge }) })
const byThickness = (thicknesses: unknown, others: object = {}) => ({
  ...good,
  products: [good.products[0], { product: 'box', thicknesses, isFreeDelivery: false, ...others }],
})

test('where each thickness has its price, the product starts from the lowest, and they come thinnest first', () => {
  const rows = [row(0.4, 690), row(0.25, 450, '30'), row(0.3, 445, '28')]
  const [one, several] = listed(byThickness(rows), { box, 'alu-2': bare })
  expect(one).toMatchObject({ price: 390, thicknesses: [] })
  expect(several).toMatchObject({ price: 445, thicknesses: [rows[1], rows[2], rows[0]] })
})

describe('colours and stock', () => {
  const sold = (changed: object, entry: object = {}) =>
    listed({ ...good, products: [{ ...good.products[1], ...entry }] }, { box: { ...box, ...changed } })[0]

  test('a painted product is offered in every colour where none is named, and all of it is in stock', () => {
    expect(sold({})).toMatchObject({
      colours: ['charcoal-grey', 'maroon'],
      coloursOutOfStock: [],
      isOutOfStock: false,
    })
  })

  test('named colours come in the order of the list of colours', () => {
    expect(sold({ colours: ['maroon', 'charcoal-grey'] }).colours).toEqual(['charcoal-grey', 'maroon'])
    expect(sold({ colours: ['maroon'] }).colours).toEqual(['maroon'])
  })

  test('a product is out of stock when each of its colours is, or when its line says so', () => {
    expect(sold({ coloursOutOfStock: ['maroon'] }).isOutOfStock).toBe(false)
    expect(sold({ coloursOutOfStock: ['maroon', 'charcoal-grey'] }).isOutOfStock).toBe(true)
    expect(sold({ colours: ['maroon'], coloursOutOfStock: ['maroon'] }).isOutOfStock).toBe(true)
    expect(sold({}, { isOutOfStock: true }).isOutOfStock).toBe(true)
  })

  test('bare metal has no colours', () => {
    const [product] = listed({ ...good, products: [good.products[0]] }, { 'alu-2': bare })
    expect(product).toMatchObject({ colours: [], coloursOutOfStock: [], isOutOfStock: false })
  })
})

describe('a wrong price is answered with the field, what was found and what is allowed', () => {
  test.each([...badPrices, ...badPricesTogether])('$field: $value', ({ field, value, allowed, found }) => {
    const message = errorMessage(() => priced(withValue<object>(goodPrices, field, value)))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/prices.json: ${found}; allowed is ${allowed}`)
  })

  test('a field of no meaning is named', () => {
    expect(errorMessage(() => priced({ ...good, currency: 'KES' }))).toContain('currency is not a field of this file')
  })
})

describe('a wrong product is answered with the file, the field, what was found and what is allowed', () => {
  const cases = [
    ...[...badProduct, ...badTogether].map(bad => ({ ...bad, slug: 'box', product: box })),
    ...badBareTogether.map(bad => ({ ...bad, slug: 'alu-2', product: bare })),
  ]
  test.each(cases)('$product.name, $field: $value', ({ slug, product, field, value, allowed, found }) => {
    const files = { 'alu-2': bare, box, [slug]: withValue<object>(product, field, value) }
    const message = errorMessage(() => listed(good, files))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/products/${slug}.json: ${found}`)
    expect(message).toContain(`; allowed is ${allowed}`)
  })

  test('a colour out of stock that is not offered is named', () => {
    const fields = { colours: ['maroon'], coloursOutOfStock: ['charcoal-grey'] }
    expect(errorMessage(() => listed(good, { box: { ...box, ...fields }, 'alu-2': bare }))).toContain(
      'coloursOutOfStock.0 is "charcoal-grey"; allowed is one of the colours that the product is offered in',
    )
  })

  test.each([
    ['a field of no meaning', { box: { ...box, colour: 'red' }, 'alu-2': bare }, 'box.json: colour is not a field'],
    [
      'a file without a price',
      { box, 'alu-2': bare, tile: { ...box, name: 'TILE' } },
      'tile.json: content/prices.json has',
    ],
    ['two products of one name', { box, 'alu-2': { ...bare, name: box.name } }, 'a name that no other product has'],
    ['a price without a file', { box }, 'products.0.product is "alu-2"; allowed is one of box'],
    ['a file with a name that no address holds', { 'Box Profile': box, 'alu-2': bare }, 'its name is "Box Profile"'],
    ['the name of the page for products that are not there', { '404': box }, 'its name is "404"'],
  ])('%s', (_, files, said) => {
    expect(errorMessage(() => listed(good, files))).toContain(said)
  })
})

test('a list of one is enough', () => {
  const one: PriceList = { asOf: '2026-11-21', products: [{ product: 'alu-2', price: 390, isFreeDelivery: true }] }
  expect(listed(one, { 'alu-2': bare })).toHaveLength(1)
})
