import { changeProduct } from '#features/quote/state/change-product.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import type { CountedExample, ShopProduct } from '#features/quote/state/shop-facts.ts'
import { billOf } from '#roofing/money/bill.ts'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { type QuotedRoof, readDraft } from '#roofing/quote/read-draft.ts'
import { type Settings, usualSettings } from '#roofing/take-off/settings.ts'
import { type TakeOff, takeOff } from '#roofing/take-off/take-off.ts'

/** The price of the roofs in one product. */
export interface PricedProduct {
  readonly product: ShopProduct
  readonly priceKsh: number
  readonly sheets: number
  readonly runningM: number
  /** Price of its sheets, KSh per running metre. */
  readonly pricePerMKsh: number
  /** Price of a square metre covered by its sheets, in KSh. */
  readonly pricePerM2Ksh: number
  /** Minimum pitch of its profile, and the roofs of the draft below it; absent if there are none. */
  readonly tooLow?: { readonly minPitchDeg: number; readonly places: readonly number[] }
}

/**
 * The prices of the same roofs in every product, cheapest first. Quantities are counted once for each profile. The settings of
 * the chosen sheet, such as its cover width, apply only to it.
 */
export function* pricedProducts(
  products: readonly ShopProduct[],
  roofs: readonly QuotedRoof[],
  draft: Draft,
  chosen: ShopProduct,
  settings: Settings,
  prices: Prices,
): Generator<void, PricedProduct[]> {
  const counted = new Map<string, TakeOff>()
  const priced: PricedProduct[] = []
  for (const product of products) {
    const { id } = product.profile
    const key = product === chosen ? 'chosen' : id
    if (!counted.has(key)) {
      counted.set(key, takeOffIn(product, roofs, draft, product === chosen ? settings : undefined, prices))
      yield
    }
    const thickness = product === chosen ? draft.thickness : ''
    priced.push(priceProduct(product, counted.get(key) as TakeOff, roofs, thickness, prices))
  }
  return sortByPrice(priced)
}

/**
 * The prices of the example roof in every product, cheapest first. The thickness of the draft applies only to the chosen sheet.
 * @param roofs the roofs of the draft, whose pitches are compared with the minimum of each product
 */
export function pricedExamples(
  products: readonly ShopProduct[],
  chosen: ShopProduct,
  roofs: readonly QuotedRoof[],
  thickness: string,
  prices: Prices,
): PricedProduct[] {
  return sortByPrice(
    products.map(product =>
      priceProduct(product, product.exampleRoof, roofs, product === chosen ? thickness : '', prices),
    ),
  )
}

/** Prices what is counted in a product, and names the roofs that are too low for it. */
function priceProduct(
  product: ShopProduct,
  counted: CountedExample,
  roofs: readonly QuotedRoof[],
  thickness: string,
  prices: Prices,
): PricedProduct {
  const pricePerMKsh = prices.priceOf(product.slug, thickness)
  const { minPitchDeg, coverWidthMm } = product.profile
  const places = roofs.filter(({ pitchDeg }) => pitchDeg < minPitchDeg).map(({ place }) => place)
  return {
    product,
    pricePerMKsh,
    pricePerM2Ksh: pricePerCoveredM2Ksh(pricePerMKsh, coverWidthMm / 1000),
    sheets: counted.sheets,
    runningM: counted.runningM,
    priceKsh: billOf(counted, pricePerMKsh, prices.accessories).totalKsh,
    ...(places.length > 0 && { tooLow: { minPitchDeg, places } }),
  }
}

function sortByPrice(priced: PricedProduct[]): PricedProduct[] {
  return priced.sort((a, b) => a.priceKsh - b.priceKsh)
}

/** The cheapest product that no roof is too low for; undefined if there is none. */
export function cheapestOf(priced: readonly PricedProduct[]): PricedProduct | undefined {
  return priced.find(({ tooLow }) => !tooLow)
}

/** Counts the roofs in a product, with the given settings or those of the draft changed to this product. */
function takeOffIn(
  product: ShopProduct,
  roofs: readonly QuotedRoof[],
  draft: Draft,
  given: Settings | undefined,
  { accessories }: Prices,
): TakeOff {
  const { profile } = product
  const settings = given ?? readDraft(changeProduct(draft, product), profile, accessories).quote?.settings
  return takeOff(roofs, profile, settings ?? usualSettings(profile, accessories), 0)
}
