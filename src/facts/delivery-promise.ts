import type { ProductFacts } from './product.ts'
import type { ServedCounty } from './schema/delivery.schema.ts'

/**
 * What pages may promise about delivery in general.
 * - `free`: every product is delivered free, to every served county, without conditions.
 * - `conditional`: every product is delivered free, but some counties have a condition.
 * - `onRequest`: some products are not delivered free, so the page asks visitors to enquire.
 */
export type DeliveryPromise = 'free' | 'conditional' | 'onRequest'

/** Finds the strongest promise that the owner's files allow. */
export function findDeliveryPromise(
  products: readonly Pick<ProductFacts, 'isFreeDelivery'>[],
  counties: readonly Pick<ServedCounty, 'condition'>[],
): DeliveryPromise {
  if (!products.every(({ isFreeDelivery }) => isFreeDelivery)) return 'onRequest'
  return counties.some(({ condition }) => condition) ? 'conditional' : 'free'
}
