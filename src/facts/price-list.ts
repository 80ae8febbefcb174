import { readFacts } from './read/read-facts.ts'
import { priceListSchema } from './schema/price-list.schema.ts'

/** The products on sale with their prices: `content/prices.json`. */
export const priceList = readFacts(priceListSchema, 'prices.json')
