import type { Calculation } from '#features/quote/state/calculation.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { formatPrice } from '#text/format-price.ts'

interface BillText {
  /** Items with their prices; empty if the price includes only sheets. */
  readonly included: readonly string[]
  readonly excluded: readonly string[]
}

/** The items that the price of a roof includes and excludes. */
export function describePrice(
  { bill, takeOff }: Pick<Calculation, 'bill' | 'takeOff'>,
  { priceContents }: EstimatorWords,
): BillText {
  if (!bill || !takeOff) return { included: [], excluded: [] }
  const { items, priced, fasteners } = priceContents
  const included = bill.lines.flatMap(({ item, quantity, totalKsh }) =>
    totalKsh === undefined ? [] : [priced(items[item](quantity), formatPrice(totalKsh))],
  )
  const pieces = bill.lines.flatMap(({ item, quantity, totalKsh }) =>
    totalKsh === undefined && item !== 'fasteners' ? [items[item](quantity)] : [],
  )
  const excluded = [
    ...(pieces.length > 0 ? [pieces.join(', ')] : []),
    ...(bill.unpriced.includes('fasteners') ? [fasteners(takeOff.fasteners)] : []),
  ]
  return { included: included.length > 1 ? included : [], excluded }
}
