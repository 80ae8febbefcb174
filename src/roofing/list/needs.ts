import { type Cut, cutListOf } from '../take-off/cut.ts'
import type { Fasteners } from '../take-off/fasteners.ts'
import { roundUpToCm } from '../take-off/rounding.ts'
import type { Settings } from '../take-off/settings.ts'
import type { TakeOff } from '../take-off/take-off.ts'

/** What a roof needs, for comparison with a list. */
export interface Needs {
  /** The length of each column that has a sheet of its own, from eave to ridge, up to the centimetre, before rounding and end laps. Longest first. */
  readonly columns: readonly Cut[]
  /** The sheets as ordered. */
  readonly cuts: readonly Cut[]
  /** Running metres as ordered. */
  readonly runningM: number
  /** Running metres with hip off-cuts used again. */
  readonly minRunningM: number
  /** End lap between two sheets of a column; the least one, where roofs differ. */
  readonly lapM: number
  /** Ridge and hip caps, then valley pieces, each with the length of one piece. */
  readonly caps: number
  readonly capM: number
  readonly valleys: number
  readonly valleyM: number
  readonly fasteners: Pick<Fasteners, 'min' | 'max' | 'minKg' | 'maxKg'>
  /** Measures that nobody typed, on which the lengths rest. */
  readonly guesses: readonly Guess[]
}

/** Measures for which the form has assumed usual values. */
export type Guess = 'wings' | 'eave' | 'pitch'

/** What a counted roof needs. Tile columns are whole steps long. */
export function needsOf(counted: TakeOff, settings: Settings, guesses: readonly Guess[] = []): Needs {
  const { step, stepLap, cap, valley } = settings
  const lengths = counted.roofs
    .flatMap(({ faces }) => faces.flatMap(({ columnsM }) => columnsM))
    .map(neededM => {
      return step > 0 ? Math.max(1, Math.ceil((neededM - stepLap) / step - 1e-6)) * step + stepLap : neededM
    })
  return {
    columns: cutListOf(lengths.map(lengthM => ({ lengthM: roundUpToCm(lengthM) }))),
    cuts: counted.cuts,
    runningM: counted.runningM,
    minRunningM: counted.runningWithReuseM,
    lapM: step > 0 ? stepLap : Math.min(...counted.roofs.map(({ endLapM }) => endLapM)),
    caps: counted.caps,
    capM: cap,
    valleys: counted.valleys,
    valleyM: valley,
    fasteners: counted.fasteners,
    guesses,
  }
}
