import { describe, expect, test } from 'vitest'
import { business } from '../business.ts'
import { products } from '../catalogue/catalogue.ts'
import { en } from '../words/en.ts'
import { errorHead, homeHead, legalHead, productHead } from './heads.ts'

const all = products(en)

test('the home page names the brand, the lowest price and its own address', () => {
  const head = homeHead(en)
  expect(head).toMatchObject({ path: '/', kind: 'website', preview: 'home', siteName: business.brand })
  expect(head.title).toContain(business.brand)
  expect(head.description).toContain('KSh 390')
})

test.each(all)('the page of $name is titled with its name and price, and previewed with its own picture', product => {
  const head = productHead(en, product)
  expect(head.title).toContain(product.name)
  expect(head.title).toContain(`KSh ${product.price}`)
  expect(head.description).toContain(product.description)
  expect(head).toMatchObject({ path: `/product/${product.slug}`, kind: 'product', preview: product.slug })
})

test('the policy stands at its .html address', () => {
  const head = legalHead(en, en.privacy, '/privacy-policy.html')
  expect(head).toMatchObject({ path: '/privacy-policy.html', kind: 'article', title: en.privacy.title })
})

describe('a page for an error', () => {
  test('has a title, and no address to be found under', () => {
    const head = errorHead('Page not found')
    expect(head.title).toBe(`Page not found | ${business.brand}`)
    expect(head.path).toBeUndefined()
    expect(head.data).toEqual([])
  })
})
