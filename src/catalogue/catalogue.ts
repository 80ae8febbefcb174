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

/** More than these on one page would make it a heavy one; the rest stand on the page of all products. */
const MOST_ON_A_PAGE = 12

/** Those that stand on the home page and in lists beside the content: the first ones of the price list. */
export function foremost<T>(all: readonly T[]): readonly T[] {
  return all.slice(0, MOST_ON_A_PAGE)
}

/** Whether the home page shows all that is sold; a page of all products is needed where it does not. */
export function isShort(all: readonly unknown[]): boolean {
  return all.length <= MOST_ON_A_PAGE
}

const MOST_RELATED = 3

/** 'Other Products You Might Like': the first three products other than this one. */
export function otherProducts<T extends { slug: string }>(all: readonly T[], slug: string): T[] {
  return all.filter(product => product.slug !== slug).slice(0, MOST_RELATED)
}
