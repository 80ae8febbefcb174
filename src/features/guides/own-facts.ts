import { accessories } from '#facts/accessories.ts'
import { marketPrices } from '#facts/market-prices.ts'
import { priceList } from '#facts/price-list.ts'
import { productFacts } from '#facts/products.ts'
import type { GuideFacts } from './roof-costs.ts'

/** The facts of the shop. */
export const ownFacts: GuideFacts = { products: productFacts, accessories, marketPrices, pricesAsOf: priceList.asOf }
