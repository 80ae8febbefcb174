import type { ProductFacts } from '#facts/product.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { usualGable } from '#roofing/quote/usual-gable.ts'
import { EXAMPLE_HOUSE, usualHouses } from '#roofing/quote/usual-houses.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import { type TakeOff, takeOff } from '#roofing/take-off/take-off.ts'

/** The house that prices are shown for as an example. */
export const exampleHouse = usualHouses[EXAMPLE_HOUSE]

/** Counts the example roof in a product, at its lowest price. Both sides are alike and no sheet is joined, so all sheets are equally long. */
export function countExampleRoof({ price, profile: id }: Pick<ProductFacts, 'price' | 'profile'>): TakeOff {
  const profile = profiles[id]
  return takeOff([usualGable(exampleHouse)], profile, usualSettings(profile), price)
}

interface Example<T> {
  readonly product: T
  readonly roof: TakeOff
}

/** The product in which the example roof costs least; the first of several. Undefined without products. */
export function findCheapestExample<T extends Pick<ProductFacts, 'price' | 'profile'>>(
  products: readonly T[],
): Example<T> | undefined {
  return products
    .map(product => ({ product, roof: countExampleRoof(product) }))
    .toSorted((one, other) => one.roof.priceKsh - other.roof.priceKsh)[0]
}

/**
 * The cheapest example, for a product that seems cheaper: its metre costs less and its roof more, because its sheets are narrow.
 * Undefined for every other product.
 */
export function findCheaperExample<T extends Pick<ProductFacts, 'price' | 'profile'>>(
  product: Pick<ProductFacts, 'price' | 'profile'>,
  products: readonly T[],
): Example<T> | undefined {
  const cheapest = findCheapestExample(products)
  const isMisleading =
    cheapest && product.price < cheapest.product.price && countExampleRoof(product).priceKsh > cheapest.roof.priceKsh
  return isMisleading ? cheapest : undefined
}

/**
 * For the product in which the example roof costs least: the product whose metre costs less although its roof costs more, because its
 * sheets are narrow; the lowest price a metre of several. Undefined for every other product.
 */
export function findDearerExample<T extends Pick<ProductFacts, 'price' | 'profile'>>(
  product: Pick<ProductFacts, 'price' | 'profile'>,
  products: readonly T[],
): Example<T> | undefined {
  const own = countExampleRoof(product)
  if ((findCheapestExample(products)?.roof.priceKsh ?? own.priceKsh) < own.priceKsh) return undefined
  return products
    .filter(({ price }) => price < product.price)
    .map(other => ({ product: other, roof: countExampleRoof(other) }))
    .filter(({ roof }) => roof.priceKsh > own.priceKsh)
    .toSorted((one, other) => one.product.price - other.product.price)[0]
}
