import { expect, test } from 'vitest'
import { attributeValues, renderMarkup, textOf } from '../../tests/render.tsx'
import { Badges, offersOf } from './Badges.tsx'

test.each([
  [{ isFreeDelivery: true }, 'Free Delivery'],
  [{ isOnSale: true, isFreeDelivery: true }, 'SALE! Free Delivery'],
  [{ isLimitedOffer: true, isFreeDelivery: true }, 'LIMITED OFFER Free Delivery'],
  [{ isOnSale: true, isLimitedOffer: true, isFreeDelivery: true }, 'SALE! LIMITED OFFER Free Delivery'],
  [{ isOnSale: false, isLimitedOffer: false, isFreeDelivery: false }, ''],
])('flags %j show as: %s', (product, words) => {
  expect(textOf(renderMarkup(<Badges product={product} />))).toBe(words)
})

test('offers are named in the order in which they are shown', () => {
  expect(offersOf({ isFreeDelivery: true, isOnSale: true, isLimitedOffer: true })).toEqual([
    'onSale',
    'limitedOffer',
    'freeDelivery',
  ])
})

test('the keyboard stops at badges that explain themselves, and passes the others', () => {
  const product = { isOnSale: true, isFreeDelivery: true }
  expect(attributeValues(renderMarkup(<Badges product={product} explained />), 'tabindex')).toEqual(['0', '0'])
  expect(attributeValues(renderMarkup(<Badges product={product} />), 'tabindex')).toEqual([])
})
