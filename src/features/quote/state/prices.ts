import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { Thickness } from '#facts/schema/price-list.schema.ts'
import type { PriceList, ShopFacts } from './shop-facts.ts'

export interface Prices {
  /** ISO date. */
  readonly asOf: string
  /** KSh per running metre; the lowest where no thickness is chosen, or the product has none such. */
  readonly priceOf: (slug: string, thickness: string) => number
  /** Thinnest first; none where the product has one price. */
  readonly thicknessesOf: (slug: string) => readonly Thickness[]
  /** What goes with the sheets, with the prices that it has. */
  readonly accessories: Accessories
}

/** Prices from the list that the site answered with; without one, those that the page came with. */
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
