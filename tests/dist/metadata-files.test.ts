import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { accessories } from '../../src/facts/accessories.ts'
import { business } from '../../src/facts/business.ts'
import { servedCountyNames, servesAllCounties } from '../../src/facts/counties.ts'
import { priceList } from '../../src/facts/price-list.ts'
import { productFacts } from '../../src/facts/products.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { findAll, meta } from './html.ts'
import { withoutOwnerTexts } from './owner-texts.ts'
import { DIST, files, pages, read, text } from './site.ts'

const SITE = business.siteAddress
const indexedPages = pages.filter(page => page.address !== undefined)
const noindexPages = pages.filter(page => page.address === undefined)

function structuredData(page: (typeof pages)[number]): Record<string, unknown>[] {
  return findAll(page.document, 'script', { type: 'application/ld+json' }).map(script => JSON.parse(script.text))
}

describe.each(indexedPages)('$file', page => {
  const { document, address, kind, words, path } = page
  const title = findAll(document, 'title').filter(({ parent }) => parent?.tag === 'head')

  test('has a title and a description within length limits', () => {
    expect(title).toHaveLength(1)
    expect(title[0]?.text.length).toBeGreaterThanOrEqual(15)
    expect(withoutOwnerTexts(title[0]?.text ?? '').length).toBeLessThanOrEqual(75)
    // The owner's part of a product description may be only 2 characters, so the minimum is lower.
    expect(meta(document, 'description')?.length).toBeGreaterThanOrEqual(kind === 'product' ? 25 : 60)
    expect(withoutOwnerTexts(meta(document, 'description') ?? '').length).toBeLessThanOrEqual(200)
  })

  test('names its canonical address and may be indexed', () => {
    const canonical = findAll(document, 'link', { rel: 'canonical' })
    expect(canonical.map(({ attributes }) => attributes.href)).toEqual([`${SITE}${address}`])
    expect(meta(document, 'og:url')).toBe(`${SITE}${address}`)
    expect(meta(document, 'robots')).toBeUndefined()
  })

  test('names the same page in every language, and a default', () => {
    const alternates = findAll(document, 'link', { rel: 'alternate' }).flatMap(({ attributes }) =>
      attributes.hreflang ? [[attributes.hreflang, attributes.href]] : [],
    )
    const inEach = languages.map(language => [language, `${SITE}${path(pathsIn(language))}`])
    expect(alternates).toEqual([...inEach, ['x-default', `${SITE}${path(pathsIn(languages[0]))}`]])
    const others = Object.values(wordsByLanguage).filter(({ key }) => key !== words.key)
    expect(
      findAll(document, 'meta', { property: 'og:locale:alternate' }).map(({ attributes }) => attributes.content),
    ).toEqual(others.map(({ openGraphLocale }) => openGraphLocale))
    // The language links lead to the same addresses.
    const links = findAll(document, 'a').filter(({ attributes }) => attributes.hreflang)
    expect(new Set(links.map(({ attributes, text: name }) => `${attributes.href} ${name} ${attributes.lang}`))).toEqual(
      new Set(others.map(({ key, name, language }) => `${path(pathsIn(key))} ${name} ${language}`)),
    )
  })

  test('has the same title and description in link previews', () => {
    expect(meta(document, 'og:title')).toBe(title[0]?.text)
    expect(meta(document, 'og:description')).toBe(meta(document, 'description'))
    expect(meta(document, 'og:site_name')).toBe(business.brand)
    expect(meta(document, 'og:type')).toBe(
      {
        home: 'website',
        list: 'website',
        quote: 'website',
        product: 'product',
        guides: 'website',
        projects: 'website',
        guide: 'article',
        legal: 'article',
      }[kind as 'home'],
    )
    expect(meta(document, 'og:locale')).toBe(words.openGraphLocale)
    expect(meta(document, 'twitter:card')).toBe('summary_large_image')
  })

  test('has a preview picture of 1200 x 630 pixels within its size limit', async () => {
    const picture = meta(document, 'og:image') ?? ''
    expect(picture.startsWith(`${SITE}/previews/`)).toBe(true)
    expect(meta(document, 'og:image:alt')?.length).toBeGreaterThan(1)
    expect([meta(document, 'og:image:width'), meta(document, 'og:image:height')]).toEqual(['1200', '630'])
    const file = new URL(picture).pathname.slice(1)
    expect(files).toContain(file)
    const { width, height, format } = await sharp(`${DIST}/${file}`).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(read(file).length).toBeLessThan(budgets.preview)
  })

  test('has structured data, without ratings or reviews', () => {
    const objects = structuredData(page)
    expect(objects.length).toBeGreaterThan(0)
    for (const object of objects) expect(object['@context']).toBe('https://schema.org')
    expect(JSON.stringify(objects)).not.toMatch(/"(aggregateRating|ratingValue|review|reviewCount)"/i)
  })
})

test('titles and descriptions are unique, and so are previews of home and product pages', () => {
  const titles = pages.map(({ document }) => findAll(document, 'title')[0]?.text)
  expect(new Set(titles).size).toBe(pages.length)
  const descriptions = indexedPages.map(({ document }) => meta(document, 'description'))
  expect(new Set(descriptions).size).toBe(indexedPages.length)
  const shared = indexedPages
    .filter(({ kind }) => kind === 'home' || kind === 'product')
    .map(({ document }) => meta(document, 'og:image'))
  expect(new Set(shared).size).toBe(shared.length)
})

describe.each(noindexPages)('$file', ({ document }) => {
  test('has a title and asks not to be indexed', () => {
    expect(findAll(document, 'title')[0]?.text.length).toBeGreaterThan(10)
    expect(meta(document, 'robots')).toBe('noindex')
    expect(findAll(document, 'link', { rel: 'canonical' })).toEqual([])
    expect(meta(document, 'og:url')).toBeUndefined()
  })
})

test.each(indexedPages.filter(({ kind }) => kind === 'home'))(
  '$file tells search engines who sells, where and how to reach them',
  page => {
    const seller = structuredData(page).find(object => '@id' in object)
    expect(seller).toMatchObject({
      name: business.brand,
      legalName: business.legalName,
      telephone: business.phone,
      email: business.email,
      url: `${SITE}${page.paths.home}`,
      address: { '@type': 'PostalAddress', addressCountry: 'KE' },
      areaServed: servesAllCounties ? 'Kenya' : servedCountyNames.map(county => expect.stringContaining(county)),
    })
  },
)

const productsInEachLanguage = languages.flatMap(language => productFacts.map(product => ({ ...product, language })))

test.each(productsInEachLanguage)(
  'the page of $name offers it in shillings for one metre, and has its breadcrumb ($language)',
  product => {
    const paths = pathsIn(product.language)
    const { nav } = wordsByLanguage[product.language].shell
    const productPath = paths.product(product.slug)
    const page = pages.find(({ address }) => address === productPath) as (typeof pages)[number]
    const objects = structuredData(page)
    expect(objects.find(object => object['@type'] === 'Product')).toMatchObject({
      name: product.name,
      url: `${SITE}${productPath}`,
      brand: { name: business.brand },
    })
    const { offers } = objects.find(object => object['@type'] === 'Product') as { offers: Record<string, unknown> }
    const prices = product.thicknesses.map(({ price }) => price)
    expect(offers).toMatchObject(
      prices.length > 0
        ? { '@type': 'AggregateOffer', lowPrice: Math.min(...prices), highPrice: Math.max(...prices) }
        : { '@type': 'Offer', price: product.price, priceSpecification: { '@type': 'UnitPriceSpecification' } },
    )
    for (const offer of prices.length > 0 ? (offers.offers as object[]) : [offers])
      expect(offer).toMatchObject({
        priceCurrency: 'KES',
        priceSpecification: { priceCurrency: 'KES', referenceQuantity: { value: 1, unitCode: 'MTR' } },
      })
    const crumbs = objects.find(object => object['@type'] === 'BreadcrumbList')?.itemListElement
    expect(crumbs).toMatchObject([
      { position: 1, name: nav.home, item: `${SITE}${paths.home}` },
      { position: 2, name: nav.products, item: `${SITE}${paths.products}` },
      { position: 3, name: product.name, item: `${SITE}${productPath}` },
    ])
  },
)

test('the sitemap lists the pages that may be indexed, and only those', () => {
  const sitemap = text('sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1])
  expect(listed.toSorted()).toEqual(indexedPages.map(({ address }) => `${SITE}${address}`).toSorted())
  const days = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(match => match[1])
  expect(days).toHaveLength(listed.length)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(text('robots.txt')).toContain('User-agent: *\nAllow: /\n')
  expect(text('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(text('robots.txt')).not.toContain('Disallow')
})

test.each(languages)('the manifest in %s names the site and icons of the stated sizes', async language => {
  const { home, manifest: path } = pathsIn(language)
  const manifest = JSON.parse(text(path.slice(1)))
  const lang = wordsByLanguage[language].language
  expect(manifest).toMatchObject({ name: business.brand, start_url: home, scope: home, lang })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(read(src.slice(1))).metadata()
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type })
  }
})

test('every page names an icon, and every indexed page its manifest', async () => {
  for (const { document, file, address } of pages) {
    const links = findAll(document, 'link').filter(({ attributes }) => /icon|manifest/.test(attributes.rel ?? ''))
    expect(
      links.map(({ attributes }) => attributes.rel),
      file,
    ).toEqual(address === undefined ? ['icon'] : ['icon', 'manifest'])
    for (const { attributes } of links) expect(files).toContain(attributes.href?.slice(1))
  }
  // iPhones request apple-touch-icon.png without a link.
  expect((await sharp(read('apple-touch-icon.png')).metadata()).width).toBe(180)
})

test('security.txt has the contact and the day it expires', () => {
  const fields = text('.well-known/security.txt').trim().split('\n')
  expect(fields).toContain(`Contact: mailto:${business.email}`)
  expect(fields).toContain(`Canonical: ${SITE}/.well-known/security.txt`)
  expect(fields.filter(field => field.startsWith('Expires: '))).toEqual([
    `Expires: ${business.securityContactUntil}T23:59:59Z`,
  ])
})

test('prices.json has the prices of all products', () => {
  const publishedList = JSON.parse(text('prices.json'))
  expect(publishedList).toMatchObject({ currency: 'KES', unit: 'metre', asOf: priceList.asOf, accessories })
  for (const { slug, price, thicknesses } of productFacts) {
    expect(publishedList.prices[slug]).toBe(price)
    expect(publishedList.thicknesses[slug] ?? []).toEqual(thicknesses)
  }
})

test.each(languages)('the guide feed in %s lists every guide, and the guide pages link to it', language => {
  const { guideFeed } = pathsIn(language)
  const own = indexedPages.filter(
    page => page.language === language && (page.kind === 'guide' || page.kind === 'guides'),
  )
  if (own.length === 0) return expect(files).not.toContain(guideFeed.slice(1))
  const feed = text(guideFeed.slice(1))
  const entries = [...feed.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, id]) => id)
  const guidePages = own.filter(({ kind }) => kind === 'guide')
  expect(entries.toSorted()).toEqual(guidePages.map(({ address }) => `${SITE}${address}`).toSorted())
  for (const { document } of own)
    expect(
      findAll(document, 'link', { type: 'application/atom+xml' }).map(({ attributes }) => attributes.href),
    ).toEqual([guideFeed])
})

test.each(indexedPages.filter(({ kind }) => kind === 'guide'))(
  '$file is an article of the shop below the guides',
  page => {
    const objects = structuredData(page)
    expect(objects.find(object => object['@type'] === 'Article')).toMatchObject({
      url: `${SITE}${page.address}`,
      inLanguage: page.words.language,
      publisher: { name: business.brand },
    })
    const crumbs = objects.find(object => object['@type'] === 'BreadcrumbList')?.itemListElement
    expect(crumbs).toMatchObject([
      { position: 1 },
      { item: `${SITE}${page.paths.guides}` },
      { item: `${SITE}${page.address}` },
    ])
  },
)

test.each(languages)('pages in %s link to a guide, and guides to their list and Get Quote', language => {
  const own = pages.filter(page => page.language === language && page.address)
  const guidePages = own.filter(({ kind }) => kind === 'guide')
  if (guidePages.length === 0) return
  const linksOf = (page: (typeof own)[number]) =>
    findAll(page.document, 'a').map(({ attributes }) => attributes.href ?? '')
  for (const page of own.filter(({ kind }) => ['home', 'product', 'quote', 'guides'].includes(kind)))
    expect(
      linksOf(page).some(href => guidePages.some(({ address }) => address === href)),
      page.file,
    ).toBe(true)
  const { guides, quote } = pathsIn(language)
  for (const page of guidePages) {
    expect(linksOf(page)).toEqual(expect.arrayContaining([guides, quote]))
    expect(
      linksOf(page).some(href => href.startsWith(`${quote}#`)),
      page.file,
    ).toBe(true)
  }
})
