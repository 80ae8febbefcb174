import type { APIRoute } from 'astro'
import { alternatesOf } from '#document/alternates.ts'
import { business } from '#facts/business.ts'
import { fitsOnHomePage } from '#facts/catalogue.ts'
import { guides } from '#facts/guides.ts'
import { priceList } from '#facts/price-list.ts'
import { productFacts } from '#facts/products.ts'
import { hasProjectsPage } from '#facts/projects.ts'
import { absolute, type Paths, pathsIn } from '#site/paths.ts'
import { languages } from '#text/languages.ts'

/** Each page with the day of its last change. */
const pages: readonly (readonly [path: (paths: Paths) => string, changedOn: string])[] = [
  [paths => paths.home, priceList.asOf],
  [paths => paths.quote, priceList.asOf],
  ...productFacts.map(({ slug }) => [(paths: Paths) => paths.product(slug), priceList.asOf] as const),
  ...(fitsOnHomePage(productFacts) ? [] : [[(paths: Paths) => paths.allProducts, priceList.asOf] as const]),
  ...(guides[languages[0]].length > 0 ? [[(paths: Paths) => paths.guides, priceList.asOf] as const] : []),
  ...guides[languages[0]].map(guide => {
    const changedOn = [guide.changedOn, priceList.asOf].toSorted().at(-1) as string
    return [(paths: Paths) => paths.guide(guide.slug), changedOn] as const
  }),
  ...(hasProjectsPage ? [[(paths: Paths) => paths.projects, priceList.asOf] as const] : []),
  [paths => paths.delivery, priceList.asOf],
  [paths => paths.privacyPolicy, business.policiesChangedOn],
  [paths => paths.termsOfService, business.policiesChangedOn],
]

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const LINK_NAMESPACE = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''

export const GET: APIRoute = () => {
  const urls = pages.flatMap(([path, day]) => {
    const links = alternatesOf({ path }).map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    return languages.map(
      language =>
        `<url><loc>${absolute(path(pathsIn(language)))}</loc><lastmod>${day}</lastmod>${links.join('')}</url>`,
    )
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SITEMAP_NAMESPACE}"${LINK_NAMESPACE}>${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  )
}
