import { type Cut, cutListOf } from '../take-off/cut.ts'
import type { Fasteners } from '../take-off/fasteners.ts'
import { roundUpToCm } from '../take-off/rounding.ts'
import type { Settings } from '../take-off/settings.ts'
import type { TakeOff } from '../take-off/take-off.ts'

/** What a roof needs, for comparison with a list. */
export interface Needs {
  /**
   * The columns that have sheets of their own, by their length from the eave up, rounded up to the centimetre but not to
   * lengths that are sold. Longest first.
   */
  readonly columns: readonly Cut[]
  /** The page's own cut list. */
  readonly cuts: readonly Cut[]
  /** Running metres of that cut list. */
  readonly runningM: number
  /** Running metres with off-cuts of hips and valleys used again. */
  readonly minRunningM: number
  /** End lap between two sheets of a column; the shortest where roofs differ. */
  readonly lapM: number
  /** Number of caps for ridges and hips. */
  readonly caps: number
  /** Length of one cap. */
  readonly capM: number
  /** Number of valley pieces. */
  readonly valleys: number
  /** Length of one valley piece. */
  readonly valleyM: number
  readonly fasteners: Pick<Fasteners, 'min' | 'max' | 'minKg' | 'maxKg'>
  /** What the form has assumed about the roof, so that the lengths are uncertain. */
  readonly guesses: readonly Guess[]
}

/** Measures for which the form has assumed usual values. */
export type Guess = 'wings' | 'eave' | 'pitch'

/** What a counted roof needs. Columns of step tiles are whole steps long. */
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
