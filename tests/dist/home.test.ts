import { describe, expect, test } from 'vitest'
import { business } from '../../src/facts/business.ts'
import { fitsOnHomePage } from '../../src/facts/catalogue.ts'
import { counties, deliveryPromise } from '../../src/facts/counties.ts'
import { formatNumber, formatPrice } from '../../src/text/format-price.ts'
import { badgesOf, brand, callAddress, email, phone, products } from '../e2e/site.ts'
import { all, type HtmlElement, inside, links, partOf, pictures, said, words } from './html.ts'
import { type BuiltPage, pages } from './site.ts'

const { statistics } = business
const { document } = pages.find(({ kind }) => kind === 'home') as BuiltPage
const [main, header, footer] = ['main', 'header', 'footer'].map(tag =>
  inside(
    document,
    all(document, tag).find(({ parent }) => parent?.tag === 'body'),
  ),
) as [typeof document, typeof document, typeof document]
const addressOf = ({ attributes }: HtmlElement) => attributes.href
/** A long price list has a page of its own, and the first of it here. */
const shown = fitsOnHomePage(products)
  ? products
  : products.slice(0, all(partOf(document, 'products'), 'article').length)

describe('the header', () => {
  test('has a logo that links home', () => {
    expect(all(header, 'a', { 'aria-label': `${brand}, home` }).map(addressOf)).toEqual(['/'])
  })

  test('links to home and to the four parts of the page, in the menu and in the row', () => {
    const rows = all(header, 'nav', { 'aria-label': 'Main' }).map(nav =>
      all(inside(document, nav), 'a').filter(({ parent }) => parent?.tag === 'li'),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(said(row)).toEqual(['Home', 'Products', 'About', 'Why Choose Us', 'Contact'])
      expect(row.map(addressOf)).toEqual(['/', '/#products', '/#about', '/#why-choose-us', '/#contact'])
    }
  })

  test('shows the phone number, which calls, and a Get Quote that leads to the estimate', () => {
    const calls = all(header, 'a', { href: callAddress })
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call.text).toBe(phone)
    expect(links(header, 'Get Quote').map(addressOf)).toEqual(['/quote'])
  })
})

describe('the hero', () => {
  const hero = all(document, 'h1')[0]?.parent

  test('has the headline, calls to order and says that the line is open 24/7', () => {
    expect(said(all(document, 'h1'))).toEqual(['Premium Mabati Roofing Solutions'])
    expect(links(main, 'Call to Order').map(addressOf)).toEqual([callAddress])
    const direct = all(main, 'a').filter(link => words(link).startsWith('Call us directly'))
    expect(direct.map(addressOf)).toEqual([callAddress])
    expect(direct[0]?.parent?.text).toMatch(/24\/7 for orders/)
  })

  test.each([
    ['Quality Guaranteed', ''],
    [deliveryPromise === 'onRequest' ? 'Delivery' : 'Free Delivery', 'nationwide'],
    ['Expert Service', ''],
  ])('promises %s', (badge, more) => {
    const section = all(document, 'section').find(part => words(part).includes(words(hero as HtmlElement)))
    const item = said(all(inside(document, section), 'li')).find(text => text.includes(badge))
    expect(item).toContain(badge)
    expect(item).toContain(more)
  })
})

describe('the products', () => {
  const part = partOf(document, 'products')
  const cards = all(part, 'article').map(card => ({ text: words(card), card: inside(document, card) }))

  test('are cards in the order of the price list', () => {
    expect(said(all(part, 'h3'))).toEqual(shown.map(({ name }) => name))
  })

  test.each(shown.map((product, index) => ({ ...product, index })))(
    '$name is shown with its picture, badges, words, price and ways to its page',
    product => {
      const { card, text } = cards[product.index] as (typeof cards)[number]
      expect(pictures(card)).toHaveLength(1)
      expect(said(all(card, 'li')).filter(item => badgesOf(product).includes(item))).toEqual(badgesOf(product))
      for (const said of [product.category, product.description, `Starting from ${product.written} / meter`])
        expect(text).toContain(said)
      expect(all(card, 'svg').some(({ attributes }) => attributes['aria-label']?.includes(product.name))).toBe(true)
      for (const name of ['View Details', 'Order Now']) {
        const [link] = links(card, name)
        expect(link?.attributes['aria-label']).toBe(`${name}: ${product.name}`)
        expect(link?.attributes.href).toBe(product.path)
      }
    },
  )
})

// A long price list stands in no table.
describe.runIf(fitsOnHomePage(products))('the comparison', () => {
  const [table] = fitsOnHomePage(products) ? all(partOf(document, 'compare'), 'table') : []
  const rows = all(inside(document, table), 'tr').map(row => inside(document, row))

  test('has a named column for every fact, and a row for every product', () => {
    expect(said(all(inside(document, table), 'th').filter(({ attributes }) => attributes.scope !== 'row'))).toEqual([
      'Product',
      'Section',
      'Category',
      'Price per metre',
      'Cover width',
      'Price per m² covered',
    ])
    expect(said(all(inside(document, table), 'th', { scope: 'row' }))).toEqual(shown.map(({ name }) => name))
  })

  test.each(shown)('tells what $name costs a metre and a square metre', product => {
    const row = rows.find(each => said(all(each, 'th')).includes(product.name)) as (typeof rows)[number]
    const cells = said(all(row, 'td'))
    expect(cells).toHaveLength(5)
    const [, category, price, width, perM2] = cells
    expect(category).toBe(product.category)
    // With thicknesses each is the lowest and the highest.
    const least = (text = '') =>
      text
        .replace(' lowest', '')
        .replace('about ', '')
        .replace(/ to [\d,]+$/, '')
    expect(least(price)).toBe(product.written.replace('\u00a0', ' '))
    const millimetres = Number(/^(?:about )?([\d,]+) mm$/.exec(width ?? '')?.[1]?.replace(',', ''))
    expect(least(perM2)).toBe(formatPrice(Math.ceil((product.price * 1000) / millimetres)).replace('\u00a0', ' '))
    for (const link of all(row, 'a')) expect(link.attributes.href).toBe(product.path)
  })
})

describe('the part about the seller', () => {
  const about = partOf(document, 'about')

  test('has a text, a quote and a card that says ISO Certified', () => {
    expect(all(about, 'h2')).toHaveLength(1)
    expect(all(about, 'blockquote')).toHaveLength(1)
    expect(said(all(about, 'h3'))).toContain('ISO Certified')
    expect(said(all(about, 'p')).join(' ').length).toBeGreaterThan(100)
  })

  test.each([
    ['Happy Customers', `${formatNumber(statistics.happyCustomers)}+`],
    ['Years Experience', `${statistics.yearsExperience}+`],
    ['Counties Served', String(statistics.countiesServed)],
    ['Quality Certifications', String(statistics.qualityCertifications)],
  ])('counts %s: %s', (label, figure) => {
    const term = all(about, 'dt').find(each => words(each).includes(label))
    const pair = inside(document, term?.parent)
    expect(all(pair, 'dd').map(({ text }) => text.replaceAll('\u200b', ''))).toEqual([figure])
  })
})

describe('why choose us', () => {
  const why = partOf(document, 'why-choose-us')

  test('gives eight reasons', () => {
    expect(said(all(why, 'h3'))).toEqual([
      'Premium Quality',
      deliveryPromise === 'onRequest' ? 'Nationwide Delivery' : 'Free Nationwide Delivery',
      '24/7 Customer Support',
      'ISO Certified',
      'Fast Processing',
      'Satisfaction Guarantee',
      'Trusted by Thousands',
      'Expert Installation',
    ])
  })

  test('states the claims: counties, 100% satisfaction, certified installers', () => {
    expect(why.text).toContain(`${counties.length} counties`)
    expect(why.text).toContain('100% satisfaction guarantee')
    expect(why.text).toMatch(/certified installers/i)
  })

  test('ends in a call, or in a link back to the products', () => {
    const calls = links(main, `Call us now: ${phone}`.replaceAll('\u00a0', ' '))
    expect(calls.map(addressOf)).toEqual([callAddress])
    expect(links(main, 'Browse Products').map(addressOf)).toEqual(['/#products'])
  })
})

describe('the footer', () => {
  const lists = all(footer, 'ul').map(list => all(inside(document, list), 'a'))

  test('says what the brand does, where it is, and from when', () => {
    const text = said(all(document, 'footer')).join(' ')
    for (const part of [
      brand,
      'Roofing sheets and tiles',
      `${business.place}, Serving all ${statistics.countiesServed} Counties`,
      `© ${business.copyrightYear}`,
    ])
      expect(text).toContain(part)
  })

  test.each(['Facebook', 'Twitter', 'Instagram', 'LinkedIn'])('names %s', network => {
    const [link] = all(footer, 'a', { 'aria-label': `${brand} on ${network}` })
    expect(words(link as HtmlElement)).toBe(network)
    expect(link?.attributes.href).toMatch(/^(#|https:\/\/.+)$/)
  })

  test('has quick links and a link to each product', () => {
    const quick = lists.find(list => said(list).includes('Why Choose Us')) ?? []
    expect(said(quick)).toEqual(expect.arrayContaining(['Home', 'Products', 'About', 'Why Choose Us']))
    const addresses = lists.map(list => list.map(addressOf))
    expect(addresses).toContainEqual(expect.arrayContaining(shown.slice(0, 3).map(({ path }) => path)))
  })

  test('has the phone, the e-mail, the policy and the terms', () => {
    const addresses = all(footer, 'a').map(addressOf)
    for (const address of [callAddress, `mailto:${email}`, '/privacy-policy.html', '/terms-of-service.html'])
      expect(addresses).toContain(address)
  })
})
