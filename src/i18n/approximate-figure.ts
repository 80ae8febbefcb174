import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { isConfirmed, type ProfileId, type Source } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { formatPrice } from '#text/format-price.ts'
import type { Words } from './words.ts'

type ProductMessages = Pick<Words, 'product'>

/** The words with "≈" in place of "about", for narrow columns and cards. */
export const withShortAbout = ({ product, home }: Words): ProductMessages => ({
  product: { ...product, about: home.compare.about },
})

/** A figure as text, with "about" before it where its source is not confirmed. */
export function approximate(figure: string, source: Source, { product }: ProductMessages): string {
  return isConfirmed(source) ? figure : product.about(figure)
}

/** A measurement of a profile in whole millimetres, such as `28 mm`, with "about" where it is not confirmed. */
export function approximateMm(valueMm: number, source: Source, words: ProductMessages): string {
  return approximate(words.product.measurements.millimetres(Math.round(valueMm)), source, words)
}

/** The cover width of a profile, such as `1,000 mm`, with "about" where it is not confirmed. */
export function approximateCoverWidth(id: ProfileId, words: ProductMessages): string {
  const { coverWidthMm, sources } = profiles[id]
  return approximateMm(coverWidthMm, sources.coverWidth, words)
}

/** The price of a covered square metre, such as `KSh 470`, with "about" where the cover width is not confirmed. */
export function approximatePricePerM2(priceKsh: number, id: ProfileId, words: ProductMessages): string {
  const { coverWidthMm, sources } = profiles[id]
  return approximate(formatPrice(pricePerCoveredM2Ksh(priceKsh, coverWidthMm / 1000)), sources.coverWidth, words)
}
