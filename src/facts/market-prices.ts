import { readFacts } from './read/read-facts.ts'
import { marketPricesSchema, type TypicalPrice } from './schema/market-prices.schema.ts'

/** What other sellers and builders ask: `content/market-prices.json`. */
export const marketPrices: readonly TypicalPrice[] = readFacts(marketPricesSchema, 'market-prices.json').prices
