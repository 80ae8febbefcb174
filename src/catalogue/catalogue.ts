import type { Words } from '../words/words.ts'
import type { Product } from './product.ts'
import { productFacts, type Slug } from './products.ts'

/** Every product in the order of the price list, in one language. */
export function products(words: Words): (Product & { slug: Slug })[] {
  return productFacts.map(facts => ({ ...facts, ...words.products[facts.slug] }))
}

const MOST_RELATED = 3

/** 'Other Products You Might Like': the first three products other than this one. */
export function otherProducts<T extends { slug: string }>(all: readonly T[], slug: string): T[] {
  return all.filter(product => product.slug !== slug).slice(0, MOST_RELATED)
}
