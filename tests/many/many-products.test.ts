import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { productFacts } from '../../src/facts/products.ts'
import { languages } from '../../src/text/languages.ts'
import { all, type HtmlDocument, words } from '../dist/html.ts'
import { brotli, pages, text } from '../dist/site.ts'

// Tests a site with sixty products, built by `scripts/many-products.ts`.
const COUNT = 60
const ON_HOME_PAGE = 12

const ofKind = (kind: string) => pages.filter(page => page.kind === kind)
const productLinks = (document: HtmlDocument) =>
  new Set(
    all(document, 'a').flatMap(({ attributes }) => attributes.href?.match(/^(?:\/sw)?\/product\/[\w-]+$/)?.[0] ?? []),
  )

test('every product has a page in every language', () => {
  expect(productFacts).toHaveLength(COUNT)
  expect(ofKind('product')).toHaveLength(COUNT * languages.length)
})

test.each(ofKind('home'))('$file shows the first products and links to the page of all', ({ document, paths }) => {
  expect(all(document, 'article')).toHaveLength(ON_HOME_PAGE)
  expect(all(document, 'a', { href: paths.allProducts }).length).toBeGreaterThan(0)
  expect(document.elements.some(({ attributes }) => attributes.id === 'compare')).toBe(false)
})

test.each(ofKind('list'))('$file compares all products', ({ document }) => {
  expect(productLinks(document).size).toBe(COUNT)
  const names = all(document, 'th', { scope: 'row' }).map(words)
  expect(names).toEqual(productFacts.map(({ name }) => name))
})

test.each(ofKind('quote'))('$file offers all products', ({ document }) => {
  const options = all(document, 'option').map(words)
  for (const { name } of productFacts) expect(options.some(option => option.startsWith(name))).toBe(true)
})

test.each(pages)('$file stays within the size limit', ({ html }) => {
  expect(brotli(Buffer.from(html), 5)).toBeLessThanOrEqual(budgets.page.html)
})

test('a device stores product pages up to the limit, and knows the addresses of the others', () => {
  const worker = text('service-worker.js')
  const [, json = '{}'] = /^self\.release=(\{.*?\});\n/.exec(worker) ?? []
  const { pages: stored, cachedOnVisit } = JSON.parse(json) as {
    pages: Record<string, object>
    cachedOnVisit: string[]
  }
  const products = Object.values(stored).flatMap(files => Object.keys(files).filter(path => path.includes('/product/')))
  const notFound = languages.length
  expect(products.length - notFound).toBeGreaterThan(ON_HOME_PAGE)
  expect(products.length - notFound + cachedOnVisit.length).toBe(COUNT * languages.length)
})

test('feeds, sitemap and price list have all products', () => {
  const prices = JSON.parse(text('prices.json')) as { prices: object }
  expect(Object.keys(prices.prices)).toHaveLength(COUNT)
  for (const { slug } of productFacts) {
    expect(text('catalogue.csv')).toContain(`"${slug}"`)
    expect(text('sitemap.xml')).toContain(`/product/${slug}<`)
  }
})
