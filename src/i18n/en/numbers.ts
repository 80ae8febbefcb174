const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A count as a text says it: in words up to twelve. */
export function inWords(count: number): string {
  return small[count] ?? String(count)
}

/** The same at the beginning of a sentence. */
export function atTheBeginning(count: number): string {
  const word = inWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
