/** `KSh 1,234`: whole shillings, as the trade writes them. */
export function shillings(priceKsh: number): string {
  return `KSh ${grouped(Math.round(priceKsh))}`
}

/** `1,234`: digits in groups of three, the same on every machine and in every browser. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * What one square metre of covered roof costs: the price of a running metre over the width that metre covers.
 * @returns whole shillings, rounded up, so that it is never told too low.
 */
export function pricePerCoveredM2(pricePerMetreKsh: number, coverWidthMm: number): number {
  return Math.ceil((pricePerMetreKsh * 1000) / coverWidthMm)
}
