import type { Language } from '#text/languages.ts'
import type { Product, ProductFacts } from './product.ts'
import { productFacts } from './products.ts'

/** Anything that names its language, such as the words of a page. */
interface InLanguage {
  readonly key: Language
}

/** A product in the words of one language. */
function spoken({ words, ...facts }: ProductFacts, { key }: InLanguage): Product {
  return { ...facts, ...words[key] }
}

/** Every product in the order of the price list, in one language. */
export function products(words: InLanguage): Product[] {
  return productFacts.map(facts => spoken(facts, words))
}

/** More than these on one page would make it a heavy one; the rest stand on the page of all products. */
const MAX_ON_A_PAGE = 12

/** Those that stand on the home page and in lists beside the content: the first ones of the price list. */
export function featuredProducts<T>(all: readonly T[]): readonly T[] {
  return all.slice(0, MAX_ON_A_PAGE)
}

/** Whether the home page shows all that is sold; a page of all products is needed where it does not. */
export function fitsOnHomePage(all: readonly unknown[]): boolean {
  return all.length <= MAX_ON_A_PAGE
}

const MAX_RELATED = 3

/** 'Other Products You Might Like': the first three products other than this one. */
export function otherProducts<T extends { slug: string }>(all: readonly T[], slug: string): T[] {
  return all.filter(product => product.slug !== slug).slice(0, MAX_RELATED)
}
