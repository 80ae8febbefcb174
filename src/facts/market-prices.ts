import { readFacts } from './read/read-facts.ts'
import { marketPricesSchema, type TypicalPrice } from './schema/market-prices.schema.ts'

/** Typical market prices of timber, nails, labour and other items: `content/market-prices.json`. */
export const marketPrices: readonly TypicalPrice[] = readFacts(marketPricesSchema, 'market-prices.json').prices
