import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { type Choices, decodeLink, encodeLink, type KnownItems } from '#roofing/quote/link.ts'
import { parseDraft } from '#roofing/quote/parse-draft.ts'
import { changeProduct } from './change-product.ts'
import type { ShopFacts } from './shop-facts.ts'

/** The draft that the page opens with. */
export interface Opening {
  readonly draft: Draft
  /** Keys of the link that were not understood. */
  readonly ignored: readonly string[]
  /** Whether the draft was saved at an earlier visit. */
  readonly isRestored: boolean
  /** Whether the draft is the saved one, with or without a choice of the link. */
  readonly isKept: boolean
  /** Whether the link chooses the product. */
  readonly isChosen: boolean
}

function knownItemsOf(shop: ShopFacts): KnownItems {
  return {
    products: shop.products.map(({ slug }) => slug),
    thicknesses: shop.products.flatMap(({ thicknesses }) => thicknesses.map(({ thicknessMm }) => String(thicknessMm))),
    colours: shop.colours.map(({ id }) => id),
    counties: shop.counties,
  }
}

/** A draft that was stored as JSON; undefined if there is none or it is not a draft. */
export function storedDraft(json: string | undefined, shop: ShopFacts): Draft | undefined {
  return json === undefined ? undefined : parseDraft(json, knownItemsOf(shop))
}

/** Applies the choices of a link to a draft. */
function applyChoices(draft: Draft, { product: slug, ...choices }: Choices, shop: ShopFacts): Draft {
  const product = shop.products.find(product => product.slug === slug)
  return { ...(product ? changeProduct(draft, product) : draft), ...choices }
}

/** Removes a thickness or a colour that the product is not sold in, and returns the removed keys. */
function dropUnsold(draft: Draft, shop: ShopFacts): { readonly draft: Draft; readonly dropped: readonly string[] } {
  const product = shop.products.find(({ slug }) => slug === draft.product)
  if (!product) return { draft, dropped: [] }
  const isSold = {
    thickness: product.thicknesses.some(({ thicknessMm }) => String(thicknessMm) === draft.thickness),
    colour: product.colours.includes(draft.colour) && !product.coloursOutOfStock.includes(draft.colour),
  }
  const dropped = (['thickness', 'colour'] as const).filter(key => draft[key] !== '' && !isSold[key])
  return { draft: { ...draft, ...Object.fromEntries(dropped.map(key => [key, ''])) }, dropped }
}

/**
 * Chooses between the link of the page and the saved estimate. A link to a whole quote wins; a link that only chooses a
 * product, a thickness or a colour changes the saved estimate. If both are the same quote, the saved one is used, because it
 * also holds invalid text.
 * @param list the decompressed list of the link
 */
export function openingDraft(link: string, saved: string, shop: ShopFacts, list?: string): Opening {
  const known = knownItemsOf(shop)
  // Earlier releases saved a link.
  const savedDraft = parseDraft(saved, known) ?? decodeLink(saved, known)?.draft
  const linked = decodeLink(link, known, list)
  const isWhole = linked !== undefined && !linked.choices
  const base = savedDraft ?? emptyDraft(known.products[0] ?? '')
  const isSame = isWhole && savedDraft && encodeLink(savedDraft) === encodeLink(linked.draft)
  const chosen = isWhole && !isSame ? linked.draft : linked?.choices ? applyChoices(base, linked.choices, shop) : base
  const { draft, dropped } = dropUnsold(chosen, shop)
  return {
    draft,
    ignored: [...(linked?.ignored ?? []), ...(linked ? dropped : [])],
    isRestored: !isWhole && savedDraft !== undefined,
    isKept: savedDraft !== undefined && (!isWhole || isSame === true),
    isChosen: Object.keys(linked?.choices ?? {}).length > 0,
  }
}
