import type { ProductFacts } from '#facts/product.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { usualGable } from '#roofing/quote/usual-gable.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import { type TakeOff, takeOff } from '#roofing/take-off/take-off.ts'

/** Walls of the example roof in metres: a usual three-bedroom house. */
export const exampleWallsM = { length: 12, width: 9 } as const

/** Counts the example roof in a product, at its lowest price. */
export function countExampleRoof({ price, profile: id }: Pick<ProductFacts, 'price' | 'profile'>): TakeOff {
  const profile = profiles[id]
  const roof = usualGable({ lengthM: exampleWallsM.length, widthM: exampleWallsM.width })
  return takeOff([roof], profile, usualSettings(profile), price)
}
