import { facts } from '../facts/facts.ts'
import { delivery, type ServedCounty } from './delivery.schema.ts'

/** The counties of Kenya that are delivered to, in the order of `content/delivery.json`. */
export const servedCounties: readonly ServedCounty[] = facts(delivery, 'delivery.json').counties

/** The same by name. */
export const counties: readonly string[] = servedCounties.map(({ county }) => county)
