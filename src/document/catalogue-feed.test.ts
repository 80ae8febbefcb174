import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import type { ProductFacts } from '#facts/product.ts'
import { en } from '#i18n/en.ts'
import { exampleByThickness, exampleProducts } from '../../tests/example-products.ts'
import { catalogueFeed } from './catalogue-feed.ts'

const spoken = (facts: ProductFacts) => ({ ...facts, ...facts.words.en })
const [example] = exampleProducts.map(spoken)
if (!example) throw new Error('There must be an example product.')

test('each product is a line with its price for a metre in shillings and cents, its page and its picture', () => {
  const [heads, line, ...rest] = catalogueFeed(en, [{ ...example, price: 470.5 }]).split('\r\n')
  expect(heads).toBe('"id","title","description","availability","condition","price","link","image_link","brand"')
  expect(line).toMatch(
    new RegExp(`^"${example.slug}","${example.name}",".*KSh 471 per meter.*","in stock","new","470\\.50 KES"`),
  )
  expect(line).toContain(
    `"${business.siteAddress}/product/${example.slug}","${business.siteAddress}/catalogue/${example.slug}.jpg"`,
  )
  expect(rest).toEqual([''])
})

test('what is out of stock says so, and a product by thickness starts from its lowest price', () => {
  const feed = catalogueFeed(en, [{ ...spoken(exampleByThickness), isOutOfStock: true }])
  expect(feed).toContain('"out of stock","new","450.00 KES"')
})

test('quotation marks and commas in words stay in their place', () => {
  const feed = catalogueFeed(en, [{ ...example, name: 'BOX "A", 0.3' }])
  expect(feed).toContain(`"${example.slug}","BOX ""A"", 0.3","BOX ""A"", 0.3:`)
})
