/** A decimal number as typed: digits with at most one point or comma in them. A source for regular expressions. */
export const NUMBER = '\\d+(?:[.,]\\d+)?|[.,]\\d+'

/**
 * Reads a number whose decimal mark is a point or a comma.
 * A comma before exactly three digits may also part the thousands: `undefined` then, for the caller to settle.
 */
export function parseNumber(text: string): number | undefined {
  return /\d,\d{3}$/.test(text) ? undefined : Number(text.replace(',', '.'))
}

/** Reads a number in which a comma before exactly three digits parts the thousands. */
export function parseThousands(text: string): number {
  return Number(text.replace(/,(?=\d{3}$)/, '').replace(',', '.'))
}
