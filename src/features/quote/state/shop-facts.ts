import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { Thickness } from '#facts/schema/price-list.schema.ts'
import type { SheetMeasures } from '#roofing/profiles/profile.ts'

/** One product as the estimator knows it. */
export interface ShopProduct {
  readonly slug: string
  readonly name: string
  /** KSh per running metre: the lowest there is. */
  readonly price: number
  /** Thinnest first, each with its price; empty where the product has one price. */
  readonly thicknesses: readonly Thickness[]
  /** The kernel's measures of the profile it is rolled to. */
  readonly profile: SheetMeasures
  readonly isFreeDelivery: boolean
  readonly finish: 'painted' | 'bare'
  /** Ids of the colours that it is offered in; empty where it is sold bare. */
  readonly colours: readonly string[]
  /** Those of them that cannot be had just now. */
  readonly coloursOutOfStock: readonly string[]
  /** Whether no colour of it can be had just now. */
  readonly isOutOfStock: boolean
}

/** A colour that painted sheets are sold in. */
interface ShopColour {
  readonly id: string
  /** `#rrggbb` */
  readonly screen: string
  readonly name: string
  /** Its English name, which the name may hold; absent in English. */
  readonly english?: string | undefined
}

/** The shop's prices with their day: what `/prices.json` answers with. */
export interface PricesNow {
  /** ISO date. */
  readonly asOf: string
  /** KSh per running metre, the lowest there is, by product. */
  readonly prices: Readonly<Record<string, number>>
  /** The products that have a price for each thickness. */
  readonly thicknesses: Readonly<Record<string, readonly Thickness[]>>
  /** What goes with the sheets: length and lap of a piece, and its price where it has one. */
  readonly accessories: Accessories
}

/** What the estimator knows of the shop: plain data that the page hands to it (`shopFactsIn`). */
export interface ShopFacts {
  readonly brand: string
  readonly phone: string
  readonly chatNumber: string
  readonly email: string
  readonly place: string
  /** ISO date. */
  readonly pricesAsOf: string
  /** Address of the page of quotes, to be shared. */
  readonly quoteAddress: string
  /** Where the home page is on this site. */
  readonly homePath: string
  readonly pricesAddress: string
  readonly products: readonly ShopProduct[]
  readonly accessories: Accessories
  readonly colours: readonly ShopColour[]
  /** Where sheets are delivered to, by name. */
  readonly counties: readonly string[]
}

/** The product of that slug; the first one of the shop where it sells none such. */
export function findProduct(slug: string, { products }: ShopFacts): ShopProduct {
  return products.find(product => product.slug === slug) ?? (products[0] as ShopProduct)
}
