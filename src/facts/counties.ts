import { deliveryPromise } from './delivery-promise.ts'
import { productFacts } from './products.ts'
import { facts } from './read/read-facts.ts'
import { delivery, type ServedCounty } from './schema/delivery.schema.ts'

/** The counties of Kenya that are delivered to, in the order of `content/delivery.json`. */
export const servedCounties: readonly ServedCounty[] = facts(delivery, 'delivery.json').counties

/** The same by name. */
export const counties: readonly string[] = servedCounties.map(({ county }) => county)

/** Whether sheets are delivered to every county that Kenya has. */
export const isEverywhere = counties.length === 47

/** What may be promised of delivery in general, by what the owner says of products and counties. */
export const promise = deliveryPromise(productFacts, servedCounties)
