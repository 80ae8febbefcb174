import type { Localized } from '#text/languages.ts'
import type { Thickness } from './schema/price-list.schema.ts'
import type { ProductFile, ProductWords } from './schema/product.schema.ts'

export type { ProductWords }

/** One product, from its own file and its line in the price list. */
export interface ProductFacts extends Readonly<Omit<ProductFile, 'words' | 'colours' | 'coloursOutOfStock'>> {
  /** The position among the products that are not hidden: '1', '2', ... */
  readonly id: string
  /** Part of the address `/product/{slug}`: lower-case letters, digits and hyphens. */
  readonly slug: string
  /** The lowest price of one running metre, in KSh. */
  readonly price: number
  /** Thinnest first; empty if the product has one price. */
  readonly thicknesses: readonly Thickness[]
  readonly isOnSale?: boolean | undefined
  readonly isLimitedOffer?: boolean | undefined
  readonly isFreeDelivery: boolean
  /** Ids of the colours on offer, in the order of `content/colours.json`; empty for bare metal. */
  readonly colours: readonly string[]
  /** The ids among `colours` that are out of stock. */
  readonly coloursOutOfStock: readonly string[]
  /** The price list says so, or every colour is out of stock. */
  readonly isOutOfStock: boolean
  readonly words: Localized<ProductWords>
}

/** A product with its texts in one language. */
export type Product = Omit<ProductFacts, 'words'> & Readonly<ProductWords>
