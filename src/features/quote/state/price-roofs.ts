import { billOf } from '#roofing/money/bill.ts'
import type { QuotedRoof } from '#roofing/quote/read-draft.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import type { Calculation } from './calculation.ts'

/** What roofs would cost in the sheet of a calculation, in KSh: the total of their bill. */
export function priceRoofs(
  { product, price, accessories }: Pick<Calculation, 'product' | 'price' | 'accessories'>,
  roofs: readonly QuotedRoof[],
  settings: Settings,
): number {
  return billOf(takeOff(roofs, product.profile, settings, price), price, accessories).totalKsh
}
