import type { APIRoute } from 'astro'
import { accessories } from '#facts/accessories.ts'
import { priceList } from '#facts/price-list.ts'
import { productFacts } from '#facts/products.ts'
import type { PriceList } from '#features/quote/state/shop-facts.ts'

const prices: PriceList = {
  asOf: priceList.asOf,
  prices: Object.fromEntries(productFacts.map(({ slug, price }) => [slug, price])),
  thicknesses: Object.fromEntries(
    productFacts
      .filter(({ thicknesses }) => thicknesses.length > 0)
      .map(product => [product.slug, product.thicknesses]),
  ),
  accessories,
}

/** The current price list, which the estimator fetches in case its page is an old copy. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify({ currency: 'KES', unit: 'metre', ...prices }), {
    headers: { 'content-type': 'application/json' },
  })
