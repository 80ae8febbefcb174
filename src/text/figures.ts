/** The figures in a text, in the order of the alphabet: prices, phone numbers, sizes, dates. */
export function figuresIn(text: string): string[] {
  return [...(text.match(/\d+(?:[.,:/]\d+)*/g) ?? [])].sort()
}
