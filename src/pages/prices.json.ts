import type { APIRoute } from 'astro'
import { accessories } from '#facts/accessories.ts'
import { priceList } from '#facts/price-list.ts'
import { productFacts } from '#facts/products.ts'
import type { PriceList } from '#features/quote/state/shop-facts.ts'
import { listOffers } from '#ui/Badges.tsx'

const prices: PriceList = {
  asOf: priceList.asOf,
  prices: Object.fromEntries(productFacts.map(({ slug, price }) => [slug, price])),
  thicknesses: Object.fromEntries(
    productFacts
      .filter(({ thicknesses }) => thicknesses.length > 0)
      .map(product => [product.slug, product.thicknesses]),
  ),
  accessories,
  offers: Object.fromEntries(productFacts.map(product => [product.slug, listOffers(product)])),
}

/** The current price list. Pages fetch it, because they may be stored copies with earlier prices. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify({ currency: 'KES', unit: 'metre', ...prices }), {
    headers: { 'content-type': 'application/json' },
  })
