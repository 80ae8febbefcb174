import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { PriceList } from '#features/quote/state/shop-facts.ts'

// What pages share with the script that writes today's prices into them. The script is part of every page, so nothing here
// is imported by the estimator, and the estimator's modules are imported as types only: a module of both would be a file of
// its own.

declare global {
  interface WindowEventMap {
    /** Today's prices have arrived (`offline.client.ts`). */
    todaysprices: CustomEvent<PriceList>
  }
}

/** Prices in KSh, by what they are for. A product's own price has its slug as the name. */
export type Figures = Readonly<Record<string, number | undefined>>

export const LOWEST_PRICE = ':lowest'
export const highestPriceOf = (slug: string) => `${slug}:highest`
export const thicknessPriceOf = (slug: string, thicknessMm: number) => `${slug}:${thicknessMm}`
export const piecePriceOf = (piece: keyof Accessories) => `:${piece}`

/** Every price of a price list. Prices by thickness and of pieces may be missing. */
export function figuresOf({ prices, thicknesses, accessories }: Partial<PriceList>): Figures {
  const figures: Record<string, number | undefined> = { ...prices }
  figures[LOWEST_PRICE] = Math.min(...Object.values(prices ?? {}))
  for (const [slug, price] of Object.entries(prices ?? {})) {
    const ofProduct = thicknesses?.[slug] ?? []
    for (const thickness of ofProduct) figures[thicknessPriceOf(slug, thickness.thicknessMm)] = thickness.price
    figures[highestPriceOf(slug)] = Math.max(price, ...ofProduct.map(thickness => thickness.price))
  }
  const { fasteners, ...pieces } = accessories ?? {}
  for (const [piece, { price }] of Object.entries(pieces)) figures[`:${piece}`] = price
  figures[piecePriceOf('fasteners')] = fasteners?.pricePerKg
  return figures
}

/** The price of a covered square metre, as `pricePerCoveredM2Ksh` of the kernel calculates it. */
export function perCoveredM2(priceKsh: number, coverWidthMm: number): number {
  return Math.ceil((Math.round(priceKsh * 100) * 10) / coverWidthMm)
}

/** The price of a length of sheet, as `priceKsh` of the kernel calculates it. */
export function priceOfLength(priceKsh: number, lengthM: number): number {
  return Math.ceil((Math.round(priceKsh * 100) * Math.ceil(lengthM * 1000 - 1e-3)) / 100_000)
}

/** A price without its currency, as `formatPrice` writes it. */
function writePrice(priceKsh: number): string {
  return Math.ceil(priceKsh).toLocaleString('en')
}

/** Replaces the first numbers of a text by prices, in their order. Other numbers stay. */
export function replacePrices(text: string, pricesKsh: readonly number[]): string {
  const left = [...pricesKsh]
  return text.replace(/\d+(,\d{3})*/g, number => {
    const price = left.shift()
    return price === undefined ? number : writePrice(price)
  })
}

/** Replaces the price in the text of a chat link. */
export function replacePriceInLink(href: string, priceKsh: number): string {
  return href.replace(/KSh%20((%2C)?\d)+/, `KSh%20${encodeURIComponent(writePrice(priceKsh))}`)
}

/** Replaces the date in a sentence that has no other figures. */
export function replaceDay(text: string, isoDate: string, language: string): string {
  const day = new Date(isoDate).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return text.replace(/\d.*\d/, day)
}
