const NUMBERS = [
  'sifuri',
  'moja',
  'mbili',
  'tatu',
  'nne',
  'tano',
  'sita',
  'saba',
  'nane',
  'tisa',
  'kumi',
  'kumi na moja',
  'kumi na mbili',
]

/**
 * A count of nouns such as `bidhaa` and `aina`, whose numbers take no prefix: in words up to twelve, in digits beyond.
 */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}
