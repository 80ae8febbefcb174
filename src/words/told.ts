import { shillings } from '../catalogue/price.ts'
import { pricePerCoveredM2Ksh } from '../roofing/money/price.ts'
import { isConfirmed, type ProfileId, type Source } from '../roofing/profiles/profile.ts'
import { profiles } from '../roofing/profiles/profiles.ts'
import type { Words } from './words.ts'

type Said = Pick<Words, 'product'>

/** A figure as pages tell it: "about" where what it rests on is not confirmed. */
export function told(figure: string, source: Source, { product }: Said): string {
  return isConfirmed(source) ? figure : product.about(figure)
}

/** Millimetres of a profile as pages tell them. */
export function toldMm(valueMm: number, source: Source, words: Said): string {
  return told(words.product.measurements.millimetres(Math.round(valueMm)), source, words)
}

/** `1,000 mm`: what one sheet of a profile covers. */
export function toldCoverWidth(id: ProfileId, words: Said): string {
  const { coverWidthMm, sources } = profiles[id]
  return toldMm(coverWidthMm, sources.coverWidth, words)
}

/** `KSh 470`: what a covered square metre costs, given the price of a running metre. */
export function toldPerM2(priceKsh: number, id: ProfileId, words: Said): string {
  const { coverWidthMm, sources } = profiles[id]
  return told(shillings(pricePerCoveredM2Ksh(priceKsh, coverWidthMm / 1000)), sources.coverWidth, words)
}
