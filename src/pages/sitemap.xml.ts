import type { APIRoute } from 'astro'
import { business } from '#business.ts'
import { priceList } from '#catalogue/price-list.ts'
import { productFacts } from '#catalogue/products.ts'
import { absolute, paths } from '#paths.ts'

const entries = [
  [paths.home, priceList.asOf],
  ...productFacts.map(product => [paths.product(product.slug), priceList.asOf]),
  [paths.privacyPolicy, business.policiesChangedOn],
  [paths.termsOfService, business.policiesChangedOn],
] as [path: string, changedOn: string][]

export const GET: APIRoute = () => {
  const urls = entries.map(([path, day]) => `<url><loc>${absolute(path)}</loc><lastmod>${day}</lastmod></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  )
}
