import type { SheetList } from '#roofing/list/sheet-list.ts'
import type { Bill } from '#roofing/money/bill.ts'
import { priceKsh } from '#roofing/money/price.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Cut } from '#roofing/take-off/cut.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'

/** What is priced and ordered: the counted roof, or the sheets of a list. */
export interface Subject {
  readonly kind: 'roof' | 'list'
  readonly sheets: number
  readonly runningM: number
  /** Of all that has a price. Whole shillings, rounded up. */
  readonly priceKsh: number
  /** Longest first. */
  readonly cuts: readonly Cut[]
}

/** The one that is asked for where there are both, else the one there is. */
export function subjectOf(
  from: Draft['from'],
  counted: TakeOff | undefined,
  bill: Bill | undefined,
  list: SheetList | undefined,
  price: number,
): Subject | undefined {
  const ofList: Subject | undefined =
    list && list.sheets > 0 ? { kind: 'list', ...list, priceKsh: priceKsh(list.runningM, price) } : undefined
  const ofRoof: Subject | undefined = counted && bill && { kind: 'roof', ...counted, priceKsh: bill.totalKsh }
  return from === 'list' ? (ofList ?? ofRoof) : (ofRoof ?? ofList)
}
