import type { Roof } from '../roof/roof.ts'
import { partsIn } from './centimetre.ts'
import type { Settings } from './settings.ts'

/** Ridge and hip caps of a roof: each run on its own, laps counted, and a junction piece wherever hips meet. */
export function capCount(roof: Roof, { cap, capLap }: Settings): number {
  const runs = roof.edges.filter(({ kind }) => kind === 'ridge' || kind === 'hip')
  const caps = runs.map(({ lengthM }) => Math.max(1, partsIn(lengthM - capLap, cap - capLap)))
  return caps.reduce((sum, count) => sum + count, roof.junctions)
}
