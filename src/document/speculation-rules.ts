import type { Paths } from '#site/paths.ts'

/**
 * The speculation rules: browsers prefetch a page (10 kB) when a visitor is likely to follow its link, and prerender it
 * when the link is pressed. Nothing is more eager, because visitors pay for data; with data saving on, browsers do neither.
 */
export function speculationRules({ home, product, quote }: Paths): string {
  const catalogue = { where: { href_matches: [home, product('*')] } }
  return JSON.stringify({
    prefetch: [{ where: { href_matches: [home, product('*'), quote] }, eagerness: 'moderate' }],
    prerender: [{ ...catalogue, eagerness: 'conservative' }],
  })
}
