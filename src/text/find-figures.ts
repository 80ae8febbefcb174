/** Finds the figures in a text, such as prices, phone numbers, sizes and dates, sorted as strings. */
export function findFigures(text: string): string[] {
  return [...(text.match(/\d+(?:[.,:/]\d+)*/g) ?? [])].sort()
}
