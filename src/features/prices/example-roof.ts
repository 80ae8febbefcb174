import type { ProductFacts } from '#facts/product.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { usualGable } from '#roofing/quote/usual-gable.ts'
import { EXAMPLE_HOUSE, usualHouses } from '#roofing/quote/usual-houses.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import { type TakeOff, takeOff } from '#roofing/take-off/take-off.ts'

/** The house that prices are shown for as an example. */
export const exampleHouse = usualHouses[EXAMPLE_HOUSE]

type PricedProduct = Pick<ProductFacts, 'price' | 'profile'>

/** Counts the example roof in a product, at its lowest price. Both sides are alike and no sheet is joined, so all sheets are equally long. */
export function countExampleRoof({ price, profile: id }: PricedProduct): TakeOff {
  const profile = profiles[id]
  return takeOff([usualGable(exampleHouse)], profile, usualSettings(profile), price)
}

interface Example<T> {
  readonly product: T
  readonly roof: TakeOff
}

/** The product in which the example roof costs least; the first of several. Undefined without products. */
export function findCheapestExample<T extends PricedProduct>(products: readonly T[]): Example<T> | undefined {
  return products
    .map(product => ({ product, roof: countExampleRoof(product) }))
    .toSorted((one, other) => one.roof.priceKsh - other.roof.priceKsh)[0]
}

/** Whether a metre of a product costs less than one of another and the example roof more, because its sheets are narrow. */
const onlySeemsCheaper = (product: PricedProduct, other: PricedProduct) =>
  product.price < other.price && countExampleRoof(product).priceKsh > countExampleRoof(other).priceKsh

/**
 * The cheapest example, for a product that seems cheaper: its metre costs less and its roof more, because its sheets are narrow.
 * Undefined for every other product.
 */
export function findCheaperExample<T extends PricedProduct>(
  product: PricedProduct,
  products: readonly T[],
): Example<T> | undefined {
  const cheapest = findCheapestExample(products)
  return cheapest && onlySeemsCheaper(product, cheapest.product) ? cheapest : undefined
}

/**
 * For the product in which the example roof costs least: the product whose metre costs less although its roof costs more, because its
 * sheets are narrow; the lowest price a metre of several. Undefined for every other product.
 */
export function findDearerExample<T extends PricedProduct>(
  product: PricedProduct,
  products: readonly T[],
): Example<T> | undefined {
  const own = countExampleRoof(product)
  if ((findCheapestExample(products)?.roof.priceKsh ?? own.priceKsh) < own.priceKsh) return undefined
  const [dearer] = products
    .filter(other => onlySeemsCheaper(other, product))
    .toSorted((one, other) => one.price - other.price)
  return dearer && { product: dearer, roof: countExampleRoof(dearer) }
}
