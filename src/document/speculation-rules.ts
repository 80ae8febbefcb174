import type { Paths } from '#site/paths.ts'

/**
 * The speculation rules: browsers prefetch the HTML of a page when a visitor is likely to follow its link, and prerender the
 * page when the link is pressed. They do not start earlier, because visitors pay for data. With data saving on, browsers do
 * neither.
 */
export function speculationRules({ home, product, quote }: Paths): string {
  return JSON.stringify({
    prefetch: [{ where: { href_matches: [home, product('*'), quote] }, eagerness: 'moderate' }],
    prerender: [{ where: { href_matches: [home, product('*')] }, eagerness: 'conservative' }],
  })
}
