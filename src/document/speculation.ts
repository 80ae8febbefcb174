import { paths } from '#paths.ts'

const catalogue = { where: { href_matches: [paths.home, paths.product('*')] } }

/**
 * Which pages a browser may fetch before they are asked for: the page alone (10 kB) when a link is likely, all of it
 * when a finger or pointer is already down on the link. Data costs our visitors money, so nothing more eager than that;
 * browsers that save data do neither.
 */
export const speculation = JSON.stringify({
  prefetch: [{ ...catalogue, eagerness: 'moderate' }],
  prerender: [{ ...catalogue, eagerness: 'conservative' }],
})
