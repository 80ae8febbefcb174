import { bareMetalColour } from '#facts/bare-metal.ts'
import type { ShopFacts, ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Draft } from '#roofing/quote/draft.ts'

/** The colours that a product is offered in, in the order of the shop; none where it is sold bare. */
export function coloursOf(product: ShopProduct, { colours }: Pick<ShopFacts, 'colours'>): ShopFacts['colours'] {
  return colours.filter(({ id }) => product.colours.includes(id))
}

/** Name of the colour that is chosen; empty where none is, or the product is not offered in it. */
export function colourName(draft: Draft, product: ShopProduct, shop: Pick<ShopFacts, 'colours'>): string {
  return coloursOf(product, shop).find(({ id }) => id === draft.colour)?.name ?? ''
}

/** The colour as an order names it: the chosen one, that none is chosen yet, or that the sheets are bare. */
export function colourInOrder(
  draft: Draft,
  product: ShopProduct,
  shop: Pick<ShopFacts, 'colours'>,
  message: { readonly bare: string; readonly noColour: string },
): string {
  return product.finish === 'bare' ? message.bare : colourName(draft, product, shop) || message.noColour
}

/** Screen colour of the drawn roof: the chosen one, the first of the list until then, or bare metal. */
export function sheetColour(draft: Draft, product: ShopProduct, shop: Pick<ShopFacts, 'colours'>): string {
  const offered = coloursOf(product, shop)
  return (offered.find(({ id }) => id === draft.colour) ?? offered[0])?.screen ?? bareMetalColour
}
