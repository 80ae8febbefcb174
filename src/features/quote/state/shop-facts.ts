import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { Thickness } from '#facts/schema/price-list.schema.ts'
import type { MarketPrice } from '#roofing/money/market.ts'
import type { SheetMeasures } from '#roofing/profiles/profile.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'

/** The part of a count by which the example roof is priced. */
export type CountedExample = Pick<
  TakeOff,
  'sheets' | 'runningM' | 'caps' | 'valleys' | 'flashings' | 'gutters' | 'fasteners'
>

/** A product in the estimator. */
export interface ShopProduct {
  readonly slug: string
  readonly name: string
  /** One sentence about the sheet. */
  readonly description: string
  /** Address of a small picture of its sheets, on pages that list products with pictures. */
  readonly picture?: string | undefined
  /** Lowest price, KSh per running metre. */
  readonly price: number
  /** Thinnest first; empty if the product has one price. */
  readonly thicknesses: readonly Thickness[]
  /** The measures of its profile. */
  readonly profile: SheetMeasures
  /** Whether the source of its cover width is sure. */
  readonly isCoverWidthConfirmed: boolean
  /** From one rib or wave to the next. */
  readonly ribSpacingMm: number
  /** The count of the example roof in this product. */
  readonly exampleRoof: CountedExample
  readonly isFreeDelivery: boolean
  readonly finish: 'painted' | 'bare'
  /** Ids of the offered colours; empty for bare metal. */
  readonly colours: readonly string[]
  /** Id of the colour in its pictures; undefined for bare metal. */
  readonly picturedColour?: string | undefined
  /** Ids of the colours that are out of stock. */
  readonly coloursOutOfStock: readonly string[]
  /** Whether no colour of it can be had just now. */
  readonly isOutOfStock: boolean
}

/** A colour of painted sheets. */
interface ShopColour {
  readonly id: string
  /** `#rrggbb` */
  readonly screen: string
  readonly name: string
  /** Its English name, which the name may hold; absent in English. */
  readonly english?: string | undefined
}

/** A typical price of the market. */
interface ShopMarketPrice extends MarketPrice {
  /** ISO date. */
  readonly date: string
  /** In the language of the page. */
  readonly source: string
}

/** The content of `/prices.json`. */
export interface PriceList {
  /** ISO date. */
  readonly asOf: string
  /** Lowest price by product, KSh per running metre. */
  readonly prices: Readonly<Record<string, number>>
  /** Thicknesses by product, for products with a price for each. */
  readonly thicknesses: Readonly<Record<string, readonly Thickness[]>>
  readonly accessories: Accessories
  /** The offers of each product, as its badges name them. */
  readonly offers: Readonly<Record<string, readonly string[]>>
}

/** The plain data about the shop that the page gives to the estimator (`shopFactsIn`). */
export interface ShopFacts {
  readonly brand: string
  readonly phone: string
  readonly chatNumber: string
  /** The message that asks the shop for a quotation. */
  readonly question: string
  readonly email: string
  readonly place: string
  /** ISO date. */
  readonly pricesAsOf: string
  /** Absolute address of the quote page. */
  readonly quoteAddress: string
  readonly homePath: string
  readonly pricesAddress: string
  readonly products: readonly ShopProduct[]
  /** The walls of the example roof. */
  readonly exampleWallsM: { readonly lengthM: number; readonly widthM: number }
  readonly accessories: Accessories
  readonly marketPrices: readonly ShopMarketPrice[]
  readonly colours: readonly ShopColour[]
  readonly counties: readonly string[]
}

/** The product with this slug, or the first one. */
export function findProduct(slug: string, { products }: ShopFacts): ShopProduct {
  return products.find(product => product.slug === slug) ?? (products[0] as ShopProduct)
}
