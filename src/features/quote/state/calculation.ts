import type { Accessories } from '#facts/schema/accessories.schema.ts'
import { findBlockingParts } from '#roofing/list/blocking-parts.ts'
import type { ListPart, SheetList } from '#roofing/list/sheet-list.ts'
import { type Bill, billOf } from '#roofing/money/bill.ts'
import { type Budget, budgetOf, ownPrices, quantitiesOf } from '#roofing/money/budget.ts'
import type { MarketPrice } from '#roofing/money/market.ts'
import { readBudgetPrices } from '#roofing/quote/budget-prices.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Problem, QuotedRoof, ReadDraft } from '#roofing/quote/read-draft.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import type { TimberFeet } from '#roofing/take-off/timber-feet.ts'
import { chooseOrderedSheets, type OrderedSheets } from './ordered-sheets.ts'
import type { Prices } from './prices.ts'
import type { ShopProduct } from './shop-facts.ts'

/** The result of a draft, the same for screen, print and order. */
export interface Calculation {
  readonly draft: Draft
  readonly product: ShopProduct
  /** KSh per running metre. */
  readonly price: number
  /** Whether a thickness is still to be chosen, so that the price may be higher. */
  readonly isLowestPrice: boolean
  /** ISO date of that price. */
  readonly pricesAsOf: string
  /** Accessories with their prices. */
  readonly accessories: Accessories
  /** Fields that are wrong or missing. While there are any, no roof is counted. */
  readonly problems: readonly Problem[]
  /** The roofs that are counted. */
  readonly roofs: readonly QuotedRoof[]
  readonly settings: Settings | undefined
  readonly takeOff: TakeOff | undefined
  /** The bill of the counted roofs. */
  readonly bill: Bill | undefined
  /** The budget of the whole roof. */
  readonly budget: Budget | undefined
  /** Undefined until the list is read. */
  readonly list: SheetList | undefined
  /** Undefined while there is nothing to order. */
  readonly orderedSheets: OrderedSheets | undefined
  /** Parts of the list that are unclear; empty where the list is not what is ordered. */
  readonly blockingParts: readonly ListPart[]
}

/** The parts that take long to calculate. */
export interface CalculatedParts {
  readonly read: ReadDraft
  readonly takeOff: TakeOff | undefined
  readonly timber: TimberFeet | undefined
  readonly list: SheetList | undefined
}

/** Whether there is a total: something is ordered, and no field is wrong. */
export function hasTotal({ orderedSheets, problems }: Pick<Calculation, 'orderedSheets' | 'problems'>): boolean {
  return orderedSheets !== undefined && problems.length === 0
}

/** Whether no walls are typed yet, so that an example roof stands for the visitor's own. */
export function isExampleShown({
  draft,
  orderedSheets,
  problems,
}: Pick<Calculation, 'draft' | 'orderedSheets' | 'problems'>): boolean {
  return draft.from === 'roof' && orderedSheets === undefined && problems.length === 0
}

/** Prices the calculated parts and combines them with the draft. */
export function calculate(
  draft: Draft,
  { read, takeOff, timber, list }: CalculatedParts,
  product: ShopProduct,
  prices: Prices,
  typical: readonly MarketPrice[],
): Calculation {
  const price = prices.priceOf(product.slug, draft.thickness)
  const { accessories } = prices
  const bill = takeOff && billOf(takeOff, price, accessories)
  const orderedSheets = chooseOrderedSheets(draft.from, takeOff, bill, list, price)
  const isList = draft.from === 'list' || orderedSheets?.kind === 'list'
  return {
    draft,
    product,
    price,
    isLowestPrice: draft.thickness === '' && prices.thicknessesOf(product.slug).length > 0,
    pricesAsOf: prices.asOf,
    accessories,
    problems: read.problems,
    roofs: read.quote?.roofs ?? [],
    settings: read.quote?.settings,
    takeOff,
    bill,
    budget:
      takeOff &&
      timber &&
      budgetOf(quantitiesOf(takeOff, timber), {
        ours: ownPrices(price, accessories, product.isFreeDelivery),
        typical,
        yours: readBudgetPrices(draft.budget),
      }),
    list,
    orderedSheets,
    blockingParts: isList && list ? findBlockingParts(list) : [],
  }
}
