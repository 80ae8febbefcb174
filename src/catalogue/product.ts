import type { ProfileId } from '../roofing/profiles/profile.ts'
import type { ColourId } from './colours.ts'

/** What the owner sets for one product; its words stand in `src/words`, under the same slug. */
export interface ProductFacts {
  /** '1', '2', ...: the order in which products are shown. */
  readonly id: string
  /** Upper case, as on the price list. */
  readonly name: string
  /** The product's place in `/product/{slug}`: small letters, digits and hyphens. */
  readonly slug: string
  /** Starting price in Kenyan shillings for one running metre of sheet. */
  readonly price: number
  /** Name of its picture in `src/assets/renders`, without `.jpg`. Left out, a picture is drawn from the profile. */
  readonly image?: string
  /** The cross-section it is rolled to. */
  readonly profile: ProfileId
  /** Whether it is sold painted, in the colours of `colours.ts`, or as bare metal. */
  readonly finish: 'painted' | 'bare'
  /** The colour that its picture shows; painted products only. */
  readonly picturedColour?: ColourId
  readonly isOnSale?: boolean
  readonly isLimitedOffer?: boolean
  readonly isFreeDelivery: boolean
}

/** What is said about a product in one language. */
export interface ProductWords {
  readonly category: string
  /** Two lines on a card. */
  readonly description: string
  /** What its picture on a roof shows, whatever colour is chosen. */
  readonly roofAlt: string
  /** What the picture of its sheets, end-on, shows. */
  readonly stackAlt: string
  readonly features: readonly [string, string, string, string, string]
}

/** One thing that is sold, as every page shows it. */
export type Product = ProductFacts & ProductWords
