import { bareMetalColour } from '#facts/bare-metal.ts'
import type { ShopFacts, ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Draft } from '#roofing/quote/draft.ts'

/** The colours of a product, in the order of the shop. */
export function listColours(product: ShopProduct, { colours }: Pick<ShopFacts, 'colours'>): ShopFacts['colours'] {
  return colours.filter(({ id }) => product.colours.includes(id))
}

/** The chosen colour; undefined if none is chosen or the product is not offered in it. */
export function chosenColour(
  draft: Pick<Draft, 'colour'>,
  product: ShopProduct,
  shop: Pick<ShopFacts, 'colours'>,
): ShopFacts['colours'][number] | undefined {
  return listColours(product, shop).find(({ id }) => id === draft.colour)
}

/** The name of the chosen colour; empty if none is chosen or the product is not offered in it. */
function colourName(draft: Draft, product: ShopProduct, shop: Pick<ShopFacts, 'colours'>): string {
  return chosenColour(draft, product, shop)?.name ?? ''
}

/** The colour for an order: its name, that none is chosen, or bare metal. */
export function describeColour(
  draft: Draft,
  product: ShopProduct,
  shop: Pick<ShopFacts, 'colours'>,
  message: { readonly bareMetal: string; readonly noColour: string },
): string {
  return product.finish === 'bare' ? message.bareMetal : colourName(draft, product, shop) || message.noColour
}

/** The colour of the drawing: the chosen one, else that of the product's pictures; undefined for bare metal. */
export function drawnColour(
  draft: Pick<Draft, 'colour'>,
  product: ShopProduct,
  shop: Pick<ShopFacts, 'colours'>,
): ShopFacts['colours'][number] | undefined {
  return chosenColour(draft, product, shop) ?? shop.colours.find(({ id }) => id === product.picturedColour)
}

/** The screen colour of the drawing. */
export function sheetColour(
  draft: Pick<Draft, 'colour'>,
  product: ShopProduct,
  shop: Pick<ShopFacts, 'colours'>,
): string {
  return drawnColour(draft, product, shop)?.screen ?? bareMetalColour
}
