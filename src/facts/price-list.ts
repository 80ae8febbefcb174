import { readFacts } from './read/read-facts.ts'
import { priceListSchema } from './schema/price-list.schema.ts'

/** The owner’s price list, hidden products included: `content/prices.json`. */
export const priceList = readFacts(priceListSchema, 'prices.json')
