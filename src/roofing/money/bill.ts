import type { TakeOff } from '../take-off/take-off.ts'
import { piecesKsh, priceKsh } from './price.ts'

/** A price in KSh with cents; absent where the item is not sold or not priced yet. */
interface Priced {
  readonly price?: number | undefined
}

/** The shop's prices of accessories: per piece, and per kilogram for fasteners. */
export interface AccessoryPrices {
  readonly cap: Priced
  readonly valley: Priced
  readonly flashing: Priced
  readonly gutter: Priced
  readonly fasteners: { readonly pricePerKg?: number | undefined }
}

export type BillItem = 'sheets' | 'caps' | 'valleys' | 'flashings' | 'gutters' | 'fasteners'

/** One line of a bill: metres of sheets, pieces or kilograms of fasteners, with their cost where they have a price. */
interface BillLine {
  readonly item: BillItem
  readonly quantity: number
  readonly eachKsh?: number
  readonly totalKsh?: number
}

export interface Bill {
  readonly lines: readonly BillLine[]
  /** The sum of the lines that have a price. Whole shillings. */
  readonly totalKsh: number
  /** Items without a price, which are not in the total. */
  readonly unpriced: readonly BillItem[]
}

/** The part of a take-off that a bill needs. */
type BillableCount = Pick<TakeOff, 'runningM' | 'caps' | 'valleys' | 'flashings' | 'gutters' | 'fasteners'>

/** The bill of a roof: sheets and accessories. Fasteners are billed at the upper end of their range. */
export function billOf(counted: BillableCount, pricePerMetreKsh: number, prices: AccessoryPrices): Bill {
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
    ...line('fasteners', counted.fasteners.maxKg, prices.fasteners.pricePerKg),
  ]
  return {
    lines,
    totalKsh: lines.reduce((sum, { totalKsh = 0 }) => sum + totalKsh, 0),
    unpriced: lines.filter(({ totalKsh }) => totalKsh === undefined).map(({ item }) => item),
  }
}
