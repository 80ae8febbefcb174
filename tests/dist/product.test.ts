import { describe, expect, test } from 'vitest'
import { business } from '../../src/facts/business.ts'
import { findNamedProduct } from '../../src/facts/named-product.ts'
import { formatNumber } from '../../src/text/format-price.ts'
import { badgesOf, callAddress, chatText, colours, products } from '../e2e/site.ts'
import { findAll, inside, links, pictures, plainText, sectionOf, textsOf } from './html.ts'
import { type BuiltPage, pages } from './site.ts'

const built = products.map((product, index) => {
  const page = pages.find(({ address }) => address === product.path) as BuiltPage
  return { ...product, index, document: page.document, main: inside(page.document, findAll(page.document, 'main')[0]) }
})

describe.each(built)(
  'the page of $name',
  ({ name, category, priceText, slug, path, index, document, main, ...product }) => {
    test('has a breadcrumb and Back to Products', () => {
      const steps = inside(main, findAll(main, 'nav', { 'aria-label': 'Breadcrumb' })[0])
      expect(textsOf(findAll(steps, 'li'))).toEqual(['Home', 'Products', name])
      expect(findAll(steps, 'a').map(({ attributes }) => attributes.href)).toEqual(['/', '/#products'])
      expect(links(main, 'Back to Products')[0]?.attributes.href).toBe('/#products')
    })

    test('has the name, category, offers, stars and description', () => {
      expect(textsOf(findAll(main, 'h1'))).toEqual([name])
      expect(textsOf(findAll(main, 'p'))).toContain(category)
      expect(textsOf(findAll(main, 'p'))).toContain(product.description)
      const offers = badgesOf({ ...product, name, category, priceText, slug, path })
      expect(textsOf(findAll(main, 'li')).filter(text => offers.includes(text))).toEqual(offers)
      const stars = findAll(main, 'span', { 'aria-label': 'Five stars out of five', role: 'img' })
      expect(stars).toHaveLength(1)
      expect(findAll(inside(main, stars[0]), 'svg')).toHaveLength(5)
      expect(textsOf(findAll(main, 'span'))).toContain(`(${formatNumber(business.statistics.reviews)}+ reviews)`)
    })

    test('shows the price per metre and says that the final price may vary', () => {
      expect(textsOf(findAll(main, 'p')).some(text => text.startsWith(`Starting from ${priceText} / meter`))).toBe(true)
      expect(textsOf(findAll(main, 'p'))).toContain('Final pricing may vary based on quantity and specifications')
    })

    test('has WhatsApp orders that name product, price and cover width, and a phone link', () => {
      const orders = links(main, 'Order via WhatsApp')
      expect(orders).toHaveLength(2)
      const width = textsOf(findAll(sectionOf(document, 'Usual dimensions'), 'span')).find(text =>
        text.startsWith('cover width'),
      )
      const millimetres = /[\d,]+ mm/.exec(width ?? '')?.[0] ?? 'no width'
      for (const { attributes } of orders) {
        const text = chatText(attributes.href ?? null).replaceAll('\u00a0', ' ')
        for (const part of [name, priceText, millimetres, 'details and pricing', path]) expect(text).toContain(part)
      }
      expect(links(main, 'Call').map(({ attributes }) => attributes.href)).toEqual([callAddress, callAddress])
    })

    test('closes with a band of the product in its colour, its price and the estimate of a roof in it', () => {
      const colour = colours.find(({ id }) => id === product.picturedColour)
      // The first heading of bare metal has the same text.
      const [section] = findAll(document, 'section', { 'aria-labelledby': 'order-heading' })
      const band = inside(document, section)
      const isColourOut = product.coloursOutOfStock.some(id => id === product.picturedColour)
      expect(textsOf(findAll(band, 'h2'))).toEqual([
        colour ? `${name}, ${colour.name}${isColourOut ? ': out of stock' : ''}` : name,
      ])
      const text = section ? plainText(section) : ''
      expect(text).toContain(`from ${priceText} / meter`)
      const [estimate] = links(band, 'See sheets and price')
      const url = new URL(estimate?.attributes.href ?? '', business.siteAddress)
      expect(url.pathname).toBe('/quote')
      expect(new URLSearchParams(url.hash.slice(1)).get('product')).toBe(slug)
      expect(text.includes('Out of stock')).toBe(product.isOutOfStock)
    })

    test('opens a quote for the product and two walls with its form', () => {
      const [form] = findAll(main, 'form')
      expect(form?.attributes.action).toBe('/quote')
      const values = Object.fromEntries(
        findAll(inside(document, form), 'input').map(({ attributes }) => [attributes.name, attributes.value ?? '']),
      )
      expect(values).toMatchObject({ product: slug, length: '', width: '' })
      expect(textsOf(findAll(main, 'button'))).toContain('See sheets and price')
    })

    test('lists five features and four promises', () => {
      const lists = findAll(sectionOf(document, 'Features'), 'ul')
      expect(findAll(inside(document, lists[0]), 'li')).toHaveLength(5)
      const promises = [
        'Quality Guaranteed',
        product.isFreeDelivery ? 'Free Delivery' : 'Delivery',
        'ISO Certified',
        'Satisfaction Guarantee',
      ]
      const tiles = textsOf(findAll(main, 'strong')).filter(text => promises.includes(text))
      expect(promises.filter(promise => !tiles.includes(promise))).toEqual([])
    })

    test('draws the section with its measurements', () => {
      const measured = sectionOf(document, 'Usual dimensions')
      const [label = ''] = findAll(measured, 'svg').flatMap(({ attributes }) => attributes['aria-label'] ?? [])
      expect(label).toContain(`Cross-section of ${name}, to scale: `)
      expect(textsOf(findAll(measured, 'figcaption')).at(-1)).toMatch(/^One (rib|wave), enlarged$/)
      expect(label).toMatch(/: overall width .*\smm, cover width .*\smm, (rib|wave) spacing .*\smm$/)
      expect(textsOf(findAll(measured, 'dt'))).toContain('Profile height')
      const hasUnconfirmed = [label, ...textsOf(findAll(measured, 'dd'))].some(text => text.includes('≈'))
      expect(measured.text.includes('Confirm on your order')).toBe(hasUnconfirmed)
    })

    test('suggests three other products, first the one that its sentence about who it suits links to', () => {
      const { suits = '' } = product
      const parts = findAll(main, 'p').filter(part => plainText(part) !== '' && suits.includes(plainText(part)))
      expect(parts.map(plainText).join(' ')).toBe(suits)
      const named = findNamedProduct({ slug, suits: product.suits, name }, products)?.product
      const addressesIn = parts.flatMap(part => findAll(inside(document, part), 'a').map(link => link.attributes.href))
      expect(addressesIn).toEqual(named ? [named.path] : [])
      const unnamed = products.filter((other, place) => place !== index && other !== named)
      const expected = [...(named ? [named] : []), ...unnamed].slice(0, 3)
      const others = sectionOf(document, 'Other Products You Might Like')
      expect(textsOf(findAll(others, 'h3'))).toEqual(expected.map(other => other.name))
      const items = findAll(others, 'li')
      for (const [place, other] of expected.entries()) {
        const item = items[place]
        expect(plainText(item as (typeof items)[number])).toContain(`${other.priceText} / meter`)
        expect(pictures(inside(document, item))).toHaveLength(1)
        const addresses = findAll(inside(document, item), 'a').map(({ attributes }) => attributes.href)
        expect(addresses).toContain(other.path)
      }
    })
  },
)
