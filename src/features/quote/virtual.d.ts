declare module 'virtual:estimator-files' {
  /** Address of the estimator's script. */
  export const script: string
  /** Address of its style sheet; empty where the development server brings the styles itself. */
  export const style: string
}

declare module 'virtual:estimator-words-files' {
  /** Addresses of the scripts that hold the estimator's words, by language tag: each exports `spoken`, a `Spoken`. */
  export const scripts: Readonly<Record<string, string>>
}

declare module 'virtual:list-reader-files' {
  /** Addresses of the script that reads lists, by the language tag of a page: it exports `listReader`, a `ListReader`. */
  export const scripts: Readonly<Record<string, string>>
}

declare module 'virtual:whole-bill-files' {
  /** Addresses of the script that draws the whole bill, by the language tag of a page: it exports `wholeBill`, a `WholeBill`. */
  export const scripts: Readonly<Record<string, string>>
}

declare module 'virtual:price-client-files' {
  /** Address of the script that asks for today's prices: it exports `fetchPrices`. */
  export const script: string
}

declare module 'virtual:shop-facts' {
  import type { ShopFacts, Spoken } from '#features/quote/state/shop-facts.ts'
  export const shopFacts: Omit<ShopFacts, keyof Spoken['shop']>
}
