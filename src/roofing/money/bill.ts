import type { TakeOff } from '../take-off/take-off.ts'
import { piecesKsh, priceKsh } from './price.ts'

/** A price of the owner's, in shillings and cents; none where it is not sold or not yet priced. */
interface Priced {
  readonly price?: number | undefined
}

/** What goes with the sheets: pieces by the piece, fasteners by the kilogram. */
export interface AccessoryPrices {
  readonly cap: Priced
  readonly valley: Priced
  readonly flashing: Priced
  readonly gutter: Priced
  readonly fasteners: { readonly pricePerKg?: number | undefined }
}

export type BillItem = 'sheets' | 'caps' | 'valleys' | 'flashings' | 'gutters' | 'fasteners'

/** One line of a bill: metres of sheets, pieces, or kilograms of fasteners, and what they cost where they have a price. */
interface BillLine {
  readonly item: BillItem
  readonly quantity: number
  readonly eachKsh?: number
  readonly totalKsh?: number
}

export interface Bill {
  readonly lines: readonly BillLine[]
  /** Of all that has a price. Whole shillings. */
  readonly totalKsh: number
  /** What the roof needs and the total does not hold. */
  readonly unpriced: readonly BillItem[]
}

/** What of a count is billed. */
type Billed = Pick<TakeOff, 'runningM' | 'caps' | 'valleys' | 'flashings' | 'gutters' | 'fasteners'>

/** The whole bill of a roof: sheets, and what goes with them. Of a range of fasteners the most is priced. */
export function billOf(counted: Billed, pricePerMetreKsh: number, prices: AccessoryPrices): Bill {
  const line = (item: BillItem, quantity: number, eachKsh: number | undefined): BillLine[] => {
    if (quantity === 0) return []
    if (eachKsh === undefined) return [{ item, quantity }]
    return [{ item, quantity, eachKsh, totalKsh: piecesKsh(quantity, eachKsh) }]
  }
  const lines: BillLine[] = [
    {
      item: 'sheets',
      quantity: counted.runningM,
      eachKsh: pricePerMetreKsh,
      totalKsh: priceKsh(counted.runningM, pricePerMetreKsh),
    },
    ...line('caps', counted.caps, prices.cap.price),
    ...line('valleys', counted.valleys, prices.valley.price),
    ...line('flashings', counted.flashings, prices.flashing.price),
    ...line('gutters', counted.gutters, prices.gutter.price),
    ...line('fasteners', counted.fasteners.mostKg, prices.fasteners.pricePerKg),
  ]
  return {
    lines,
    totalKsh: lines.reduce((sum, { totalKsh = 0 }) => sum + totalKsh, 0),
    unpriced: lines.filter(({ totalKsh }) => totalKsh === undefined).map(({ item }) => item),
  }
}
