const small = [
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

/** A count of things of the class of `bidhaa` and `aina`, whose numbers take no prefix: in words up to twelve. */
export function inWords(count: number): string {
  return small[count] ?? String(count)
}
