import type { Accessories } from '#facts/schema/accessories.schema.ts'
import type { SheetMeasures } from '#roofing/profiles/profile.ts'
import { usualGable } from '#roofing/quote/usual-gable.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import type { CountedExample, ShopFacts } from './shop-facts.ts'

/** Counts the example roof as the estimator does when its walls are typed. */
export function countExample(
  profile: SheetMeasures,
  pieces: Accessories,
  walls: ShopFacts['exampleWallsM'],
): CountedExample {
  const counted = takeOff([usualGable(walls)], profile, usualSettings(profile, pieces), 0)
  const { sheets, runningM, caps, valleys, flashings, gutters, fasteners } = counted
  return { sheets, runningM, caps, valleys, flashings, gutters, fasteners }
}
