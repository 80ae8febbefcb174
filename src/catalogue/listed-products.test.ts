import { describe, expect, test } from 'vitest'
import { exampleWords } from '../../tests/example-products.ts'
import { told } from '../../tests/told.ts'
import { checked } from '../facts/checked.ts'
import { listedProducts } from './listed-products.ts'
import { type PriceList, priceListFields } from './price-list.schema.ts'

const colours = [{ id: 'charcoal-grey' }, { id: 'maroon' }]
const box = {
  name: 'BOX PROFILE',
  profile: 'box',
  finish: 'painted',
  picturedColour: 'maroon',
  words: exampleWords,
}
const bare = { name: 'ALU 2', profile: 'corrugated', finish: 'bare', words: exampleWords }
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

describe('a wrong thickness is answered with the field, what was found and what is allowed', () => {
  test.each<[found: string, allowed: string, list: unknown]>([
    ['thicknesses is []', 'at least one thickness', byThickness([])],
    ['thicknesses.0.thicknessMm is 30', 'a thickness of steel in mm from 0.1 to 1.5', byThickness([row(30, 450)])],
    ['thicknesses.0.thicknessMm is 0.255', 'a thickness of steel in mm', byThickness([row(0.255, 450)])],
    [
      'thicknesses.0.thicknessMm is "0.3"',
      'a thickness of steel in mm',
      byThickness([{ ...row(0.3, 450), thicknessMm: '0.3' }]),
    ],
    ['thicknesses.1.thicknessMm is 0.3', 'a thickness that is not in', byThickness([row(0.3, 1), row(0.3, 2)])],
    ['thicknesses.0.price is 0', 'a price in KSh for a metre from 1', byThickness([row(0.3, 0)])],
    ['thicknesses.0.gauge is 30', 'a text of 2 to', byThickness([{ ...row(0.3, 450), gauge: 30 }])],
    [
      'price is 470',
      'a price in KSh for a metre from 1 to 100000, or none',
      byThickness([row(0.3, 450)], { price: 470 }),
    ],
    ['price is nothing', 'a price in KSh for a metre from 1 to 100000, or none', byThickness(undefined)],
  ])('%s', (found, allowed, list) => {
    const message = told(() => priced(list))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/prices.json: products.1.${found}; allowed is ${allowed}`)
  })
})

describe('a wrong price is answered with the field, what was found and what is allowed', () => {
  test.each([
    ['product', 7, '7', 'the name of a file in content/products'],
    ['product', 'alu-2', '"alu-2"', 'a product that is not in the list already'],
    ['price', '470', '"470"', 'a price in KSh'],
    ['price', 0, '0', 'a price in KSh'],
    ['price', -5, '-5', 'a price in KSh'],
    ['price', 100_001, '100001', 'a price in KSh'],
    ['isOnSale', 'yes', '"yes"', 'true or false'],
    ['isLimitedOffer', 1, '1', 'true or false'],
    ['isFreeDelivery', undefined, 'nothing', 'true or false'],
    ['isOutOfStock', 'yes', '"yes"', 'true or false'],
  ])('%s: %j', (field, value, found, allowed) => {
    const [first, second] = good.products
    const message = told(() => priced({ ...good, products: [first, { ...second, [field]: value }] }))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/prices.json: products.1.${field} is ${found}; allowed is ${allowed}`)
  })

  test.each([
    ['asOf is "21.11.2026"', { ...good, asOf: '21.11.2026' }],
    ['asOf is nothing', { products: good.products }],
    ['at least one product', { ...good, products: [] }],
    ['currency is not a field of this file', { ...good, currency: 'KES' }],
  ])('%s', (said, list) => {
    expect(told(() => priced(list))).toContain(said)
  })
})

describe('a wrong product is answered with the file, the field, what was found and what is allowed', () => {
  const said = { ...exampleWords.en }
  const saying = (words: object) => ({ ...exampleWords, en: { ...said, ...words } })
  test.each([
    ['name', '', 'name is ""', 'a text of 2 to'],
    ['name', 'ALU 2', 'name is "ALU 2"', 'a name that no other product has'],
    ['profile', 'square', 'profile is "square"', 'one of box, corrugated'],
    ['finish', 'shiny', 'finish is "shiny"', 'painted or bare'],
    ['picturedColour', 'pink', 'picturedColour is "pink"', 'one of charcoal-grey, maroon'],
    ['picturedColour', undefined, 'picturedColour is nothing', 'a colour for a painted product, and none for a bare'],
    [
      'pictures',
      { roof: 'roof-box.jpg' },
      'pictures.roof is "roof-box.jpg"',
      'the name of a .jpg in src/assets/renders',
    ],
    ['pictures', { roof: 'roof-bx' }, 'pictures.roof is "roof-bx"', 'the name of a .jpg in src/assets/renders (roof-'],
    ['pictures', { stack: '../x' }, 'pictures.stack is "../x"', 'the name of a .jpg in src/assets/renders (stack-'],
    ['colours', [], 'colours is []', 'at least one colour, or none at all'],
    ['colours', ['pink', 'maroon'], 'colours.0 is "pink"', 'one of charcoal-grey, maroon'],
    ['colours', ['maroon', 'maroon'], 'colours.1 is "maroon"', 'what is not in the list already'],
    ['colours', ['charcoal-grey'], 'picturedColour is "maroon"', 'one of the colours that the product is offered in'],
    ['coloursOutOfStock', 'maroon', 'coloursOutOfStock is "maroon"', 'a list of colours'],
    ['coloursOutOfStock', ['pink'], 'coloursOutOfStock.0 is "pink"', 'one of charcoal-grey, maroon'],
    ['pictures', { roof: '' }, 'pictures.roof is ""', 'the name of a .jpg'],
    ['pictures', { roof: null }, 'pictures.roof is null', 'the name of a .jpg'],
    [
      'photographs',
      { roof: '/photographs/x.jpg' },
      'photographs.roof is "/photographs/x.jpg"',
      'file and, where it has',
    ],
    [
      'photographs',
      { roof: { file: 'x.jpg' } },
      'photographs.roof.file is "x.jpg"',
      'a photograph in content/photographs',
    ],
    [
      'photographs',
      { stack: { file: '/photographs/../x.jpg' } },
      'photographs.stack.file is',
      'a photograph in content/',
    ],
    ['photographs', { roof: { file: '/photographs/x.svg' } }, 'photographs.roof.file is', 'a photograph in content/'],
    [
      'photographs',
      { roof: { file: '/photographs/x.jpg', focus: 'up' } },
      'photographs.roof.focus is "up"',
      'one of centre, north',
    ],
    [
      'words',
      undefined,
      'words is nothing',
      'category, description, roofAlt, stackAlt and five features, under each of en',
    ],
    ['words', { ...exampleWords, en: undefined }, 'words.en is nothing', 'category, description, roofAlt, stackAlt'],
    ['words', saying({ category: '' }), 'words.en.category is ""', 'a text of 2 to'],
    ['words', saying({ description: undefined }), 'words.en.description is nothing', 'a text of 2 to'],
    ['words', saying({ roofAlt: ' ' }), 'words.en.roofAlt is " "', 'a text of 2 to'],
    ['words', saying({ features: undefined }), 'words.en.features is nothing', 'exactly five features'],
    [
      'words',
      saying({ features: said.features.slice(1) }),
      'words.en.features is ',
      'exactly five features, and there are 4',
    ],
    ['words', saying({ features: ['', 'b2', 'c3', 'd4', 'e5'] }), 'words.en.features.0 is ""', 'a text of 2 to'],
  ])('%s: %j', (field, value, found, allowed) => {
    const message = told(() => listed(good, { 'alu-2': bare, box: { ...box, [field]: value } }))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/products/box.json: ${found}`)
    expect(message).toContain(`; allowed is ${allowed}`)
  })

  test.each([
    ['colours of bare metal', { colours: ['maroon'] }, 'colours is ["maroon"]; allowed is colours for a painted'],
    [
      'stock of bare metal',
      { coloursOutOfStock: ['maroon'] },
      'coloursOutOfStock.0 is "maroon"; allowed is one of the',
    ],
  ])('%s', (_, fields, said) => {
    expect(told(() => listed(good, { box, 'alu-2': { ...bare, ...fields } }))).toContain(`alu-2.json: ${said}`)
  })

  test('a colour out of stock that is not offered is named', () => {
    const fields = { colours: ['maroon'], coloursOutOfStock: ['charcoal-grey'] }
    expect(told(() => listed(good, { box: { ...box, ...fields }, 'alu-2': bare }))).toContain(
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
    ['a price without a file', { box }, 'products.0.product is "alu-2"; allowed is one of box'],
    ['a file with a name that no address holds', { 'Box Profile': box, 'alu-2': bare }, 'its name is "Box Profile"'],
    ['the name of the page for products that are not there', { '404': box }, 'its name is "404"'],
  ])('%s', (_, files, said) => {
    expect(told(() => listed(good, files))).toContain(said)
  })
})

test('a list of one is enough', () => {
  const one: PriceList = { asOf: '2026-11-21', products: [{ product: 'alu-2', price: 390, isFreeDelivery: true }] }
  expect(listed(one, { 'alu-2': bare })).toHaveLength(1)
})
