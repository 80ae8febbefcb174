import type { Draft } from '#roofing/quote/draft.ts'
import type { ShopProduct } from './shop-facts.ts'

/**
 * Changes the product of a draft. Another product drops the thickness and the measures of the old sheet, and a colour that
 * the new one is not sold in.
 */
export function changeProduct(draft: Draft, product: ShopProduct): Draft {
  if (product.slug === draft.product) return draft
  const { cover: _, step: __, stepLap: ___, ...settings } = draft.settings
  const isSold = product.colours.includes(draft.colour) && !product.coloursOutOfStock.includes(draft.colour)
  return { ...draft, product: product.slug, settings, thickness: '', colour: isSold ? draft.colour : '' }
}
