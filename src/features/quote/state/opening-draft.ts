import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { decodeLink } from '#roofing/quote/link.ts'
import { savedEstimate } from './saved-estimate.ts'
import type { ShopFacts } from './shop-facts.ts'

/** What the estimator opens with. */
export interface Opening {
  readonly draft: Draft
  /** Keys of the link that were not understood. */
  readonly ignored: readonly string[]
  /** True when it comes from this device's memory. */
  readonly restored: boolean
}

/** What the page it is opened from has chosen already. */
export interface Chosen {
  /** Slug; empty where it is no product's page. */
  readonly product: string | undefined
  /** Id; empty where none is chosen. */
  readonly colour: string | undefined
}

/** A link wins over what is kept on the device; what the page has chosen wins over both. */
export function openingDraft(
  fragment: string,
  chosen: Chosen,
  shop: ShopFacts,
  unpack?: Parameters<typeof decodeLink>[2],
): Opening {
  const known = {
    products: shop.products.map(({ slug }) => slug),
    thicknesses: shop.products.flatMap(({ thicknesses }) => thicknesses.map(({ thicknessMm }) => String(thicknessMm))),
    colours: shop.colours.map(({ id }) => id),
    counties: shop.counties,
  }
  const own = {
    ...(chosen.product && known.products.includes(chosen.product) && { product: chosen.product }),
    ...(chosen.colour && known.colours.includes(chosen.colour) && { colour: chosen.colour }),
  }
  if (fragment.startsWith('#quote?')) {
    const linked = decodeLink(fragment, known, unpack)
    if (linked) return { draft: { ...linked.draft, ...own }, ignored: linked.ignored, restored: false }
  }
  const kept = decodeLink(savedEstimate() ?? '', known, unpack)
  if (kept) return { draft: { ...kept.draft, ...own }, ignored: [], restored: true }
  return { draft: { ...emptyDraft(known.products[0] ?? ''), ...own }, ignored: [], restored: false }
}
