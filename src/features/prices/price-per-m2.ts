import type { ProductFacts } from '#facts/product.ts'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'

type Priced = Pick<ProductFacts, 'slug' | 'price' | 'profile'>

/** Price of a square metre covered, in KSh. */
function pricePerM2Ksh({ price, profile }: Priced): number {
  return pricePerCoveredM2Ksh(price, profiles[profile].coverWidthMm / 1000)
}

/** The slugs of the products whose covered square metre costs least. */
export function withLowestPricePerM2(products: readonly Priced[]): readonly string[] {
  const lowest = Math.min(...products.map(pricePerM2Ksh))
  return products.filter(product => pricePerM2Ksh(product) === lowest).map(({ slug }) => slug)
}

/** Products from the lowest price of a covered square metre to the highest; equal ones by the price of a metre. */
export function sortByPricePerM2<P extends Priced>(products: readonly P[]): readonly P[] {
  return products.toSorted((one, other) => pricePerM2Ksh(one) - pricePerM2Ksh(other) || one.price - other.price)
}

/**
 * Attributes for a mark of the lowest price per covered square metre, outside the comparison. `prices.client.ts` removes the mark
 * when another product has become cheaper.
 * @param slug the product with the mark
 * @param products all products
 */
export function lowestPriceAttributes(slug: string, products: readonly Priced[]) {
  const withWidths = products.toSorted((one, other) => Number(other.slug === slug) - Number(one.slug === slug))
  return { 'data-lowest-of': withWidths.map(each => `${each.slug}:${profiles[each.profile].coverWidthMm}`).join(' ') }
}
