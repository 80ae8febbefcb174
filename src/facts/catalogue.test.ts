import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { formatPrice } from '#text/format-price.ts'
import { localizedProducts, otherProducts } from './catalogue.ts'
import { productFacts } from './products.ts'

test('has every product of the price list with its words', () => {
  expect(localizedProducts(en).map(({ slug }) => slug)).toEqual(productFacts.map(({ slug }) => slug))
  for (const product of localizedProducts(en)) expect(product.features).toHaveLength(5)
})

test('writes the price of a metre into the features that name it', () => {
  const features = localizedProducts(en).flatMap(product => product.features.map(text => ({ ...product, text })))
  expect(features.filter(({ text }) => text.includes('{price}'))).toEqual([])
  expect(features.filter(({ price, text }) => text.includes(formatPrice(price)))).not.toEqual([])
})

/** Products without words, but for the sentence of the second one. */
const listed = (count: number, suits?: string) =>
  ['a', 'b', 'c', 'd', 'e']
    .slice(0, count)
    .map((slug, index) => ({ slug, name: `Sheet ${slug}`, suits: index === 1 ? suits : undefined }))

const slugsBeside = (all: ReturnType<typeof listed>, place: number) => {
  const product = all[place]
  return product ? otherProducts(all, product).map(({ slug }) => slug) : undefined
}

test('suggests the first three other products', () => {
  expect(slugsBeside(listed(5), 1)).toEqual(['a', 'c', 'd'])
})

test('suggests the product first that the sentence about who it suits names', () => {
  expect(slugsBeside(listed(5, 'For stores choose Sheet E.'), 1)).toEqual(['e', 'a', 'c'])
  expect(slugsBeside(listed(5, 'Choose Sheet B or Sheet C.'), 1)).toEqual(['c', 'a', 'd'])
})

test('suggests fewer products if there are fewer', () => {
  expect(slugsBeside(listed(2), 0)).toEqual(['b'])
  expect(slugsBeside(listed(1), 0)).toEqual([])
})
