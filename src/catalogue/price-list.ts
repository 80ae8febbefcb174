import { facts } from '../facts/facts.ts'
import { priceListFields } from './price-list.schema.ts'

/** What is sold, for how much and since when: `content/prices.json`. */
export const priceList = facts(priceListFields, 'prices.json')
