import { describe, expect, test } from 'vitest'
import { told } from '../../tests/told.ts'
import type { ProductFacts } from './product.ts'
import { checkProducts } from './products.schema.ts'
import { productFacts } from './products.ts'

const good: ProductFacts = {
  id: '1',
  name: 'BOX PROFILE',
  slug: 'box-profile',
  price: 470,
  image: 'roof-box-profile',
  profile: 'box',
  finish: 'painted',
  picturedColour: 'maroon',
  isFreeDelivery: true,
}
const other: ProductFacts = { ...good, id: '2', name: 'VERSATILE', slug: 'versatile' }

const sentence = (products: unknown) => told(() => checkProducts(products as ProductFacts[]))

test('a good list is given back as it is', () => {
  const list = [good, { ...other, isOnSale: true, isLimitedOffer: false }]
  expect(checkProducts(list)).toBe(list)
})

describe('a wrong value is answered with the field, what was found and what is allowed', () => {
  test.each([
    ['id', 1, '1', 'a number in quotes'],
    ['id', '0', '"0"', 'a number in quotes'],
    ['name', '', '""', 'a name of at least 2'],
    ['slug', 'Box Profile', '"Box Profile"', 'small letters and digits'],
    ['slug', 'box--profile', '"box--profile"', 'small letters and digits'],
    ['slug', '404', '"404"', 'small letters and digits'],
    ['price', '470', '"470"', 'a price in KSh'],
    ['price', 0, '0', 'a price in KSh'],
    ['price', -5, '-5', 'a price in KSh'],
    ['price', 100_001, '100001', 'a price in KSh'],
    ['image', 'roof-versatile.jpg', '"roof-versatile.jpg"', 'the name of a .jpg in src/assets/renders'],
    ['image', 'roof-versatil', '"roof-versatil"', 'the name of a .jpg in src/assets/renders (roof-box-profile, '],
    ['image', '../renders/roof-versatile', '"../renders/roof-versatile"', 'the name of a .jpg in src/assets/renders'],
    ['image', '', '""', 'the name of a .jpg in src/assets/renders'],
    ['image', null, 'null', 'the name of a .jpg in src/assets/renders'],
    ['profile', 'square', '"square"', 'one of box, corrugated'],
    ['finish', 'shiny', '"shiny"', 'painted or bare'],
    ['picturedColour', 'pink', '"pink"', 'one of charcoal-grey'],
    ['picturedColour', undefined, 'nothing', 'a colour for a painted product, and none for a bare one'],
    ['isOnSale', 'yes', '"yes"', 'true or false'],
    ['isLimitedOffer', 1, '1', 'true or false'],
    ['isFreeDelivery', undefined, 'nothing', 'true or false'],
  ])('%s: %j', (field, value, found, allowed) => {
    const message = sentence([good, { ...other, [field]: value }])
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`src/catalogue/products.ts: 1.${field} is ${found}; allowed is ${allowed}`)
  })
})

test.each(['id', 'slug', 'name'] as const)('two products may not share their %s', field => {
  expect(sentence([good, { ...other, [field]: good[field] }])).toContain(
    `1.${field} is "${good[field]}"; allowed is a ${field} that no other product has`,
  )
})

test('a product may have no picture: it is drawn then', () => {
  const { image: _, ...drawn } = good
  expect(checkProducts([drawn])).toEqual([drawn])
})

test('a field of no meaning is named', () => {
  expect(sentence([{ ...good, colour: 'red' }])).toContain('0.colour is not a field of this file')
})

test('an empty list is refused', () => {
  expect(sentence([])).toContain('at least one product')
})

test('the price list is that of the specification', () => {
  const listed = productFacts.map(({ id, name, slug, price }) => [id, name, slug, price])
  expect(listed).toEqual([
    ['1', 'BOX PROFILE', 'box-profile', 470],
    ['2', 'VERSATILE', 'versatile', 555],
    ['3', 'ROMANTILE', 'romantile', 550],
    ['4', 'CORRUGATED IRON SHEET', 'corrugated-iron-sheet', 390],
    ['5', 'MAISHA ALU-ZINC MABATI', 'maisha-alu-zinc-mabati', 390],
    ['6', 'MAISHA TILE', 'maisha-tile', 520],
  ])
})
