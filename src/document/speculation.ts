import type { Paths } from '#site/paths.ts'

/**
 * Which pages a browser may fetch before they are asked for: the page alone (10 kB) when a link is likely, all of it
 * when a finger or pointer is already down on the link. Data costs our visitors money, so nothing more eager than that;
 * browsers that save data do neither.
 */
export function speculation({ home, product, quote }: Paths): string {
  const catalogue = { where: { href_matches: [home, product('*')] } }
  return JSON.stringify({
    prefetch: [{ where: { href_matches: [home, product('*'), quote] }, eagerness: 'moderate' }],
    prerender: [{ ...catalogue, eagerness: 'conservative' }],
  })
}
