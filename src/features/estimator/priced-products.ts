import { priceKsh } from '#roofing/money/price.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { type QuotedRoof, readDraft } from '#roofing/quote/read-draft.ts'
import { type Settings, usualSettings } from '#roofing/take-off/settings.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import { changeProduct } from './change-product.ts'
import type { Prices } from './prices.ts'
import type { ShopProduct } from './shop-facts.ts'

/** What the same roofs come to in one product. */
export interface PricedProduct {
  readonly product: ShopProduct
  readonly priceKsh: number
  /** Least pitch of its profile, where one of the roofs lies below it. */
  readonly lowDeg?: number
}

/**
 * The same roofs in every product, cheapest first. Counted once a profile, for metres depend on nothing else; what was set
 * for the chosen sheet (a cover width, a thickness) stays with that sheet.
 */
export function* pricedProducts(
  products: readonly ShopProduct[],
  roofs: readonly QuotedRoof[],
  draft: Draft,
  chosen: ShopProduct,
  settings: Settings,
  prices: Prices,
): Generator<void, PricedProduct[]> {
  const counted = new Map<string, number>()
  const priced: PricedProduct[] = []
  const lowest = Math.min(...roofs.map(({ pitchDeg }) => pitchDeg))
  for (const product of products) {
    const { id, leastPitchDeg } = product.profile
    const key = product === chosen ? 'chosen' : id
    if (!counted.has(key)) {
      counted.set(key, metresOf(product, roofs, draft, product === chosen ? settings : undefined))
      yield
    }
    const pricePerM = prices.priceOf(product.slug, product === chosen ? draft.thickness : '')
    const low = lowest < leastPitchDeg ? { lowDeg: leastPitchDeg } : {}
    priced.push({ product, priceKsh: priceKsh(counted.get(key) as number, pricePerM), ...low })
  }
  return priced.sort((a, b) => a.priceKsh - b.priceKsh)
}

/** Running metres of these roofs in a product: with the settings that are given, else with those that another sheet keeps. */
function metresOf(
  product: ShopProduct,
  roofs: readonly QuotedRoof[],
  draft: Draft,
  given: Settings | undefined,
): number {
  const settings =
    given ?? readDraft({ ...draft, ...changeProduct(draft, product.slug) }, product.profile).quote?.settings
  return takeOff(roofs, product.profile, settings ?? usualSettings(product.profile, []), 0).runningM
}
