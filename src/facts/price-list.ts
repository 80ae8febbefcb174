import { facts } from './read/read-facts.ts'
import { priceListFields } from './schema/price-list.schema.ts'

/** What is sold, for how much and since when: `content/prices.json`. */
export const priceList = facts(priceListFields, 'prices.json')
