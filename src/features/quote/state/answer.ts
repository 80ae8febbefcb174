import type { Accessories } from '#facts/schema/accessories.schema.ts'
import { sheetColour } from '#features/quote/order/sheet-colour.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { SheetList } from '#roofing/list/sheet-list.ts'
import { type Bill, billOf } from '#roofing/money/bill.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Problem, QuotedRoof, ReadDraft } from '#roofing/quote/read-draft.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import type { Prices } from './prices.ts'
import type { ShopFacts, ShopProduct } from './shop-facts.ts'
import { type Subject, subjectOf } from './subject.ts'

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
  /** Fields that hold the answer back. */
  readonly problems: readonly Problem[]
  readonly roofs: readonly QuotedRoof[]
  readonly counted: TakeOff | undefined
  /** Of the counted roofs: what has a price, and what has none. */
  readonly bill: Bill | undefined
  /** Their prices: what goes with the sheets. */
  readonly accessories: Accessories
  readonly settings: Settings | undefined
  /** Absent until it is read. */
  readonly list: SheetList | undefined
  /** There is a list, and it is not read: nothing is ordered before it is. */
  readonly awaits: 'reading' | 'failed' | undefined
  /** The list as links carry it; absent until it is compressed, and where it cannot be. */
  readonly compressedList: string | undefined
  /** What is priced and ordered; none while there is nothing, or something is wrong. */
  readonly subject: Subject | undefined
  /** `#rrggbb` */
  readonly colour: string
}

/** The product that a draft names; the first one of the shop where it names none of its. */
export function productOf({ product }: Draft, shop: ShopFacts): ShopProduct {
  return shop.products.find(({ slug }) => slug === product) ?? (shop.products[0] as ShopProduct)
}

/** What of an answer takes time to work out, and is kept while its part of the draft stays the same. */
export interface WorkedOut {
  readonly read: ReadDraft
  readonly counted: TakeOff | undefined
  readonly list: SheetList | undefined
  readonly awaits: Answer['awaits']
  readonly compressedList: string | undefined
}

/** Puts an answer together. */
export function answerOf(
  draft: Draft,
  { read, counted, list, awaits, compressedList }: WorkedOut,
  prices: Prices,
  shop: ShopFacts,
  words: EstimatorWords,
): Answer {
  const product = productOf(draft, shop)
  const price = prices.priceOf(product.slug, draft.thickness)
  const { accessories } = prices
  const bill = counted && billOf(counted, price, accessories)
  return {
    words,
    shop,
    draft,
    product,
    price,
    asOf: prices.asOf,
    problems: read.problems,
    roofs: read.quote?.roofs ?? [],
    counted,
    bill,
    accessories,
    settings: read.quote?.settings,
    list,
    awaits,
    compressedList,
    subject: subjectOf(draft.from, counted, bill, list, price),
    colour: sheetColour(draft, product, shop),
  }
}
