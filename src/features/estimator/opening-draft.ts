import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { decodeLink } from '#roofing/quote/link.ts'
import { keptEstimate } from './kept.ts'
import type { ShopFacts } from './shop-facts.ts'

/** What the estimator opens with. */
export interface Opening {
  readonly draft: Draft
  /** Keys of the link that were not understood. */
  readonly ignored: readonly string[]
  /** True when it comes from this device's memory. */
  readonly restored: boolean
}

/** A link wins over what is kept on the device; the page's product wins over the kept one. */
export function openingDraft(fragment: string, product: string | undefined, shop: ShopFacts): Opening {
  const known = {
    products: shop.products.map(({ slug }) => slug),
    colours: shop.colours.map(({ id }) => id),
    counties: shop.counties,
  }
  const chosen = product && known.products.includes(product) ? { product } : {}
  if (fragment.startsWith('#quote?')) {
    const linked = decodeLink(fragment, known)
    if (linked) return { draft: { ...linked.draft, ...chosen }, ignored: linked.ignored, restored: false }
  }
  const kept = decodeLink(keptEstimate() ?? '', known)
  if (kept) return { draft: { ...kept.draft, ...chosen }, ignored: [], restored: true }
  return { draft: { ...emptyDraft(known.products[0] ?? ''), ...chosen }, ignored: [], restored: false }
}
