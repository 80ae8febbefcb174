import { findDeliveryPromise } from './delivery-promise.ts'
import { includesEveryCounty } from './kenyan-counties.ts'
import { productFacts } from './products.ts'
import { readFacts } from './read/read-facts.ts'
import { deliverySchema, type ServedCounty } from './schema/delivery.schema.ts'

/** The counties to which the seller delivers, in the order of `content/delivery.json`. */
export const servedCounties: readonly ServedCounty[] = readFacts(deliverySchema, 'delivery.json').counties

export const servedCountyNames: readonly string[] = servedCounties.map(({ county }) => county)

/** Whether the seller delivers to all 47 counties of Kenya. */
export const servesAllCounties = includesEveryCounty(servedCountyNames)

/** What pages may promise about delivery. */
export const deliveryPromise = findDeliveryPromise(productFacts, servedCounties)
