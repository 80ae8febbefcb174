import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { Thickness } from '#facts/schema/price-list.schema.ts'
import type { PriceList, ShopFacts } from './shop-facts.ts'

export interface Prices {
  /** ISO date. */
  readonly asOf: string
  /** KSh per running metre. Without a valid thickness, the lowest price of the product. */
  readonly priceOf: (slug: string, thickness: string) => number
  /** Thinnest first; empty if the product has one price. */
  readonly thicknessesOf: (slug: string) => readonly Thickness[]
  /** Accessories, with prices where there are any. */
  readonly accessories: Accessories
}

/** Prices from a fetched price list, or the prices of the page without one. */
export function createPrices(list: PriceList | undefined, shop: ShopFacts): Prices {
  const findOwn = (slug: string) => shop.products.find(product => product.slug === slug)
  const thicknessesOf = (slug: string) => (list ? list.thicknesses?.[slug] : findOwn(slug)?.thicknesses) ?? []
  return {
    asOf: list?.asOf ?? shop.pricesAsOf,
    accessories: list?.accessories ?? shop.accessories,
    thicknessesOf,
    priceOf: (slug, thickness) =>
      thicknessesOf(slug).find(({ thicknessMm }) => String(thicknessMm) === thickness)?.price ??
      list?.prices[slug] ??
      findOwn(slug)?.price ??
      0,
  }
}
