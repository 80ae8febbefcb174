import type { SheetMeasures } from '../profiles/profile.ts'
import type { Cut } from './cut.ts'
import { countParts } from './rounding.ts'
import { purlinSpacingM, type Settings } from './settings.ts'

/** Screws or nails per square metre of roof, from Kenyan trade pages. */
const USUAL_PER_M2 = { min: 8, max: 10 } as const

/**
 * Roofing nails per kilogram, derived from the weight of steel with heads: the fewest are nails of 3 inch from 3.75 mm wire, the
 * most of 2½ inch from 3.35 mm wire. No Kenyan source gives the number.
 */
const NAILS_PER_KG = { min: 110, max: 145 } as const

/** Screws or nails, as a range that includes both the count by purlin rows and the usual number per square metre. */
export interface Fasteners {
  /** Counted by the purlin rows under each sheet. */
  readonly byRows: number
  readonly byRowsPerM2: number
  /** Whether the count by rows is within the usual 8 to 10 per square metre. */
  readonly isUsual: boolean
  readonly min: number
  readonly max: number
  /** Whole kilograms of roofing nails. */
  readonly minKg: number
  readonly maxKg: number
}

/**
 * Screws or nails of one sheet: two end rows and the rows between. Straight sheets are fixed to every purlin; step tiles, which
 * lie on one batten per step, at both ends and to every second batten between.
 */
function fastenersPerSheet(lengthM: number, profile: SheetMeasures, settings: Settings): number {
  const { endRow, innerRow } = profile.fasteners
  const bays = Math.max(1, countParts(lengthM, purlinSpacingM(settings)))
  const inner = settings.step > 0 ? Math.floor(bays / 2) : bays - 1
  return 2 * endRow + inner * innerRow
}

/** The fasteners for these sheets on a roof of this area. */
export function countFasteners(
  cuts: readonly Cut[],
  roofAreaM2: number,
  profile: SheetMeasures,
  settings: Settings,
): Fasteners {
  const byRows = cuts.reduce(
    (sum, { lengthM, count }) => sum + count * fastenersPerSheet(lengthM, profile, settings),
    0,
  )
  const min = Math.min(byRows, countParts(roofAreaM2 * USUAL_PER_M2.min, 1))
  const max = Math.max(byRows, countParts(roofAreaM2 * USUAL_PER_M2.max, 1))
  const byRowsPerM2 = byRows / roofAreaM2
  return {
    byRows,
    byRowsPerM2,
    isUsual: byRowsPerM2 >= USUAL_PER_M2.min && byRowsPerM2 <= USUAL_PER_M2.max,
    min,
    max,
    minKg: countParts(min, NAILS_PER_KG.max),
    maxKg: countParts(max, NAILS_PER_KG.min),
  }
}
