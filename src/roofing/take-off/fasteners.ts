import type { SheetMeasures } from '../profiles/profile.ts'
import { partsIn } from './centimetre.ts'
import type { Cut } from './cut.ts'
import type { Settings } from './settings.ts'

/** Screws or nails a square metre of roof, as Kenyan trade pages give them: what fundis buy by. */
const TRADE_PER_M2 = { least: 8, most: 10 } as const

/**
 * Roofing nails in a kilogram: derived from the steel in them, from 2½ inch of 3.35 mm wire to 3 inch of 3.75 mm, head
 * included. No Kenyan source gives the number; shops sell them by the kilogram.
 */
const NAILS_PER_KG = { least: 110, most: 145 } as const

/**
 * Screws or nails, from the fewest to the most that may be needed: what the rows of purlins ask for, and what the trade
 * reckons by the square metre, whichever is less and whichever is more.
 */
export interface Fasteners {
  /** Counted from the sheets: each row of purlins under each of them. */
  readonly byRows: number
  readonly byRowsPerM2: number
  /** False where the count lies outside the trade's 8 to 10 a square metre. */
  readonly usual: boolean
  readonly least: number
  readonly most: number
  /** Whole kilograms of roofing nails. */
  readonly leastKg: number
  readonly mostKg: number
}

/**
 * Screws or nails of one sheet: the end rows, and the rows between. Sheets lie on purlins; step tiles on one batten a
 * step, and are fixed at their ends and at every second batten between.
 */
function ofSheet(lengthM: number, profile: SheetMeasures, { purlin, step }: Settings): number {
  const { endRow, innerRow } = profile.fasteners
  const bays = Math.max(1, partsIn(lengthM, step > 0 ? step : purlin))
  const inner = step > 0 ? Math.floor(bays / 2) : bays - 1
  return 2 * endRow + inner * innerRow
}

/** What fixes these sheets on a roof of this area. */
export function fasteners(
  cuts: readonly Cut[],
  roofAreaM2: number,
  profile: SheetMeasures,
  settings: Settings,
): Fasteners {
  const byRows = cuts.reduce((sum, { lengthM, count }) => sum + count * ofSheet(lengthM, profile, settings), 0)
  const least = Math.min(byRows, partsIn(roofAreaM2 * TRADE_PER_M2.least, 1))
  const most = Math.max(byRows, partsIn(roofAreaM2 * TRADE_PER_M2.most, 1))
  const byRowsPerM2 = byRows / roofAreaM2
  return {
    byRows,
    byRowsPerM2,
    usual: byRowsPerM2 >= TRADE_PER_M2.least && byRowsPerM2 <= TRADE_PER_M2.most,
    least,
    most,
    leastKg: partsIn(least, NAILS_PER_KG.most),
    mostKg: partsIn(most, NAILS_PER_KG.least),
  }
}
