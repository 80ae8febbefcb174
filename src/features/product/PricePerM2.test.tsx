import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { PricePerM2 } from './PricePerM2.tsx'

const box = { slug: 'box', price: 470, profile: 'box' } as const
const corrugated = { slug: 'wave', price: 390, profile: 'corrugated' } as const

const render = (product: typeof box | typeof corrugated, products = [box, corrugated]) =>
  renderMarkup(<PricePerM2 product={product} products={products} />)

test('marks the product whose square metre costs least, though its metre costs more', () => {
  expect(render(box)).toContain(en.home.compare.lowest)
  expect(render(corrugated)).not.toContain(en.home.compare.lowest)
})

test('names the figure also where it is the price of a metre', () => {
  expect(textOf(render(box))).toContain('KSh 470 per m² covered')
})

test('marks nothing in a shop of one product', () => {
  expect(render(box, [box])).not.toContain(en.home.compare.lowest)
})

test('tells the script which products to compare, its own first', () => {
  expect(attributeValues(render(box, [corrugated, box] as never), 'data-lowest-of')).toEqual(['box:1000 wave:762'])
})
