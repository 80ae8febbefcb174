import { describe, expect, test } from 'vitest'
import { withValue } from '../../tests/bad-facts/bad-value.ts'
import { badCombinations as badPriceCombinations, badPrices, goodPrices } from '../../tests/bad-facts/prices.ts'
import {
  badBareCombinations,
  badCombinations,
  badProduct,
  goodBareProduct as bare,
  goodProduct as box,
  knownColours as colours,
} from '../../tests/bad-facts/products.ts'
import { errorMessage } from '../../tests/error-message.ts'
import { exampleWords } from '../../tests/example-products.ts'
import { buildProducts } from './build-products.ts'
import { checkFacts } from './read/check-facts.ts'
import { type PriceList, priceListSchema } from './schema/price-list.schema.ts'

const good = {
  asOf: '2026-11-21',
  products: [
    { product: 'alu-2', price: 390, isFreeDelivery: true },
    { product: 'box', price: 470, isOnSale: true, isFreeDelivery: false },
  ],
}

const checkPriceList = (list: unknown) => checkFacts(priceListSchema, list, 'content/prices.json')
const build = (list: unknown, files: Record<string, unknown>) => buildProducts(checkPriceList(list), files, colours)

test('products follow the order of the price list and combine both files', () => {
  expect(build(good, { box, 'alu-2': bare })).toMatchObject([
    { id: '1', slug: 'alu-2', name: 'ALU 2', price: 390, finish: 'bare' },
    { id: '2', slug: 'box', name: 'BOX PROFILE', price: 470, picturedColour: 'maroon', isOnSale: true },
  ])
})

describe('the close-up that matches a picture on a roof', () => {
  const renders = ['closeup-a', 'closeup-b', 'roof-a', 'roof-b', 'stack-a']
  const wordsWithAltText = Object.fromEntries(
    Object.entries(exampleWords).map(([key, words]) => [
      key,
      { ...words, closeupAlt: 'Two sheets, one lapping the other' },
    ]),
  )
  const picturesOf = (named: object, words: object = wordsWithAltText, names = renders) =>
    buildProducts(
      checkPriceList({ ...good, products: [good.products[1]] }),
      { box: { ...box, words, pictures: { roof: 'roof-a', stack: 'stack-a', ...named } } },
      colours,
      names,
    )[0].pictures

  test('is used if the render exists', () => {
    expect(picturesOf({})).toEqual({ roof: 'roof-a', closeup: 'closeup-a', stack: 'stack-a' })
    const withoutCloseup = renders.filter(name => name !== 'closeup-a')
    expect(picturesOf({}, wordsWithAltText, withoutCloseup)).toEqual({ roof: 'roof-a', stack: 'stack-a' })
  })

  test('is replaced by a named close-up', () => {
    expect(picturesOf({ closeup: 'closeup-b' })?.closeup).toBe('closeup-b')
  })

  test('is not used without alt texts', () => {
    expect(picturesOf({}, exampleWords)).toEqual({ roof: 'roof-a', stack: 'stack-a' })
  })
})

const row = (thicknessMm: number, price: number, gauge?: string) => ({ thicknessMm, price, ...(gauge && { gauge }) })
const byThickness = (thicknesses: unknown, others: object = {}) => ({
  ...good,
  products: [good.products[0], { product: 'box', thicknesses, isFreeDelivery: false, ...others }],
})

test('a product with prices by thickness starts from the lowest, and its thicknesses are sorted', () => {
  const rows = [row(0.4, 690), row(0.25, 450, '30'), row(0.3, 445, '28')]
  const [withOnePrice, withSeveral] = build(byThickness(rows), { box, 'alu-2': bare })
  expect(withOnePrice).toMatchObject({ price: 390, thicknesses: [] })
  expect(withSeveral).toMatchObject({ price: 445, thicknesses: [rows[1], rows[2], rows[0]] })
})

describe('colours and stock', () => {
  const productWith = (changed: object, entry: object = {}) =>
    build({ ...good, products: [{ ...good.products[1], ...entry }] }, { box: { ...box, ...changed } })[0]

  test('a painted product comes in every colour and is in stock by default', () => {
    expect(productWith({})).toMatchObject({
      colours: ['charcoal-grey', 'maroon'],
      coloursOutOfStock: [],
      isOutOfStock: false,
    })
  })

  test('named colours follow the order of the list of colours', () => {
    expect(productWith({ colours: ['maroon', 'charcoal-grey'] }).colours).toEqual(['charcoal-grey', 'maroon'])
    expect(productWith({ colours: ['maroon'] }).colours).toEqual(['maroon'])
  })

  test('a product is out of stock if all its colours are, or if the price list says so', () => {
    expect(productWith({ coloursOutOfStock: ['maroon'] }).isOutOfStock).toBe(false)
    expect(productWith({ coloursOutOfStock: ['maroon', 'charcoal-grey'] }).isOutOfStock).toBe(true)
    expect(productWith({ colours: ['maroon'], coloursOutOfStock: ['maroon'] }).isOutOfStock).toBe(true)
    expect(productWith({}, { isOutOfStock: true }).isOutOfStock).toBe(true)
  })

  test('bare metal has no colours', () => {
    const [product] = build({ ...good, products: [good.products[0]] }, { 'alu-2': bare })
    expect(product).toMatchObject({ colours: [], coloursOutOfStock: [], isOutOfStock: false })
  })
})

describe('the error for a wrong price gives the field, what was found and what is allowed', () => {
  test.each([...badPrices, ...badPriceCombinations])('$field: $value', ({ field, value, allowed, found }) => {
    const message = errorMessage(() => checkPriceList(withValue<object>(goodPrices, field, value)))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/prices.json: ${found}; allowed is ${allowed}`)
  })

  test('names an unknown field', () => {
    expect(errorMessage(() => checkPriceList({ ...good, currency: 'KES' }))).toContain(
      'currency is not a field of this file',
    )
  })
})

describe('the error for a wrong product gives the file, the field, what was found and what is allowed', () => {
  const cases = [
    ...[...badProduct, ...badCombinations].map(bad => ({ ...bad, slug: 'box', product: box })),
    ...badBareCombinations.map(bad => ({ ...bad, slug: 'alu-2', product: bare })),
  ]
  test.each(cases)('$product.name, $field: $value', ({ slug, product, field, value, allowed, found }) => {
    const files = { 'alu-2': bare, box, [slug]: withValue<object>(product, field, value) }
    const message = errorMessage(() => build(good, files))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/products/${slug}.json: ${found}`)
    expect(message).toContain(`; allowed is ${allowed}`)
  })

  test('names a colour out of stock that is not on offer', () => {
    const fields = { colours: ['maroon'], coloursOutOfStock: ['charcoal-grey'] }
    expect(errorMessage(() => build(good, { box: { ...box, ...fields }, 'alu-2': bare }))).toContain(
      'coloursOutOfStock.0 is "charcoal-grey"; allowed is one of the colours that the product is offered in',
    )
  })

  test.each([
    ['an unknown field', { box: { ...box, colour: 'red' }, 'alu-2': bare }, 'box.json: colour is not a field'],
    [
      'two products with the same name',
      { box, 'alu-2': { ...bare, name: box.name } },
      'a name that no other product has',
    ],
    ['a price without a file', { box }, 'products.0.product is "alu-2"; allowed is one of box'],
    [
      'a file name that cannot be part of an address',
      { 'Box Profile': box, 'alu-2': bare },
      'its name is "Box Profile"',
    ],
    ['the name of the "product not found" page', { '404': box }, 'its name is "404"'],
  ])('refuses %s', (_, files, expected) => {
    expect(errorMessage(() => build(good, files))).toContain(expected)
  })
})

describe('what is shown', () => {
  const hide = (...hidden: readonly number[]) => ({
    ...good,
    products: good.products.map((line, index) => ({ ...line, isHidden: hidden.includes(index) })),
  })

  test('a hidden product is not among the products, and the others are counted without it', () => {
    const products = build(hide(0), { box, 'alu-2': bare })
    expect(products).toMatchObject([{ id: '1', slug: 'box' }])
    expect(products[0]).not.toHaveProperty('isHidden')
  })

  test('the file of a hidden product is checked too', () => {
    expect(errorMessage(() => build(hide(0), { box, 'alu-2': { ...bare, name: '' } }))).toContain(
      'alu-2.json: name is ""',
    )
  })

  test('at least one product must be shown', () => {
    expect(errorMessage(() => build(hide(0, 1), { box, 'alu-2': bare }))).toMatch(
      /^content\/prices\.json: products is .*; allowed is at least one product that is not hidden\.$/,
    )
  })

  test('a file without a line in the price list is not shown', () => {
    const products = build(good, { box, 'alu-2': bare, tile: { ...box, name: 'TILE' } })
    expect(products.map(({ slug }) => slug)).toEqual(['alu-2', 'box'])
  })
})

test('accepts a single product', () => {
  const one: PriceList = { asOf: '2026-11-21', products: [{ product: 'alu-2', price: 390, isFreeDelivery: true }] }
  expect(build(one, { 'alu-2': bare })).toHaveLength(1)
})
