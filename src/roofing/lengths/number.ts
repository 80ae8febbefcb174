/** The source of a regular expression for a typed decimal number with at most one point or comma. */
export const NUMBER = '\\d+(?:[.,]\\d+)?|[.,]\\d+'

/**
 * Parses a number with a point or comma as decimal mark; `undefined` where a comma before exactly three digits may also
 * separate thousands.
 */
export function parseNumber(text: string): number | undefined {
  return /\d,\d{3}$/.test(text) ? undefined : Number(text.replace(',', '.'))
}

/** Parses a number in which a comma before exactly three digits separates thousands. */
export function parseThousands(text: string): number {
  return Number(text.replace(/,(?=\d{3}$)/, '').replace(',', '.'))
}
