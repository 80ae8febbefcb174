import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceKsh, pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { formatDay } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { languages } from '#text/languages.ts'
import { wordsByLanguage } from '../../i18n/all-languages.ts'
import { chatLink } from '../../site/contact-links.ts'
import {
  differencesToLowest,
  highestPriceKey,
  isLowestPerCoveredM2,
  LOWEST_PRICE_KEY,
  piecePriceKey,
  priceOfLength,
  pricePerCoveredM2,
  replaceDate,
  replacePriceInLink,
  replacePrices,
  savingOf,
  thicknessPriceKey,
  toPricesByKey,
} from './todays-prices.ts'

const piece = { lengthM: 2, lapM: 0.1 }
const list = {
  asOf: '2030-01-02',
  prices: { 'box-profile': 450, versatile: 555 },
  thicknesses: {
    'box-profile': [
      { thicknessMm: 0.25, price: 450 },
      { thicknessMm: 0.3, price: 560 },
    ],
  },
  accessories: {
    cap: { ...piece, price: 650 },
    valley: piece,
    flashing: piece,
    gutter: piece,
    fasteners: { pricePerKg: 210 },
  },
  offers: {},
}

describe('the prices of a list', () => {
  const pricesByKey = toPricesByKey(list)

  test('are those of products, their thicknesses and pieces, and the lowest of all', () => {
    expect(pricesByKey['box-profile']).toBe(450)
    expect(pricesByKey[thicknessPriceKey('box-profile', 0.3)]).toBe(560)
    expect(pricesByKey[highestPriceKey('box-profile')]).toBe(560)
    expect(pricesByKey[highestPriceKey('versatile')]).toBe(555)
    expect(pricesByKey[piecePriceKey('cap')]).toBe(650)
    expect(pricesByKey[piecePriceKey('fasteners')]).toBe(210)
    expect(pricesByKey[LOWEST_PRICE_KEY]).toBe(450)
  })

  test('have none for what is not on the list', () => {
    expect(pricesByKey['maisha-tile']).toBeUndefined()
    expect(pricesByKey[thicknessPriceKey('box-profile', 0.4)]).toBeUndefined()
    expect(pricesByKey[piecePriceKey('gutter')]).toBeUndefined()
  })
})

describe('a product with the lowest price of a square metre', () => {
  const products = 'box:1000 wave:762'

  test('keeps its mark while no other is cheaper', () => {
    expect(isLowestPerCoveredM2(products, { box: 500, wave: 390 })).toBe(true)
    expect(isLowestPerCoveredM2(products, { box: 500, wave: 381 })).toBe(true)
    expect(isLowestPerCoveredM2(products, { box: 500 })).toBe(true)
  })

  test('loses it when another becomes cheaper or its own price is gone', () => {
    expect(isLowestPerCoveredM2(products, { box: 500, wave: 380 })).toBe(false)
    expect(isLowestPerCoveredM2(products, { wave: 380 })).toBe(false)
  })
})

test('the difference to the lowest price is 0 for the lowest and for a price that is gone', () => {
  expect(differencesToLowest([67_210, 72_930, undefined, 67_210])).toEqual([0, 5720, 0, 0])
  expect(differencesToLowest([undefined])).toEqual([0])
})

test('a saving is the difference of two prices, and there is none where the second is as high or higher', () => {
  expect(savingOf([72_930, 67_210])).toEqual([5720])
  expect(savingOf([67_210, 67_210])).toBeUndefined()
  expect(savingOf([67_210, 72_930])).toBeUndefined()
})

const prices = fc.integer({ min: 1, max: 10_000_000 }).map(cents => cents / 100)

test('a price is written as the build writes it', () => {
  fc.assert(
    fc.property(prices, prices, (before, now) => {
      expect(replacePrices(formatPrice(before), [now])).toBe(formatPrice(now))
    }),
  )
})

test('a price per covered square metre is the one that the build calculates', () => {
  fc.assert(
    fc.property(prices, fc.constantFrom(...Object.values(profiles)), (price, { coverWidthMm }) => {
      expect(pricePerCoveredM2(price, coverWidthMm)).toBe(pricePerCoveredM2Ksh(price, coverWidthMm / 1000))
    }),
  )
})

test('the price of a length is the one that the build calculates', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 100_000 }), (price, cm) => {
      expect(priceOfLength(price, cm / 100)).toBe(priceKsh(cm / 100, price))
    }),
  )
})

test.each([
  [
    'From KSh 390 a metre, free delivery to all 47 Counties.',
    [1410],
    'From KSh 1,410 a metre, free delivery to all 47 Counties.',
  ],
  ['about KSh 1,390 per m² covered', [95], 'about KSh 95 per m² covered'],
  ['KSh 390 to 1,450', [400, 12_500], 'KSh 400 to 12,500'],
  ['Ask us', [400], 'Ask us'],
])('in “%s” the prices %j make “%s”', (before, now, after) => {
  expect(replacePrices(before, now)).toBe(after)
})

test.each(languages)('the order in %s names the new price, and nothing else changes', key => {
  const { messages } = wordsByLanguage[key]
  const linkAt = (priceKsh: number) =>
    chatLink(
      '+254700000000',
      messages.order({
        name: 'BOX 26',
        price: formatPrice(priceKsh),
        coverWidth: '1,000 mm',
        colour: 'Maroon',
        isOutOfStock: false,
        address: 'https://example.com/product/box-26',
      }),
    )
  fc.assert(
    fc.property(prices, prices, (before, now) => {
      expect(replacePriceInLink(linkAt(before), now)).toBe(linkAt(now))
    }),
  )
})

test.each(languages)('the date in %s is written as the build writes it', key => {
  const { language, product } = wordsByLanguage[key]
  for (let month = 1; month <= 12; month++) {
    const day = `2030-${String(month).padStart(2, '0')}-02`
    for (const sentence of [product.pricesAsOf, product.newPricesAsOf])
      expect(replaceDate(sentence(formatDay('2026-11-21', key)), day, language)).toBe(sentence(formatDay(day, key)))
  }
})
