/** Whether an answer is a price list. A hotel's sign-in page, or half a file, is not. */
export function isPriceList(answer: unknown): boolean {
  const { asOf = '', prices } = (answer ?? {}) as { readonly asOf?: string; readonly prices?: object }
  return Number.isFinite(Date.parse(asOf)) && Object.values(prices ?? { none: undefined }).every(Number.isFinite)
}
