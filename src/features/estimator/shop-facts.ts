import type { SheetMeasures } from '#roofing/profiles/profile.ts'

/** One product as the estimator knows it. */
export interface ShopProduct {
  readonly slug: string
  readonly name: string
  /** KSh per running metre. */
  readonly price: number
  /** The kernel's measures of the profile it is rolled to. */
  readonly profile: SheetMeasures
  readonly finish: 'painted' | 'bare'
}

/** A colour that painted sheets are sold in. */
interface ShopColour {
  readonly id: string
  /** `#rrggbb` */
  readonly screen: string
  readonly name: string
}

/** What the estimator knows of the shop without asking anybody; `build/island.ts` fills it from the owner's files. */
export interface ShopFacts {
  readonly brand: string
  readonly phone: string
  readonly chatNumber: string
  readonly email: string
  readonly place: string
  /** ISO date. */
  readonly pricesAsOf: string
  /** Address of the site, with the slash at its end. */
  readonly address: string
  readonly pricesAddress: string
  readonly products: readonly ShopProduct[]
  readonly colours: readonly ShopColour[]
  /** Where sheets are delivered to, by name. */
  readonly counties: readonly string[]
}
