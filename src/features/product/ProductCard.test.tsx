import { expect, test } from 'vitest'
import { localizedProducts } from '#facts/catalogue.ts'
import { en } from '#i18n/en.ts'
import { formatPrice } from '#text/format-price.ts'
import { attributeValues, examplePicture, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ProductCard } from './ProductCard.tsx'

test.each(localizedProducts(en))('the card of $name shows its description, price and three links', product => {
  const markup = renderMarkup(<ProductCard product={product} picture={examplePicture} />)
  const text = textOf(markup)
  for (const part of [
    product.category,
    product.name,
    product.description,
    `Starting from ${formatPrice(product.price)} / meter`,
  ])
    expect(text).toContain(part)
  expect(attributeValues(markup, 'href').filter(href => href.startsWith('/'))).toEqual([
    `/product/${product.slug}`,
    `/product/${product.slug}`,
    `/product/${product.slug}`,
  ])
  expect(attributeValues(markup, 'aria-label')).toEqual(
    expect.arrayContaining([`View Details: ${product.name}`, `Order Now: ${product.name}`]),
  )
  expect(attributeValues(markup, 'alt')[0]).toBe(product.roofAlt)
  expect(text.includes('SALE!')).toBe(Boolean(product.isOnSale))
  expect(text.includes('LIMITED OFFER')).toBe(Boolean(product.isLimitedOffer))
})
