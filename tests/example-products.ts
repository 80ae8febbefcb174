import type { ProductFacts, ProductWords } from '../src/facts/product.ts'
import type { Accessories } from '../src/facts/schema/accessories.schema.ts'
import { type Localized, languages } from '../src/text/languages.ts'

const words: ProductWords = {
  category: 'Example Sheets',
  description: 'An example sheet that no shop sells.',
  roofAlt: 'A roof of example sheets',
  stackAlt: 'Example sheets on timber bearers',
  features: ['First: one', 'Second: two', 'Third: three', 'Fourth: four', 'Fifth: five'],
}

/** The example words, used for every language. */
export const exampleWords = Object.fromEntries(languages.map(language => [language, words])) as Localized<ProductWords>

const defaults = {
  isFreeDelivery: true,
  thicknesses: [],
  colours: [],
  coloursOutOfStock: [],
  isOutOfStock: false,
} satisfies Partial<ProductFacts>

function example(facts: Omit<ProductFacts, 'words' | keyof typeof defaults>): ProductFacts {
  return { ...defaults, words: exampleWords, ...facts }
}

/** Products for tests, independent of the owner's files. */
export const exampleProducts: readonly ProductFacts[] = [
  example({
    id: '1',
    name: 'BOX PROFILE',
    slug: 'box-profile',
    price: 470,
    profile: 'box',
    finish: 'painted',
    picturedColour: 'charcoal-grey',
  }),
  example({
    id: '2',
    name: 'VERSATILE',
    slug: 'versatile',
    price: 555,
    profile: 'versatile',
    finish: 'painted',
    picturedColour: 'tile-red',
    isOnSale: true,
    isLimitedOffer: true,
  }),
  example({
    id: '3',
    name: 'CORRUGATED IRON SHEET',
    slug: 'corrugated-iron-sheet',
    price: 390,
    profile: 'corrugated',
    finish: 'bare',
    isLimitedOffer: true,
  }),
]

/** Accessories without prices. */
export const exampleAccessories: Accessories = {
  cap: { lengthM: 2, lapM: 0.1 },
  valley: { lengthM: 2, lapM: 0.15 },
  flashing: { lengthM: 2, lapM: 0.1 },
  gutter: { lengthM: 3, lapM: 0.1 },
  fasteners: {},
}

/** The first example product, with a price for each thickness. */
export const exampleByThickness: ProductFacts = {
  ...(exampleProducts[0] as ProductFacts),
  price: 450,
  thicknesses: [
    { thicknessMm: 0.25, gauge: '30', price: 450 },
    { thicknessMm: 0.3, gauge: '28', price: 560 },
    { thicknessMm: 0.4, price: 700.5 },
  ],
}
