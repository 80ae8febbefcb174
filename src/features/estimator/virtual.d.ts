declare module 'virtual:estimator-files' {
  /** Address of the estimator's script. */
  export const script: string
  /** Address of its style sheet; empty where the development server brings the styles itself. */
  export const style: string
}

declare module 'virtual:shop-facts' {
  import type { ShopFacts } from '#features/estimator/shop-facts.ts'
  export const shopFacts: ShopFacts
}
