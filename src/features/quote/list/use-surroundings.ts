import { useMemo } from 'react'
import type { Prices } from '#features/quote/state/prices.ts'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import type { Surroundings } from '#roofing/list/interpretation.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'

/** The shop's prices of a metre, and the lengths cut for the roof; the same object while they are equal. */
export function useSurroundings(takeOff: TakeOff | undefined, prices: Prices, shop: ShopFacts): Surroundings {
  const pricesKsh = useMemo(
    () =>
      shop.products.flatMap(({ slug }) => [
        prices.priceOf(slug, ''),
        ...prices.thicknessesOf(slug).map(({ price }) => price),
      ]),
    [prices, shop],
  )
  const lengths = (takeOff?.cuts ?? []).map(({ lengthM }) => lengthM).join(' ')
  return useMemo(
    () => ({ pricesKsh, cutLengthsM: lengths === '' ? [] : lengths.split(' ').map(Number) }),
    [pricesKsh, lengths],
  )
}
