import { bareMetal } from '#catalogue/bare-metal.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { ShopFacts, ShopProduct } from './shop-facts.ts'

/** Screen colour of the drawn roof: the chosen one, the first of the list until then, or bare metal. */
export function sheetColour(draft: Draft, product: ShopProduct, { colours }: Pick<ShopFacts, 'colours'>): string {
  if (product.finish === 'bare') return bareMetal
  return (colours.find(({ id }) => id === draft.colour) ?? colours[0])?.screen ?? bareMetal
}
