import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { localizedProducts } from '#facts/catalogue.ts'
import { en } from '#i18n/en.ts'
import { sw } from '#i18n/sw.ts'
import { formatPrice } from '#text/format-price.ts'
import { exampleByThickness } from '../../../tests/example-products.ts'
import { profiles } from '../../roofing/profiles/profiles.ts'
import { orderLink, quoteChoices, quoteLink } from './order-links.ts'

test.each(localizedProducts(en))('the order of $name names product, price, width and page', product => {
  const link = new URL(orderLink(product, en))
  const text = link.searchParams.get('text') ?? ''
  expect(link.pathname).toBe(`/${business.chatNumber.slice(1)}`)
  expect(text).toContain(`*${product.name}*`)
  expect(text).toContain(`${formatPrice(product.price)} per meter`)
  expect(text.replaceAll(',', '').replaceAll('\u00a0', ' ')).toContain(`${profiles[product.profile].coverWidthMm} mm`)
  expect(text).toContain('details and pricing')
  expect(text).toContain(`${business.siteAddress}/product/${product.slug}`)
})

const product = { ...exampleByThickness, ...exampleByThickness.words.en }

test('a quote opens with the product and the colour of its picture, if that is in stock', () => {
  expect(quoteChoices(product)).toEqual({ product: 'box-profile', colour: 'charcoal-grey' })
  expect(quoteChoices({ ...product, picturedColour: undefined })).toEqual({ product: 'box-profile' })
  expect(quoteChoices({ ...product, coloursOutOfStock: ['charcoal-grey'] })).toEqual({ product: 'box-profile' })
})

test('the quote of a product names no thickness', () => {
  expect(quoteLink(product, en)).toBe('/quote#product=box-profile&colour=charcoal-grey')
})

test('the quote of a thickness names it, on the page in the same language', () => {
  expect(quoteLink(product, en, 0.3)).toBe('/quote#product=box-profile&colour=charcoal-grey&thickness=0.3')
  expect(quoteLink(product, sw, 0.3)).toMatch(/^\/sw\/quote#/)
})

test.each([en, sw])('the order says what is out of stock, in $name', words => {
  const textOf = (facts: Partial<typeof product>) =>
    new URL(orderLink({ ...product, ...facts }, words)).searchParams.get('text') ?? ''
  const outOfStockText = words === en ? 'out of stock' : 'imekwisha'
  expect(textOf({})).not.toContain(outOfStockText)
  expect(textOf({ coloursOutOfStock: ['charcoal-grey'] })).toMatch(new RegExp(`harcoal grey.*${outOfStockText}`))
  expect(textOf({ isOutOfStock: true })).toContain(outOfStockText)
})
