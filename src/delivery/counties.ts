import { facts } from '../facts/facts.ts'
import { delivery } from './delivery.schema.ts'

/** The counties of Kenya that are delivered to, by name, in the order of `content/delivery.json`. */
export const counties: readonly string[] = facts(delivery, 'delivery.json').counties.map(({ county }) => county)
