import { expect, test } from 'vitest'
import { attributeValues, renderMarkup, textOf } from '../../tests/render.tsx'
import { Badges, listOffers } from './Badges.tsx'

test.each([
  [{ isFreeDelivery: true }, 'Free Delivery'],
  [{ isOnSale: true, isFreeDelivery: true }, 'SALE! Free Delivery'],
  [{ isLimitedOffer: true, isFreeDelivery: true }, 'LIMITED OFFER Free Delivery'],
  [{ isOnSale: true, isLimitedOffer: true, isFreeDelivery: true }, 'SALE! LIMITED OFFER Free Delivery'],
  [{ isOnSale: false, isLimitedOffer: false, isFreeDelivery: false }, ''],
])('shows the flags %j as: %s', (product, words) => {
  expect(textOf(renderMarkup(<Badges product={{ isOutOfStock: false, ...product }} />))).toBe(words)
})

test('shows that a product is out of stock before its offers', () => {
  const product = { isOutOfStock: true, isFreeDelivery: true }
  expect(textOf(renderMarkup(<Badges product={product} />))).toBe('Out of stock Free Delivery')
})

test('lists offers in display order', () => {
  expect(listOffers({ isFreeDelivery: true, isOnSale: true, isLimitedOffer: true })).toEqual([
    'onSale',
    'limitedOffer',
    'freeDelivery',
  ])
})

test('the keyboard stops only at badges with tooltips', () => {
  const product = { isOnSale: true, isFreeDelivery: true, isOutOfStock: false }
  expect(attributeValues(renderMarkup(<Badges product={product} withTooltips />), 'tabindex')).toEqual(['0', '0'])
  expect(attributeValues(renderMarkup(<Badges product={product} />), 'tabindex')).toEqual([])
})
