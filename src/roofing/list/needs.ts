import { upToCm } from '../take-off/centimetre.ts'
import { type Cut, cutListOf } from '../take-off/cut.ts'
import { columnsOf } from '../take-off/cut-face.ts'
import type { Fasteners } from '../take-off/fasteners.ts'
import type { Settings } from '../take-off/settings.ts'
import type { TakeOff } from '../take-off/take-off.ts'

/** What a roof needs, for a list to be held against. */
export interface Needs {
  /** What each column must reach from eave to ridge, to the centimetre: before it is rounded or laid in rows. Longest first. */
  readonly columns: readonly Cut[]
  /** The sheets as they are ordered: another way to cover it. */
  readonly cuts: readonly Cut[]
  /** Running metres as they are ordered, and with the hips' off-cuts used again. */
  readonly runningM: number
  readonly leastM: number
  /** By how much one sheet of a column laps the other. */
  readonly lapM: number
  /** Pieces over ridges and hips, and in valleys, with the length of one. */
  readonly caps: number
  readonly capM: number
  readonly valleys: number
  readonly valleyM: number
  readonly fasteners: Pick<Fasteners, 'least' | 'most' | 'leastKg' | 'mostKg'>
}

/** What a counted roof needs. Tiles reach to whole steps. */
export function needsOf(counted: TakeOff, settings: Settings): Needs {
  const { cover, step, stepLap, endLap, cap, valley } = settings
  const columns = counted.roofs.flatMap(({ roof, begun }) => roof.faces.flatMap(face => columnsOf(face, cover, begun)))
  const lengths = columns.map(({ lowM, highM }) => {
    const neededM = highM - lowM
    return step > 0 ? Math.max(1, Math.ceil((neededM - stepLap) / step - 1e-6)) * step + stepLap : neededM
  })
  return {
    columns: cutListOf(lengths.map(lengthM => ({ lengthM: upToCm(lengthM) }))),
    cuts: counted.cuts,
    runningM: counted.runningM,
    leastM: counted.runningWithReuseM,
    lapM: step > 0 ? stepLap : endLap,
    caps: counted.caps,
    capM: cap,
    valleys: counted.valleys,
    valleyM: valley,
    fasteners: counted.fasteners,
  }
}
