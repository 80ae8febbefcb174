/** The counties of Kenya, in their official order. */
const kenyanCounties = [
  ...['Mombasa', 'Kwale', 'Kilifi', 'Tana River', 'Lamu', 'Taita Taveta', 'Garissa', 'Wajir', 'Mandera', 'Marsabit'],
  ...['Isiolo', 'Meru', 'Tharaka-Nithi', 'Embu', 'Kitui', 'Machakos', 'Makueni', 'Nyandarua', 'Nyeri', 'Kirinyaga'],
  ...['Murang’a', 'Kiambu', 'Turkana', 'West Pokot', 'Samburu', 'Trans Nzoia', 'Uasin Gishu', 'Elgeyo-Marakwet'],
  ...[
    'Nandi',
    'Baringo',
    'Laikipia',
    'Nakuru',
    'Narok',
    'Kajiado',
    'Kericho',
    'Bomet',
    'Kakamega',
    'Vihiga',
    'Bungoma',
  ],
  ...['Busia', 'Siaya', 'Kisumu', 'Homa Bay', 'Migori', 'Kisii', 'Nyamira', 'Nairobi City'],
]

/** The letters of a name: people write the same county with and without hyphens, apostrophes and “City”. */
const lettersOf = (county: string) =>
  county
    .toLowerCase()
    .replace(/\bcity\b/, '')
    .replace(/[^a-z]/g, '')

const known = new Set(kenyanCounties.map(lettersOf))

export const isKenyanCounty = (county: string) => known.has(lettersOf(county))

/** Whether these are all counties of Kenya, in any order. */
export function isAllOfKenya(counties: readonly string[]): boolean {
  return new Set(counties.filter(isKenyanCounty).map(lettersOf)).size === known.size
}
