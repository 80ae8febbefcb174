import type { ProductFacts } from './product.ts'

/** The lowest and the highest price of a running metre, in KSh; the same twice where there is one price. */
export function priceRange({ price, thicknesses }: Pick<ProductFacts, 'price' | 'thicknesses'>): [number, number] {
  return [price, Math.max(price, ...thicknesses.map(thickness => thickness.price))]
}
