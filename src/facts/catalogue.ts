import { formatPrice } from '#text/format-price.ts'
import type { Language } from '#text/languages.ts'
import { type ComparedProduct, findNamedProduct } from './named-product.ts'
import type { Product, ProductFacts } from './product.ts'
import { productFacts } from './products.ts'

/** An object of one language, such as the words of a page. */
interface HasLanguage {
  readonly key: Language
}

/** What stands for the price of a metre in the features of a product's file. */
const PRICE = '{price}'

function localizeProduct({ words, ...facts }: ProductFacts, { key }: HasLanguage): Product {
  const { features, ...texts } = words[key]
  const price = formatPrice(facts.price)
  return { ...facts, ...texts, features: features.map(feature => feature.replace(PRICE, price)) }
}

/** All products in one language, in the order of the price list. */
export function localizedProducts(words: HasLanguage): Product[] {
  return productFacts.map(facts => localizeProduct(facts, words))
}

/** The home page shows no more products than this, to stay light. The page of all products shows the rest. */
const MAX_FEATURED = 12

/** The products on the home page and in the footer: the first ones of the price list. */
export function featuredProducts<T>(all: readonly T[]): readonly T[] {
  return all.slice(0, MAX_FEATURED)
}

/** Whether the home page shows every product. If not, the site has a page of all products. */
export function fitsOnHomePage(all: readonly unknown[]): boolean {
  return all.length <= MAX_FEATURED
}

const MAX_RELATED = 3

/**
 * For "Other Products You Might Like": three other products, first the one that its sentence about who it suits names, then
 * those of the price list in their order.
 */
export function otherProducts<T extends ComparedProduct>(all: readonly T[], product: T): T[] {
  const others = all.filter(({ slug }) => slug !== product.slug)
  const named = findNamedProduct(product, all)?.product
  return (named ? [named, ...others.filter(other => other !== named)] : others).slice(0, MAX_RELATED)
}
