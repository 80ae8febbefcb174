import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { localizedProducts } from '#facts/catalogue.ts'
import { en } from '#i18n/en.ts'
import { pathsIn } from '#site/paths.ts'
import { formatPrice } from '#text/format-price.ts'
import { errorHead, homeHead, productHead, textHead } from './heads.ts'

const all = localizedProducts(en)

test('the home page has the brand, the lowest price and its address', () => {
  const head = homeHead(en)
  expect(head.path?.(pathsIn('en'))).toBe('/')
  expect(head.title).toContain(business.brand)
  expect(head.description).toContain(formatPrice(Math.min(...all.map(({ price }) => price))))
})

test.each(all)('the page of $name has its name and price as title, and its own preview', product => {
  const head = productHead(en, product)
  expect(head.title).toContain(product.name)
  expect(head.title).toContain(formatPrice(product.price))
  expect(head.description).toContain(product.description)
  expect(head.path?.(pathsIn('en'))).toBe(`/product/${product.slug}`)
  expect(head).toMatchObject({ kind: 'product', preview: product.slug })
})

test('the privacy policy has an .html address', () => {
  const head = textHead(en, en.privacy, paths => paths.privacyPolicy)
  expect(head).toMatchObject({ kind: 'article', title: en.privacy.title })
  expect(head.path?.(pathsIn('en'))).toBe('/privacy-policy.html')
})

test('an error page has a title but no address', () => {
  const head = errorHead('Page not found')
  expect(head.title).toBe(`Page not found | ${business.brand}`)
  expect(head.path).toBeUndefined()
  expect(head.data).toBeUndefined()
})
