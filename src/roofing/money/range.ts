/** The lowest and the highest value of a quantity or a price; equal where there is only one. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Sums from here on are rounded to thousands of shillings, smaller ones to hundreds. */
const MIN_ROUNDED_TO_THOUSANDS_KSH = 10_000

/**
 * A range of prices in KSh with a rounded low end, never higher than the exact one, and a rounded high end, never lower. Typical
 * prices are not known to the shilling. Both ends are rounded to `stepKsh`, by default hundreds or thousands by the size of the low
 * end. A single price stays exact.
 */
export function roundRange({ low, high }: Range, stepKsh = low < MIN_ROUNDED_TO_THOUSANDS_KSH ? 100 : 1000): Range {
  if (low === high) return { low, high }
  return { low: Math.floor(low / stepKsh) * stepKsh, high: Math.ceil(high / stepKsh) * stepKsh }
}
