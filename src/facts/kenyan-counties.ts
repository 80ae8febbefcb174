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

/** Normalizes a county name for comparison: lower case, letters only, without “City”. */
const normalizeCounty = (county: string) =>
  county
    .toLowerCase()
    .replace(/\bcity\b/, '')
    .replace(/[^a-z]/g, '')

const normalizedCounties = new Set(kenyanCounties.map(normalizeCounty))

export const isKenyanCounty = (county: string) => normalizedCounties.has(normalizeCounty(county))

/** Whether the list includes every county of Kenya. Unknown names are ignored. */
export function includesEveryCounty(counties: readonly string[]): boolean {
  return new Set(counties.filter(isKenyanCounty).map(normalizeCounty)).size === normalizedCounties.size
}
