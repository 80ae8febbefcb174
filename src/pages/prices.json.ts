import type { APIRoute } from 'astro'
import { priceList } from '#catalogue/price-list.ts'
import { productFacts } from '#catalogue/products.ts'

/** The price list that the estimator asks for, in case the page it stands on is an old copy. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      asOf: priceList.asOf,
      currency: 'KES',
      unit: 'metre',
      prices: Object.fromEntries(productFacts.map(product => [product.slug, product.price])),
    }),
    { headers: { 'content-type': 'application/json' } },
  )
