import type { ProductFacts } from './product.ts'

/** The lowest and highest price of a running metre, in KSh. They are equal if the product has one price. */
export function priceRange({ price, thicknesses }: Pick<ProductFacts, 'price' | 'thicknesses'>): [number, number] {
  return [price, Math.max(price, ...thicknesses.map(thickness => thickness.price))]
}
