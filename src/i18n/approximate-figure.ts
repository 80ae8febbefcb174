import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { isConfirmed, type ProfileId, type Source } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { shillings } from '#text/format-price.ts'
import type { Words } from './words.ts'

type ProductMessages = Pick<Words, 'product'>

/** A figure as pages tell it: "about" where what it rests on is not confirmed. */
export function approximate(figure: string, source: Source, { product }: ProductMessages): string {
  return isConfirmed(source) ? figure : product.about(figure)
}

/** Millimetres of a profile as pages tell them. */
export function approximateMm(valueMm: number, source: Source, words: ProductMessages): string {
  return approximate(words.product.measurements.millimetres(Math.round(valueMm)), source, words)
}

/** `1,000 mm`: what one sheet of a profile covers. */
export function approximateCoverWidth(id: ProfileId, words: ProductMessages): string {
  const { coverWidthMm, sources } = profiles[id]
  return approximateMm(coverWidthMm, sources.coverWidth, words)
}

/** `KSh 470`: what a covered square metre costs, given the price of a running metre. */
export function approximatePricePerM2(priceKsh: number, id: ProfileId, words: ProductMessages): string {
  const { coverWidthMm, sources } = profiles[id]
  return approximate(shillings(pricePerCoveredM2Ksh(priceKsh, coverWidthMm / 1000)), sources.coverWidth, words)
}
