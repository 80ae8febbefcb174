import type { Localized } from '#text/languages.ts'
import type { Thickness } from './schema/price-list.schema.ts'
import type { ProductFile, ProductWords } from './schema/product.schema.ts'

export type { ProductWords }

/** What the owner's files say of one product: its own file, and its line in the price list. */
export interface ProductFacts extends Readonly<Omit<ProductFile, 'words' | 'colours' | 'coloursOutOfStock'>> {
  /** '1', '2', ...: its place in the price list. */
  readonly id: string
  /** The product's place in `/product/{slug}`: small letters, digits and hyphens. */
  readonly slug: string
  /** Starting price in Kenyan shillings for one running metre of sheet: the lowest there is. */
  readonly price: number
  /** Thinnest first; empty where the product has one price. */
  readonly thicknesses: readonly Thickness[]
  readonly isOnSale?: boolean | undefined
  readonly isLimitedOffer?: boolean | undefined
  readonly isFreeDelivery: boolean
  /** Ids of the colours that it is offered in, in the order of `content/colours.json`; empty where it is sold bare. */
  readonly colours: readonly string[]
  /** Those of them that cannot be had just now. */
  readonly coloursOutOfStock: readonly string[]
  /** Nothing of it can be had just now. */
  readonly isOutOfStock: boolean
  /** What is said of it. */
  readonly words: Localized<ProductWords>
}

/** One thing that is sold, as every page of one language shows it. */
export type Product = Omit<ProductFacts, 'words'> & Readonly<ProductWords>
