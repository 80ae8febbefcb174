import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { exampleProducts } from '../../tests/example-products.ts'
import { otherProducts, products } from './catalogue.ts'
import { productFacts } from './products.ts'

test('every product of the price list is there, with its words', () => {
  expect(products(en).map(({ slug }) => slug)).toEqual(productFacts.map(({ slug }) => slug))
  for (const product of products(en)) expect(product.features).toHaveLength(5)
})

test.each(exampleProducts.map(({ slug }) => slug))('beside %s stand the first others', slug => {
  const expected = exampleProducts.filter(product => product.slug !== slug).slice(0, 3)
  expect(otherProducts(exampleProducts, slug)).toEqual(expected)
})

test('of many others the first three are shown', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map(slug => ({ slug }))
  expect(otherProducts(many, 'b')).toEqual([{ slug: 'a' }, { slug: 'c' }, { slug: 'd' }])
})

test('a short list has fewer others', () => {
  expect(otherProducts([{ slug: 'a' }, { slug: 'b' }], 'a')).toEqual([{ slug: 'b' }])
  expect(otherProducts([{ slug: 'a' }], 'a')).toEqual([])
})
