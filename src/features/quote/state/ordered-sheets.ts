import type { SheetList } from '#roofing/list/sheet-list.ts'
import type { Bill } from '#roofing/money/bill.ts'
import { priceKsh } from '#roofing/money/price.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Cut } from '#roofing/take-off/cut.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'

/** The sheets that are priced and ordered: those of the roof or those of the list. */
export interface OrderedSheets {
  readonly kind: 'roof' | 'list'
  readonly sheets: number
  readonly runningM: number
  /** Total of all priced items, rounded up to whole shillings. */
  readonly priceKsh: number
  /** Longest first. */
  readonly cuts: readonly Cut[]
}

/**
 * Chooses between the sheets of the roof and of the list. A visitor who orders a list never orders the roof; one who orders a
 * roof orders the list only where no roof is counted.
 * @param from which of the two the visitor has chosen
 */
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
  return from === 'list' ? listSheets : (roofSheets ?? listSheets)
}
