import Validator from '@adobe/structured-data-validator'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { business } from '../../src/facts/business.ts'
import { productFacts } from '../../src/facts/products.ts'
import { fileAt } from '../../src/site/host.ts'
import { absolute, paths, pathsIn } from '../../src/site/paths.ts'
import { formatPrice } from '../../src/text/format-price.ts'
import { languages } from '../../src/text/languages.ts'
import { findAll, parse } from './html.ts'
import { pages, read, text } from './site.ts'

/** Parses comma-separated values, each field in quotation marks. */
function parseCsv(csv: string): Record<string, string>[] {
  const [heads = [], ...lines] = csv
    .split('\r\n')
    .filter(line => line !== '')
    .map(line => Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), ([, field]) => (field as string).replaceAll('""', '"')))
  return lines.map(line => Object.fromEntries(heads.map((head, index) => [head, line[index] as string])))
}

interface OfferData {
  readonly '@type': string
  readonly price?: number
  readonly lowPrice?: number
  readonly availability: string
  readonly url: string
}

/** The structured data of a page, by type. */
function structuredDataByType(file: string): Record<string, Record<string, unknown>[]> {
  const objects = findAll(parse(text(file)), 'script', { type: 'application/ld+json' }).map(script =>
    JSON.parse(script.text),
  )
  return Object.groupBy(objects, object => String(object['@type'])) as Record<string, Record<string, unknown>[]>
}

describe.each(languages)('the catalogue feed in %s', language => {
  const { feed, product: pageOf } = pathsIn(language)
  const rows = parseCsv(text(feed.slice(1)))

  test('has a row for each product, in the order of the price list', () => {
    expect(rows.map(({ id }) => id)).toEqual(productFacts.map(({ slug }) => slug))
    for (const row of rows) for (const [column, value] of Object.entries(row)) expect(value, column).not.toBe('')
  })

  test.each(productFacts.map(({ slug }) => slug))(
    '%s has the same facts on its page, in structured data and in the feed',
    async slug => {
      const row = rows.find(({ id }) => id === slug) as Record<string, string>
      const file = fileAt(pageOf(slug))
      const [data] = structuredDataByType(file).Product ?? []
      const offer = data?.offers as OfferData
      const price = Number.parseFloat(row.price ?? '')
      expect(offer.price ?? offer.lowPrice).toBe(price)
      expect(text(file)).toContain(formatPrice(price))
      expect(data).toMatchObject({ sku: slug, name: row.title, url: row.link, brand: { name: row.brand } })
      expect(row).toMatchObject({ brand: business.brand, condition: 'new', link: absolute(pageOf(slug)) })
      expect(offer.url).toBe(row.link)
      expect(offer.availability).toBe(
        `https://schema.org/${row.availability === 'in stock' ? 'InStock' : 'OutOfStock'}`,
      )
      expect(data?.image).toContain(row.image_link)
      expect(row.image_link).toBe(absolute(paths.square(slug)))
      const { width, height, format } = await sharp(read(paths.square(slug).slice(1))).metadata()
      expect({ width, height, format }).toEqual({ width: 1080, height: 1080, format: 'jpeg' })
    },
  )
})

test.each(pages.filter(({ address }) => address !== undefined))(
  '$file has structured data that search engines accept',
  async ({ file }) => {
    const issues = await new Validator().validate({ jsonld: structuredDataByType(file) })
    const errors = issues.filter(({ severity }) => severity === 'ERROR')
    expect(errors.map(({ issueMessage, path }) => ({ issueMessage, path }))).toEqual([])
  },
)

test('the validator refuses a product without name or price', async () => {
  const [first] = productFacts
  const jsonld = structuredDataByType(fileAt(pathsIn(languages[0]).product(first.slug)))
  const [product] = jsonld.Product ?? []
  const { name: _, offers: __, ...less } = product ?? {}
  const issues = await new Validator().validate({ jsonld: { Product: [less] } })
  expect(issues.filter(({ severity }) => severity === 'ERROR').length).toBeGreaterThan(0)
})
