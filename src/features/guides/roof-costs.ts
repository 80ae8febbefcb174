import type { ProductFacts } from '#facts/product.ts'
import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { TypicalPrice } from '#facts/schema/market-prices.schema.ts'
import { type Budget, budgetOf, ownPrices, quantitiesOf } from '#roofing/money/budget.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { usualGable } from '#roofing/quote/usual-gable.ts'
import { type HouseId, usualHouses } from '#roofing/quote/usual-houses.ts'
import type { RoofInput } from '#roofing/roof/roof.ts'
import { type Settings, usualSettings } from '#roofing/take-off/settings.ts'
import { type TakeOff, takeOff } from '#roofing/take-off/take-off.ts'
import { timberOf } from '#roofing/take-off/timber.ts'
import { timberFeet } from '#roofing/take-off/timber-feet.ts'

/** The roof of a house: a gable. */
export const roofOf = (house: HouseId): RoofInput => usualGable(usualHouses[house])

/** The facts that guides take their figures from. */
export interface GuideFacts {
  readonly products: readonly Pick<ProductFacts, 'slug' | 'name' | 'price' | 'profile' | 'finish' | 'isFreeDelivery'>[]
  readonly accessories: Accessories
  readonly marketPrices: readonly TypicalPrice[]
  /** ISO date. */
  readonly pricesAsOf: string
}

export interface RoofCost {
  readonly takeOff: TakeOff
  readonly settings: Settings
  readonly budget: Budget
}

/** Counts and prices the roof of a house in a product. */
export function costOfRoof(
  house: HouseId,
  product: GuideFacts['products'][number],
  { accessories, marketPrices }: GuideFacts,
): RoofCost {
  const roof = roofOf(house)
  const profile = profiles[product.profile]
  const settings = usualSettings(profile, accessories)
  const counted = takeOff([roof], profile, settings, product.price)
  const timber = timberOf(
    counted.roofs.flatMap(each => each.roof.faces),
    settings,
  )
  const budget = budgetOf(quantitiesOf(counted, timberFeet(timber)), {
    ours: ownPrices(product.price, accessories, product.isFreeDelivery),
    typical: marketPrices,
    yours: {},
  })
  return { takeOff: counted, settings, budget }
}
