const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A count within a sentence: in words up to twelve, in digits beyond. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** A count at the start of a sentence, written like `inWords`. */
export function inWordsCapitalized(count: number): string {
  const word = inWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
