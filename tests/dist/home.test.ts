import { describe, expect, test } from 'vitest'
import { business } from '../../src/facts/business.ts'
import { fitsOnHomePage } from '../../src/facts/catalogue.ts'
import { deliveryPromise, servedCountyNames } from '../../src/facts/counties.ts'
import { countExampleRoof, exampleHouse } from '../../src/features/prices/example-roof.ts'
import { sortByPricePerM2 } from '../../src/features/prices/price-per-m2.ts'
import { inWords } from '../../src/i18n/en/numbers.ts'
import { formatNumber, formatPrice } from '../../src/text/format-price.ts'
import { badgesOf, brand, callAddress, email, phone, products } from '../e2e/site.ts'
import { findAll, type HtmlElement, inside, links, partOf, pictures, plainText, textsOf } from './html.ts'
import { type BuiltPage, pages } from './site.ts'

const { statistics } = business
const { document } = pages.find(({ kind }) => kind === 'home') as BuiltPage
const [main, header, footer] = ['main', 'header', 'footer'].map(tag =>
  inside(
    document,
    findAll(document, tag).find(({ parent }) => parent?.tag === 'body'),
  ),
) as [typeof document, typeof document, typeof document]
const hrefOf = ({ attributes }: HtmlElement) => attributes.href
/** The products on the home page. A long price list has a page of its own. */
const homeProducts = fitsOnHomePage(products)
  ? products
  : products.slice(0, findAll(partOf(document, 'products'), 'article').length)

describe('the header', () => {
  test('has a logo that links to the home page', () => {
    expect(findAll(header, 'a', { 'aria-label': `${brand}, home` }).map(hrefOf)).toEqual(['/'])
  })

  test('links to the home page and its four sections, in the menu and in the row', () => {
    const rows = findAll(header, 'nav', { 'aria-label': 'Main' }).map(nav =>
      findAll(inside(document, nav), 'a').filter(({ parent }) => parent?.tag === 'li'),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(textsOf(row)).toEqual(['Home', 'Products', 'About', 'Why Choose Us', 'Contact'])
      expect(row.map(hrefOf)).toEqual(['/', '/#products', '/#about', '/#why-choose-us', '/#contact'])
    }
  })

  test('links the phone number and Get Quote', () => {
    const calls = findAll(header, 'a', { href: callAddress })
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call.text.replace(/^Call /, '')).toBe(phone)
    expect(links(header, 'Get Quote').map(hrefOf)).toEqual(['/quote'])
  })
})

describe('the hero', () => {
  const hero = findAll(document, 'h1')[0]?.parent

  test('has the headline, a phone link and the opening hours of the line', () => {
    expect(textsOf(findAll(document, 'h1'))).toEqual(['Premium Mabati Roofing Solutions'])
    expect(links(main, 'Call to Order').map(hrefOf)).toEqual([callAddress])
    const direct = findAll(main, 'a').filter(link => plainText(link).startsWith('Call us directly'))
    expect(direct.map(hrefOf)).toEqual([callAddress])
    expect(direct[0]?.parent?.text).toMatch(/24\/7 for orders/)
  })

  test.each([
    ['Quality Guaranteed', ''],
    [deliveryPromise === 'onRequest' ? 'Delivery' : 'Free Delivery', 'nationwide'],
    ['Expert Service', ''],
  ])('promises %s', (badge, more) => {
    const section = findAll(document, 'section').find(part => plainText(part).includes(plainText(hero as HtmlElement)))
    const item = textsOf(findAll(inside(document, section), 'li')).find(text => text.includes(badge))
    expect(item).toContain(badge)
    expect(item).toContain(more)
  })
})

describe('the products', () => {
  const section = partOf(document, 'products')
  const cards = findAll(section, 'article').map(card => ({ text: plainText(card), card: inside(document, card) }))

  test('are in the order of the price list', () => {
    expect(textsOf(findAll(section, 'h3'))).toEqual(homeProducts.map(({ name }) => name))
  })

  test.each(homeProducts.map((product, index) => ({ ...product, index })))(
    'the card of $name has its picture, badges, texts, price and links',
    product => {
      const { card, text } = cards[product.index] as (typeof cards)[number]
      expect(pictures(card)).toHaveLength(1)
      expect(textsOf(findAll(card, 'li')).filter(item => badgesOf(product).includes(item))).toEqual(badgesOf(product))
      for (const part of [product.category, product.description, `Starting from ${product.priceText} / meter`])
        expect(text).toContain(part)
      expect(findAll(card, 'svg').some(({ attributes }) => attributes['aria-label']?.includes(product.name))).toBe(true)
      for (const name of ['View Details', 'Order Now']) {
        const [link] = links(card, name)
        expect(link?.attributes['aria-label']).toBe(`${name}: ${product.name}`)
        expect(link?.attributes.href).toBe(product.path)
      }
    },
  )
})

// A long price list has no table.
describe.runIf(fitsOnHomePage(products))('the comparison', () => {
  const [table] = fitsOnHomePage(products) ? findAll(partOf(document, 'compare'), 'table') : []
  const rows = findAll(inside(document, table), 'tr').map(row => inside(document, row))

  test('has a named column for each fact and a row for each product, by the price per square metre', () => {
    expect(
      textsOf(findAll(inside(document, table), 'th').filter(({ attributes }) => attributes.scope !== 'row')),
    ).toEqual([
      'Product',
      'Section, height × 2',
      'Price per metre',
      'Cover width',
      'Price per m² covered',
      `Sheets of a ${exampleHouse.lengthM} × ${exampleHouse.widthM} m gable roof, from`,
    ])
    const named = textsOf(findAll(inside(document, table), 'th', { scope: 'row' }))
    expect(named.map(text => text.replace(' Cheapest per m²', ''))).toEqual(
      sortByPricePerM2(homeProducts).map(({ name }) => name),
    )
  })

  test.each(homeProducts)('shows the price of $name per metre, per square metre and for the example roof', product => {
    const row = rows.find(each => textsOf(findAll(each, 'a')).includes(product.name)) as (typeof rows)[number]
    const cells = textsOf(findAll(row, 'td'))
    expect(cells).toHaveLength(5)
    const [, price, width, perM2, roof] = cells
    // A product with thicknesses shows its lowest and highest price.
    const lowest = (text = '') =>
      text
        .replace(' Out of stock', '')
        .replace(/^≈\s/, '')
        .replace(/ to [\d,]+$/, '')
    expect(lowest(price)).toBe(product.priceText.replace('\u00a0', ' '))
    const millimetres = Number(/^(?:≈\s)?([\d,]+) mm$/.exec(width ?? '')?.[1]?.replace(',', ''))
    expect(lowest(perM2)).toBe(formatPrice(Math.ceil((product.price * 1000) / millimetres)).replace('\u00a0', ' '))
    const cheapest = Math.min(...homeProducts.map(each => countExampleRoof(each).priceKsh))
    const { sheets, priceKsh } = countExampleRoof(product)
    const more = `${formatPrice(priceKsh - cheapest)} more`.replaceAll('\u00a0', ' ')
    const lowestRoof = `lowest of the ${inWords(products.length)}`
    expect(roof).toBe(`${sheets} sheets ${formatPrice(priceKsh)} ${more} ${lowestRoof}`.replaceAll('\u00a0', ' '))
    const hidden = row.elements.filter(({ attributes }) => attributes.hidden !== undefined)
    expect(textsOf(hidden)).toEqual([priceKsh === cheapest ? more : lowestRoof])
    for (const link of findAll(row, 'a')) expect(link.attributes.href).toBe(product.path)
  })
})

describe('the section about the seller', () => {
  const about = partOf(document, 'about')

  test('has a text, a quotation and an ISO Certified card', () => {
    expect(findAll(about, 'h2')).toHaveLength(1)
    expect(findAll(about, 'blockquote')).toHaveLength(1)
    expect(textsOf(findAll(about, 'h3'))).toContain('ISO Certified')
    expect(textsOf(findAll(about, 'p')).join(' ').length).toBeGreaterThan(100)
  })

  test.each([
    ['Happy Customers', `${formatNumber(statistics.happyCustomers)}+`],
    ['Years Experience', `${statistics.yearsExperience}+`],
    ['Counties Served', String(statistics.countiesServed)],
    ['Quality Certifications', String(statistics.qualityCertifications)],
  ])('shows %s: %s', (label, figure) => {
    const term = findAll(about, 'dt').find(each => plainText(each).includes(label))
    const pair = inside(document, term?.parent)
    expect(findAll(pair, 'dd').map(({ text }) => text.replaceAll('\u200b', ''))).toEqual([figure])
  })
})

describe('why choose us', () => {
  const why = partOf(document, 'why-choose-us')

  test('gives eight reasons', () => {
    expect(textsOf(findAll(why, 'h3'))).toEqual([
      deliveryPromise === 'onRequest' ? 'Nationwide Delivery' : 'Free Nationwide Delivery',
      'Satisfaction Guarantee',
      'Premium Quality',
      '24/7 Customer Support',
      'ISO Certified',
      'Fast Processing',
      'Trusted by Thousands',
      'Expert Installation',
    ])
  })

  test('states the claims: counties, 100% satisfaction, certified installers', () => {
    expect(why.text).toContain(`${servedCountyNames.length} counties`)
    expect(why.text).toContain('100% satisfaction guarantee')
    expect(why.text).toMatch(/certified installers/i)
  })

  test('is followed by a second form of two walls, which opens the quote page as the one of the hero does', () => {
    const forms = findAll(main, 'form')
    const headings = forms.map(({ attributes }) =>
      textsOf(findAll(main, 'h2', { id: attributes['aria-labelledby'] ?? '' })),
    )
    expect(headings).toEqual([['What will your sheets cost?'], ['Tell us the size of your house']])
    for (const form of forms) {
      expect(form.attributes.action).toBe('/quote')
      const fields = findAll(inside(document, form), 'input')
      expect(fields.map(({ attributes }) => attributes.name)).toEqual(['length', 'width'])
      expect(textsOf(findAll(inside(document, form), 'button'))).toEqual(['See sheets and price'])
    }
  })

  test('ends with a phone link and a link to the products', () => {
    const calls = links(main, `Call: ${phone}`.replaceAll('\u00a0', ' '))
    expect(calls.map(hrefOf)).toEqual([callAddress])
    expect(links(main, 'Browse Products').map(hrefOf)).toEqual(['/#products'])
  })
})

describe('the footer', () => {
  const lists = findAll(footer, 'ul').map(list => findAll(inside(document, list), 'a'))

  test('says what the brand does, where it is and since when', () => {
    const text = textsOf(findAll(document, 'footer')).join(' ')
    for (const part of [
      brand,
      'Roofing sheets and tiles',
      `${business.place}, Serving all ${statistics.countiesServed} Counties`,
      `© ${business.copyrightYear}`,
    ])
      expect(text).toContain(part)
  })

  test.each(['Facebook', 'Twitter', 'Instagram', 'LinkedIn'])('links to %s', network => {
    const [link] = findAll(footer, 'a', { 'aria-label': `${brand} on ${network}` })
    expect(plainText(link as HtmlElement)).toBe(network)
    expect(link?.attributes.href).toMatch(/^(#|https:\/\/.+)$/)
  })

  test('has quick links and a link to each product', () => {
    const quick = lists.find(list => textsOf(list).includes('Why Choose Us')) ?? []
    expect(textsOf(quick)).toEqual(expect.arrayContaining(['Home', 'Products', 'About', 'Why Choose Us']))
    const addresses = lists.map(list => list.map(hrefOf))
    expect(addresses).toContainEqual(expect.arrayContaining(homeProducts.slice(0, 3).map(({ path }) => path)))
  })

  test('has the phone number, the e-mail address, the privacy policy and the terms', () => {
    const addresses = findAll(footer, 'a').map(hrefOf)
    for (const address of [callAddress, `mailto:${email}`, '/privacy-policy.html', '/terms-of-service.html'])
      expect(addresses).toContain(address)
  })
})
