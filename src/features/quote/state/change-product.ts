import type { Draft } from '#roofing/quote/draft.ts'
import type { ShopProduct } from './shop-facts.ts'

/**
 * The same quote in another product. The measures and the thickness of the old sheet go with it, and a colour that the new
 * one is not sold in. The same product keeps all of them.
 */
export function changeProduct(draft: Draft, product: ShopProduct): Draft {
  if (product.slug === draft.product) return draft
  const { cover: _, step: __, stepLap: ___, ...settings } = draft.settings
  const isSold = product.colours.includes(draft.colour) && !product.coloursOutOfStock.includes(draft.colour)
  return { ...draft, product: product.slug, settings, thickness: '', colour: isSold ? draft.colour : '' }
}
