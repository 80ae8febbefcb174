import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'

/**
 * Attributes of an element whose text begins with prices, as numbers, so that `prices.client.ts` writes today's into it.
 * @param names of the prices (`todays-prices.ts`), in the order of the text
 */
export function markPrice(...names: readonly string[]) {
  return { 'data-price': names.join(' ') }
}

/** The same for the price of a length of sheet, in metres. */
export function markPriceOfLength(lengthM: number, name: string) {
  return { ...markPrice(name), 'data-running-m': lengthM }
}

/** The same for prices of a square metre that a profile covers. */
export function markPricePerM2(profile: ProfileId, ...names: readonly string[]) {
  return { ...markPrice(...names), 'data-cover-width': profiles[profile].coverWidthMm }
}
