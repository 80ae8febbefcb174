import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'

/**
 * Attributes for an element whose text names prices, by which `prices.client.ts` finds it and writes today's prices into it.
 * @param keys the keys of the prices (`todays-prices.ts`), in the order of the text. Other numbers must follow the prices.
 */
export function priceAttributes(...keys: readonly string[]) {
  return { 'data-price': keys.join(' ') }
}

/** Attributes for the price of a length of sheet, in metres. */
export function lengthPriceAttributes(lengthM: number, key: string) {
  return { ...priceAttributes(key), 'data-running-m': lengthM }
}

interface PricedLength {
  readonly key: string
  readonly lengthM: number
}

/** Attributes for how much less a length of sheet costs in another product. */
export function savingAttributes(own: PricedLength, other: PricedLength) {
  return {
    ...priceAttributes(own.key, other.key),
    'data-running-m': `${own.lengthM} ${other.lengthM}`,
    'data-saving': '',
  }
}

/** Attributes for prices per square metre that a profile covers. */
export function pricePerM2Attributes(profile: ProfileId, ...keys: readonly string[]) {
  return { ...priceAttributes(...keys), 'data-cover-width': profiles[profile].coverWidthMm }
}
