import type { ProductFacts, ProductWords } from '../src/catalogue/product.ts'
import { languages, type Said } from '../src/languages.ts'

const words: ProductWords = {
  category: 'Example Sheets',
  description: 'An example sheet that no shop sells.',
  roofAlt: 'A roof of example sheets',
  stackAlt: 'Example sheets on timber bearers',
  features: ['First: one', 'Second: two', 'Third: three', 'Fourth: four', 'Fifth: five'],
}

/** The same words in every language of the site. */
export const exampleWords = Object.fromEntries(languages.map(language => [language, words])) as Said<ProductWords>

function example(facts: Omit<ProductFacts, 'words' | 'isFreeDelivery'>): ProductFacts {
  return { isFreeDelivery: true, words: exampleWords, ...facts }
}

/** A price list of the tests' own: whatever an owner sells, these stay. */
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
