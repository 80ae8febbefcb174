/** Whether parsed JSON is the site's `/prices.json`, and not the response of a Wi-Fi network that asks visitors to sign in. */
export function isPriceList(json: unknown): boolean {
  const { asOf = '', prices } = (json ?? {}) as { readonly asOf?: string; readonly prices?: object }
  // Without `prices` the list has one value, undefined, which is not finite.
  return Number.isFinite(Date.parse(asOf)) && Object.values(prices ?? { none: undefined }).every(Number.isFinite)
}
