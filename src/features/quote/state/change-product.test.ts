import { expect, test } from 'vitest'
import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { exampleShop } from '../../../../tests/example-calculation.ts'
import { changeProduct } from './change-product.ts'
import type { ShopProduct } from './shop-facts.ts'

const [box, versatile, bare] = exampleShop.products as [ShopProduct, ShopProduct, ShopProduct]
const draft: Draft = {
  ...emptyDraft(box.slug),
  thickness: '0.3',
  colour: 'maroon',
  settings: { cover: '0.9', step: '0.3', stepLap: '0.1', longest: '6' },
}

test('another product drops the thickness and the measures of the old sheet', () => {
  expect(changeProduct(draft, versatile)).toEqual({
    ...draft,
    product: versatile.slug,
    thickness: '',
    settings: { longest: '6' },
  })
})

test('a colour that the new product does not have is dropped', () => {
  expect(changeProduct(draft, bare).colour).toBe('')
  expect(changeProduct(draft, { ...versatile, colours: ['tile-red'] }).colour).toBe('')
  expect(changeProduct(draft, { ...versatile, coloursOutOfStock: ['maroon'] }).colour).toBe('')
})

test('the same product changes nothing', () => {
  expect(changeProduct(draft, { ...box, colours: [] })).toBe(draft)
})
