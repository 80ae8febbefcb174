import { type Calculation, calculate } from '../src/features/quote/state/calculation.ts'
import { countExample } from '../src/features/quote/state/count-example.ts'
import { createPrices, type Prices } from '../src/features/quote/state/prices.ts'
import type { QuoteFacts } from '../src/features/quote/state/QuoteContext.tsx'
import { findProduct, type ShopFacts } from '../src/features/quote/state/shop-facts.ts'
import { estimator as words } from '../src/i18n/en/estimator.ts'
import { parseList } from '../src/roofing/list/parse-list.ts'
import { profiles } from '../src/roofing/profiles/profiles.ts'
import { ribSpacingMm } from '../src/roofing/profiles/section.ts'
import type { Draft } from '../src/roofing/quote/draft.ts'
import { decodeLink } from '../src/roofing/quote/link.ts'
import { readDraft } from '../src/roofing/quote/read-draft.ts'
import { takeOff } from '../src/roofing/take-off/take-off.ts'
import { timberOf } from '../src/roofing/take-off/timber.ts'
import { timberFeet } from '../src/roofing/take-off/timber-feet.ts'
import { exampleAccessories, exampleProducts } from './example-products.ts'

const exampleWallsM = { lengthM: 12, widthM: 9 }

/** A shop for tests, whatever the owner's own files say. */
export const exampleShop: ShopFacts = {
  brand: 'Mabati Bora',
  phone: '+254711111111',
  chatNumber: '+254711111111',
  question: 'Please send me a quotation.',
  email: 'a@b.co.ke',
  place: 'Nakuru, Kenya',
  pricesAsOf: '2026-01-02',
  quoteAddress: 'https://mabati.example/quote',
  homePath: '/',
  pricesAddress: '/prices.json',
  accessories: exampleAccessories,
  marketPrices: [
    { item: 'cap', unit: 'piece', low: 690, high: 690, date: '2025-03-01', source: 'A press report' },
    { item: 'nails', unit: 'kg', low: 250, high: 260, date: '2099-01-01', source: 'Two shops' },
    { item: 'purlins', unit: 'ft', low: 25, high: 25, date: '2025-03-01', source: 'A press report' },
    { item: 'labour', unit: 'percent', low: 13, high: 26, date: '2025-03-01', source: 'Two reports' },
  ],
  products: exampleProducts.map(
    ({ slug, name, words, price, thicknesses, isFreeDelivery, finish, profile, coloursOutOfStock, isOutOfStock }) => ({
      slug,
      name,
      description: words.en.description,
      price,
      thicknesses,
      isFreeDelivery,
      finish,
      colours: finish === 'painted' ? ['maroon', 'tile-red'] : [],
      coloursOutOfStock,
      isOutOfStock,
      profile: profiles[profile],
      isCoverWidthConfirmed: true,
      ribSpacingMm: ribSpacingMm(profiles[profile]),
      exampleRoof: countExample(profiles[profile], exampleAccessories, exampleWallsM),
    }),
  ),
  exampleWallsM,
  colours: [
    { id: 'maroon', screen: '#6b2230', name: 'Maroon' },
    { id: 'tile-red', screen: '#a33a2c', name: 'Tile red' },
  ],
  counties: ['Nakuru'],
}

export const exampleFacts: QuoteFacts = { words, shop: exampleShop }

export const examplePrices = createPrices(undefined, exampleShop)

/** The same shop with a price for every accessory, one of them with cents. */
export const pricedShop: ShopFacts = {
  ...exampleShop,
  accessories: {
    cap: { ...exampleAccessories.cap, price: 650.5 },
    valley: { ...exampleAccessories.valley, price: 900 },
    flashing: { ...exampleAccessories.flashing, price: 700 },
    gutter: { ...exampleAccessories.gutter, price: 1200 },
    fasteners: { pricePerKg: 220 },
  },
}

/** The calculation of the quote in a link's fragment. */
export function exampleCalculation(fragment: string, prices: Prices = examplePrices): Calculation {
  const known = {
    products: exampleShop.products.map(({ slug }) => slug),
    thicknesses: exampleShop.products.flatMap(({ thicknesses }) => thicknesses.map(each => String(each.thicknessMm))),
    colours: exampleShop.colours.map(({ id }) => id),
    counties: exampleShop.counties,
  }
  const draft = decodeLink(fragment, known)?.draft as Draft
  const product = findProduct(draft.product, exampleShop)
  const read = readDraft(draft, product.profile, prices.accessories)
  const price = prices.priceOf(product.slug, draft.thickness)
  const counted = read.quote && takeOff(read.quote.roofs, product.profile, read.quote.settings, price)
  const faces = counted?.roofs.flatMap(({ roof }) => roof.faces) ?? []
  const timber = read.quote && timberFeet(timberOf(faces, read.quote.settings))
  return calculate(
    draft,
    { read, takeOff: counted, timber, list: parseList(draft.list) },
    product,
    prices,
    exampleShop.marketPrices,
  )
}
