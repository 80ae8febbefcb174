import type { ProductFacts } from './product.ts'
import type { ServedCounty } from './schema/delivery.schema.ts'

/**
 * What may be promised of delivery in general.
 * - `free`: everything that is sold is delivered free, and to every county without a condition.
 * - `conditional`: everything is, but some counties have a condition.
 * - `asked`: some products are not, so it is to be asked.
 */
export type DeliveryPromise = 'free' | 'conditional' | 'asked'

/** What the owner's flags allow to be promised. */
export function deliveryPromise(
  products: readonly Pick<ProductFacts, 'isFreeDelivery'>[],
  counties: readonly Pick<ServedCounty, 'condition'>[],
): DeliveryPromise {
  if (!products.every(({ isFreeDelivery }) => isFreeDelivery)) return 'asked'
  return counties.some(({ condition }) => condition) ? 'conditional' : 'free'
}
