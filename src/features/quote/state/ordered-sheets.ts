import type { SheetList } from '#roofing/list/sheet-list.ts'
import type { Bill } from '#roofing/money/bill.ts'
import { priceKsh } from '#roofing/money/price.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Cut } from '#roofing/take-off/cut.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'

/** What is priced and ordered: the sheets of the counted roof, or those of a list. */
export interface OrderedSheets {
  readonly kind: 'roof' | 'list'
  readonly sheets: number
  readonly runningM: number
  /** Of all that has a price. Whole shillings, rounded up. */
  readonly priceKsh: number
  /** Longest first. */
  readonly cuts: readonly Cut[]
}

/** The sheets of the roof or of the list, as the draft asks where there are both. */
export function chooseOrderedSheets(
  from: Draft['from'],
  takeOff: TakeOff | undefined,
  bill: Bill | undefined,
  list: SheetList | undefined,
  price: number,
): OrderedSheets | undefined {
  const listSheets: OrderedSheets | undefined =
    list && list.sheets > 0
      ? {
          kind: 'list',
          sheets: list.sheets,
          runningM: list.runningM,
          priceKsh: priceKsh(list.runningM, price),
          cuts: list.cuts,
        }
      : undefined
  const roofSheets: OrderedSheets | undefined = takeOff &&
    bill && {
      kind: 'roof',
      sheets: takeOff.sheets,
      runningM: takeOff.runningM,
      priceKsh: bill.totalKsh,
      cuts: takeOff.cuts,
    }
  return from === 'list' ? (listSheets ?? roofSheets) : (roofSheets ?? listSheets)
}
