import { describe, expect, test } from 'vitest'
import { localizedProducts } from '#facts/catalogue.ts'
import { en } from '#i18n/en.ts'
import { formatPrice } from '#text/format-price.ts'
import { attributeValues, examplePicture, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ProductCard } from './ProductCard.tsx'

describe.each(localizedProducts(en))('the card of $name', product => {
  const markup = renderMarkup(<ProductCard product={product} picture={examplePicture} />)

  test('shows its description, price and offers', () => {
    const text = textOf(markup)
    for (const part of [
      product.category,
      product.name,
      product.description,
      `Starting from ${formatPrice(product.price)} / meter`,
    ])
      expect(text).toContain(part)
    expect(attributeValues(markup, 'alt')[0]).toBe(product.roofAlt)
    expect(text.includes('SALE!')).toBe(Boolean(product.isOnSale))
    expect(text.includes('LIMITED OFFER')).toBe(Boolean(product.isLimitedOffer))
  })

  test('leads to its page from the picture, View Details and Order Now', () => {
    const links = Array.from(markup.matchAll(/<a [^>]*>/g), ([link]) => [
      ...attributeValues(link, 'aria-label'),
      ...attributeValues(link, 'href'),
    ])
    const address = `/product/${product.slug}`
    expect(links).toEqual([
      [`${product.category} ${product.name}`, address],
      [`View Details: ${product.name}`, address],
      [`Order Now: ${product.name}`, address],
    ])
  })
})
