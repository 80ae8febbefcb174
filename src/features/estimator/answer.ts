import type { SheetList } from '#roofing/list/sheet-list.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import type { ShopFacts, ShopProduct } from './shop-facts.ts'

/** What is known of a quote once it is counted: the same for screen, paper and order. */
export interface Answer {
  readonly words: EstimatorWords
  readonly shop: ShopFacts
  readonly draft: Draft
  readonly product: ShopProduct
  /** KSh per running metre. */
  readonly price: number
  /** ISO date of that price. */
  readonly asOf: string
  readonly counted: TakeOff | undefined
  readonly settings: Settings | undefined
  readonly list: SheetList
  /** `#rrggbb` */
  readonly colour: string
}
