import type { Words } from '../words/words.ts'
import type { Product, ProductFacts } from './product.ts'
import { productFacts } from './products.ts'

/** A product as one language speaks of it. */
function spoken({ words, ...facts }: ProductFacts, { key }: Pick<Words, 'key'>): Product {
  return { ...facts, ...words[key] }
}

/** Every product in the order of the price list, in one language. */
export function products(words: Pick<Words, 'key'>): Product[] {
  return productFacts.map(facts => spoken(facts, words))
}

const MOST_RELATED = 3

/** 'Other Products You Might Like': the first three products other than this one. */
export function otherProducts<T extends { slug: string }>(all: readonly T[], slug: string): T[] {
  return all.filter(product => product.slug !== slug).slice(0, MOST_RELATED)
}
