/** `KSh 1,234`: whole shillings, as the trade writes them; a price with cents is rounded up, never told too low. */
export function shillings(priceKsh: number): string {
  return `KSh ${grouped(Math.ceil(priceKsh))}`
}

/** `1,234`: digits in groups of three, the same on every machine and in every browser. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
