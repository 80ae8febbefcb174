import type { Draft } from '#roofing/quote/draft.ts'
import type { ShopProduct } from './shop-facts.ts'
import type { Step } from './step.ts'

/** The part of a draft that another product may change. */
type ProductDraft = Pick<Draft, 'product' | 'thickness' | 'colour' | 'settings'>

/**
 * Changes the product of a draft. Another product drops the thickness and the measures of the old sheet, and a colour that
 * the new one is not sold in.
 */
export function changeProduct<Changed extends ProductDraft>(draft: Changed, product: ShopProduct): Changed {
  if (product.slug === draft.product) return draft
  const { cover: _, step: __, stepLap: ___, ...settings } = draft.settings
  const isSold = product.colours.includes(draft.colour) && !product.coloursOutOfStock.includes(draft.colour)
  return { ...draft, product: product.slug, settings, thickness: '', colour: isSold ? draft.colour : '' }
}

/** The step of a change of product: it can be undone if it drops something that the visitor chose. */
export function productStep(draft: ProductDraft, product: ShopProduct): Step | undefined {
  const { settings, thickness, colour } = changeProduct(draft, product)
  const isKept =
    thickness === draft.thickness &&
    colour === draft.colour &&
    Object.keys(settings).length === Object.keys(draft.settings).length
  return isKept ? undefined : { kind: 'productChanged', about: product.name }
}
