/** A higher price is a typing error. */
const MAX_PRICE_KSH = 10_000_000

/**
 * Reads a typed price in KSh, such as `25`, `1,200.50`, `KSh 690` or `700/=`.
 * @returns undefined where the text is not a price
 */
export function readPrice(text: string): number | undefined {
  const [, whole = '', cents = ''] =
    /^(?:kshs?\.?|kes)?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:\/[=-]?|\/-|bob)?$/i.exec(text.trim()) ?? []
  if (whole === '') return undefined
  const priceKsh = Number(whole.replace(/,/g, '') + cents)
  return priceKsh <= MAX_PRICE_KSH ? priceKsh : undefined
}
