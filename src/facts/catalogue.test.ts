import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { exampleProducts } from '../../tests/example-products.ts'
import { localizedProducts, otherProducts } from './catalogue.ts'
import { productFacts } from './products.ts'

test('has every product of the price list with its words', () => {
  expect(localizedProducts(en).map(({ slug }) => slug)).toEqual(productFacts.map(({ slug }) => slug))
  for (const product of localizedProducts(en)) expect(product.features).toHaveLength(5)
})

test.each(exampleProducts.map(({ slug }) => slug))('suggests the first other products beside %s', slug => {
  const expected = exampleProducts.filter(product => product.slug !== slug).slice(0, 3)
  expect(otherProducts(exampleProducts, slug)).toEqual(expected)
})

test('suggests at most three products', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map(slug => ({ slug }))
  expect(otherProducts(many, 'b')).toEqual([{ slug: 'a' }, { slug: 'c' }, { slug: 'd' }])
})

test('suggests fewer products if there are fewer', () => {
  expect(otherProducts([{ slug: 'a' }, { slug: 'b' }], 'a')).toEqual([{ slug: 'b' }])
  expect(otherProducts([{ slug: 'a' }], 'a')).toEqual([])
})
