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

const versatile = { ...box, profile: 'versatile' } as const
const plainText = (markup: string) => textOf(markup).replaceAll('\u00a0', ' ')

test('names the price also where it is that of a metre, with “about” where the cover width is not confirmed', () => {
  expect(plainText(renderMarkup(<PricePerM2 product={box} />))).toBe('KSh 470 per m² covered')
  expect(plainText(renderMarkup(<PricePerM2 product={versatile} />))).toBe('about KSh 470 per m² covered')
})

test('a card has “≈” in place of “about”', () => {
  expect(plainText(renderMarkup(<PricePerM2 product={box} isShort />))).toBe('KSh 470 per m² covered')
  expect(plainText(renderMarkup(<PricePerM2 product={versatile} isShort />))).toBe('≈ KSh 470 per m² covered')
})

test('the price is higher where a metre covers less than a square metre, and today’s prices find it', () => {
  const markup = renderMarkup(<PricePerM2 product={corrugated} />)
  expect(plainText(markup)).toBe('KSh 512 per m² covered')
  expect(attributeValues(markup, 'data-price')).toEqual(['wave'])
  expect(attributeValues(markup, 'data-cover-width')).toEqual(['762'])
})

test('marks nothing in a shop of one product', () => {
  expect(render(box, [box])).not.toContain(en.home.compare.lowest)
})

test('tells the script which products to compare, its own first', () => {
  expect(attributeValues(render(box, [corrugated, box] as never), 'data-lowest-of')).toEqual(['box:1000 wave:762'])
})
