/** Formats a price as `KSh 1,234`. Cents are rounded up, so that no price looks lower than it is. */
export function formatPrice(priceKsh: number): string {
  return `KSh ${formatNumber(Math.ceil(priceKsh))}`
}

/** Formats a whole number as `1,234`. Unlike `Intl.NumberFormat`, the result is the same in every browser. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
