import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { colours } from '#facts/colours.ts'
import type { ProductFacts } from '#facts/product.ts'
import { en } from '#i18n/en.ts'
import { exampleByThickness, exampleProducts } from '../../tests/example-products.ts'
import { catalogueFeed } from './catalogue-feed.ts'

const inEnglish = (facts: ProductFacts) => ({ ...facts, ...facts.words.en })
const [example] = exampleProducts.map(inEnglish)
if (!example) throw new Error('There must be an example product.')

test('each product is a line with its price per metre, its page and its picture', () => {
  const [header, line, ...rest] = catalogueFeed(en, [{ ...example, price: 470.5 }]).split('\r\n')
  expect(header).toBe('"id","title","description","availability","condition","price","link","image_link","brand"')
  expect(line).toMatch(
    new RegExp(`^"${example.slug}","${example.name}",".*KSh 471 per meter.*","in stock","new","470\\.50 KES"`),
  )
  expect(line).toContain(
    `"${business.siteAddress}/product/${example.slug}","${business.siteAddress}/catalogue/${example.slug}.jpg"`,
  )
  expect(rest).toEqual([''])
})

test('marks a product that is out of stock, and uses the lowest price of several thicknesses', () => {
  const feed = catalogueFeed(en, [{ ...inEnglish(exampleByThickness), isOutOfStock: true }])
  expect(feed).toContain('"out of stock","new","450.00 KES"')
})

test('names the colours that are out of stock', () => {
  const [colour] = colours
  const ids = colour ? [colour.id] : []
  expect(catalogueFeed(en, [{ ...example, colours: ids, coloursOutOfStock: ids }])).toContain(
    `Colours out of stock: ${colour?.name.en}.`,
  )
  expect(catalogueFeed(en, [{ ...example, colours: ids }])).not.toContain('out of stock')
})

test('escapes quotation marks and commas', () => {
  const feed = catalogueFeed(en, [{ ...example, name: 'BOX "A", 0.3' }])
  expect(feed).toContain(`"${example.slug}","BOX ""A"", 0.3","BOX ""A"", 0.3:`)
})
