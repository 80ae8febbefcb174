import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { en } from '#i18n/en.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { OrderStrip } from './OrderStrip.tsx'
import { orderLink } from './order-links.ts'

const [painted, , bare] = exampleProducts.map(facts => ({ ...facts, ...facts.words.en }))
if (!painted || !bare) throw new Error('The example products are missing.')
const plainText = (markup: string) => textOf(markup).replaceAll('\u00a0', ' ')

test('names the product in its pictured colour, the lowest price of a metre, and three ways on', () => {
  const text = plainText(renderMarkup(<OrderStrip product={painted} />))
  expect(text).toBe('BOX PROFILE, Charcoal grey from KSh 470 / meter Order via WhatsApp Call See sheets and price')
})

test('the name of bare metal has no colour', () => {
  const markup = renderMarkup(<OrderStrip product={bare} />)
  expect(plainText(markup)).toMatch(/^CORRUGATED IRON SHEET from KSh 390/)
  expect(markup).not.toContain('data-chosen-copy')
})

test('its links order the product, call, and open the estimator with product and colour', () => {
  const links = attributeValues(renderMarkup(<OrderStrip product={painted} />), 'href')
  expect(links).toEqual([
    orderLink(painted, en),
    `tel:${business.phone}`,
    '/quote#product=box-profile&colour=charcoal-grey',
  ])
})

test('scripts find its buttons, its colour, and its prices in text and order', () => {
  const markup = renderMarkup(<OrderStrip product={painted} />)
  expect(attributeValues(markup, 'data-order-actions')).toHaveLength(1)
  expect(attributeValues(markup, 'data-chosen-copy')).toHaveLength(1)
  expect(attributeValues(markup, 'data-price')).toEqual(['box-profile', 'box-profile'])
})

test('says what is out of stock', () => {
  expect(textOf(renderMarkup(<OrderStrip product={painted} />))).not.toContain(en.product.outOfStock)
  expect(textOf(renderMarkup(<OrderStrip product={{ ...painted, isOutOfStock: true }} />))).toContain(
    en.product.outOfStock,
  )
})

test('says that the pictured colour is out of stock, as beside the colours', () => {
  const out = { ...painted, coloursOutOfStock: [painted.picturedColour ?? ''] }
  expect(plainText(renderMarkup(<OrderStrip product={out} />))).toContain('Charcoal grey: out of stock')
})
