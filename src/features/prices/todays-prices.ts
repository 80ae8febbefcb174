import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { PriceList } from '#features/quote/state/shop-facts.ts'

// Shared by pages and the script that writes today's prices into them. The script is inlined in every page, so the estimator
// must not import this module, and types are all that this module imports from the estimator: the bundler would move a
// module of both into a separate file.

declare global {
  interface WindowEventMap {
    /** Today's prices have arrived (`offline.client.ts`). */
    todaysprices: CustomEvent<PriceList>
  }
}

/** Prices in KSh. The key of a product's lowest price is its slug; the other keys are built below. */
export type PricesByKey = Readonly<Record<string, number | undefined>>

export const LOWEST_PRICE_KEY = ':lowest'
export const highestPriceKey = (slug: string) => `${slug}:highest`
export const thicknessPriceKey = (slug: string, thicknessMm: number) => `${slug}:${thicknessMm}`
export const piecePriceKey = (piece: keyof Accessories) => `:${piece}`

/** Collects every price of a price list. Prices by thickness and of pieces may be missing. */
export function toPricesByKey({ prices, thicknesses, accessories }: Partial<PriceList>): PricesByKey {
  const pricesByKey: Record<string, number | undefined> = { ...prices }
  pricesByKey[LOWEST_PRICE_KEY] = Math.min(...Object.values(prices ?? {}))
  for (const [slug, price] of Object.entries(prices ?? {})) {
    const ofProduct = thicknesses?.[slug] ?? []
    for (const thickness of ofProduct) pricesByKey[thicknessPriceKey(slug, thickness.thicknessMm)] = thickness.price
    pricesByKey[highestPriceKey(slug)] = Math.max(price, ...ofProduct.map(thickness => thickness.price))
  }
  const { fasteners, ...pieces } = accessories ?? {}
  for (const [piece, { price }] of Object.entries(pieces)) pricesByKey[`:${piece}`] = price
  pricesByKey[piecePriceKey('fasteners')] = fasteners?.pricePerKg
  return pricesByKey
}

/** The price of a covered square metre, as `pricePerCoveredM2Ksh` of the kernel calculates it. */
export function pricePerCoveredM2(priceKsh: number, coverWidthMm: number): number {
  return Math.ceil((Math.round(priceKsh * 100) * 10) / coverWidthMm)
}

/**
 * Whether no product of the list has a lower price per covered square metre than the first one of these.
 * @param products slugs with their cover widths in mm, such as `box-profile:1000 versatile:960`
 */
export function isLowestPerCoveredM2(products: string, pricesByKey: PricesByKey): boolean {
  const [own, ...others] = products.split(' ').map(product => {
    const [slug = '', coverWidthMm] = product.split(':')
    const price = pricesByKey[slug]
    return price === undefined ? undefined : pricePerCoveredM2(price, Number(coverWidthMm))
  })
  return own !== undefined && others.every(price => price === undefined || price >= own)
}

/** The price of a length of sheet, as `priceKsh` of the kernel calculates it. */
export function priceOfLength(priceKsh: number, lengthM: number): number {
  return Math.ceil((Math.round(priceKsh * 100) * Math.ceil(lengthM * 1000 - 1e-3)) / 100_000)
}

/** How much more each of these prices is than the lowest one; 0 for the lowest and for a missing price. */
export function differencesToLowest(pricesKsh: readonly (number | undefined)[]): readonly number[] {
  const lowest = Math.min(...pricesKsh.filter(price => price !== undefined))
  return pricesKsh.map(price => (price === undefined ? 0 : price - lowest))
}

/** How much less the second of two prices is, as the only item; undefined where it is no less. */
export function savingOf([own = 0, other = 0]: readonly number[]): number[] | undefined {
  return own > other ? [own - other] : undefined
}

/** A price without its currency, as `formatPrice` writes it. */
function formatAmount(priceKsh: number): string {
  return Math.ceil(priceKsh).toLocaleString('en')
}

/** Replaces the first numbers of a text by prices, in their order. Other numbers stay. */
export function replacePrices(text: string, pricesKsh: readonly number[]): string {
  const left = [...pricesKsh]
  return text.replace(/\d+(,\d{3})*/g, number => {
    const price = left.shift()
    return price === undefined ? number : formatAmount(price)
  })
}

/** Replaces the price in the text of a chat link. */
export function replacePriceInLink(href: string, priceKsh: number): string {
  return href.replace(/KSh%20((%2C)?\d)+/, `KSh%20${encodeURIComponent(formatAmount(priceKsh))}`)
}

/** Replaces the date in a sentence that has no other pricesByKey. */
export function replaceDate(text: string, isoDate: string, language: string): string {
  const day = new Date(isoDate).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return text.replace(/\d.*\d/, day)
}
