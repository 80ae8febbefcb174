import type { SheetMeasures } from '../profiles/profile.ts'
import type { Roof } from '../roof/roof.ts'
import { partsIn } from './centimetre.ts'
import type { Settings } from './settings.ts'

/** Ridge and hip caps of a roof: each run on its own, laps counted, and a junction piece wherever hips meet. */
export function capCount(roof: Roof, { cap, capLap }: Settings): number {
  const runs = roof.edges.filter(({ kind }) => kind === 'ridge' || kind === 'hip')
  const caps = runs.map(({ lengthM }) => Math.max(1, partsIn(lengthM - capLap, cap - capLap)))
  return caps.reduce((sum, count) => sum + count, roof.junctions)
}

/**
 * Screws or nails of one sheet: the end rows, and the rows between. Sheets lie on purlins; step tiles on one batten a
 * step, and are fixed at their ends and at every second batten between.
 */
export function fastenerCount(lengthM: number, profile: SheetMeasures, { purlin, step }: Settings): number {
  const { endRow, innerRow } = profile.fasteners
  const bays = Math.max(1, partsIn(lengthM, step > 0 ? step : purlin))
  const inner = step > 0 ? Math.floor(bays / 2) : bays - 1
  return 2 * endRow + inner * innerRow
}
