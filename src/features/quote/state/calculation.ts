import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { SheetList } from '#roofing/list/sheet-list.ts'
import { type Bill, billOf } from '#roofing/money/bill.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Problem, QuotedRoof, ReadDraft } from '#roofing/quote/read-draft.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { chooseOrderedSheets, type OrderedSheets } from './ordered-sheets.ts'
import type { Prices } from './prices.ts'
import type { ShopProduct } from './shop-facts.ts'

/** What a draft comes to: the same for screen, paper and order. */
export interface Calculation {
  readonly draft: Draft
  readonly product: ShopProduct
  /** KSh per running metre. */
  readonly price: number
  /** ISO date of that price. */
  readonly pricesAsOf: string
  /** What goes with the sheets, with its prices. */
  readonly accessories: Accessories
  /** Fields that are wrong or missing. No roof is counted while there are any. */
  readonly problems: readonly Problem[]
  /** The roofs that are counted. */
  readonly roofs: readonly QuotedRoof[]
  readonly settings: Settings | undefined
  readonly takeOff: TakeOff | undefined
  /** Of the counted roofs: what has a price, and what has none. */
  readonly bill: Bill | undefined
  /** Absent until it is read. */
  readonly list: SheetList | undefined
  /** Absent while there is nothing to order. */
  readonly ordered: OrderedSheets | undefined
}

/** The parts that take time to work out. */
export interface CalculatedParts {
  readonly read: ReadDraft
  readonly takeOff: TakeOff | undefined
  readonly list: SheetList | undefined
}

/** Prices what is counted, and puts the calculation together. */
export function calculate(
  draft: Draft,
  { read, takeOff, list }: CalculatedParts,
  product: ShopProduct,
  prices: Prices,
): Calculation {
  const price = prices.priceOf(product.slug, draft.thickness)
  const { accessories } = prices
  const bill = takeOff && billOf(takeOff, price, accessories)
  return {
    draft,
    product,
    price,
    pricesAsOf: prices.asOf,
    accessories,
    problems: read.problems,
    roofs: read.quote?.roofs ?? [],
    settings: read.quote?.settings,
    takeOff,
    bill,
    list,
    ordered: chooseOrderedSheets(draft.from, takeOff, bill, list, price),
  }
}
