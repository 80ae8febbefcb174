import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { otherProducts, products } from './catalogue.ts'
import { productFacts } from './products.ts'

const all = products(en)

test('every product has its facts and its words', () => {
  expect(all.map(({ slug }) => slug)).toEqual(productFacts.map(({ slug }) => slug))
  for (const product of all) {
    expect(product.category.length).toBeGreaterThan(3)
    expect(product.description.length).toBeGreaterThan(40)
    expect(product.features).toHaveLength(5)
    expect(new Set(product.features).size).toBe(5)
  }
})

test('no two products are described alike', () => {
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
  expect(new Set(all.flatMap(({ features }) => features)).size).toBe(all.length * 5)
})

test('descriptions are short enough for two lines on a card', () => {
  for (const { description } of all) expect(description.length, description).toBeLessThanOrEqual(115)
})

test('no word of a product promises years, gauges or standards', () => {
  for (const { description, features } of all)
    expect([description, ...features].join(' ')).not.toMatch(/\byears?\b|gauge|warrant|KEBS|KS \d|BS \d|\d+ ?mm/i)
})

test.each(all.map(({ slug }) => slug))('beside %s stand the first three others', slug => {
  const expected = all.filter(product => product.slug !== slug).slice(0, 3)
  expect(otherProducts(all, slug)).toEqual(expected)
  expect(otherProducts(all, slug)).toHaveLength(3)
})

test('a short list has fewer others', () => {
  expect(otherProducts([{ slug: 'a' }, { slug: 'b' }], 'a')).toEqual([{ slug: 'b' }])
  expect(otherProducts([{ slug: 'a' }], 'a')).toEqual([])
})
