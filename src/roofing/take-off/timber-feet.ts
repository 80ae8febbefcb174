import type { Range } from '../money/range.ts'
import type { Timber } from './timber.ts'

/** The lengths in which Kenyan yards mostly sell timber, in feet. */
export const TIMBER_LENGTHS_FT = [12, 14] as const

const METRES_IN_FOOT = 0.3048
/** Rounding errors up to a thousandth of a foot must not add a length. */
const NOISE_FT = 1e-3

/** The fewest feet, in whole lengths of 12 and 14 ft, that are as long as a run. */
export function wholeLengthsFt(runM: number): number {
  const [short, long] = TIMBER_LENGTHS_FT
  const runFt = runM / METRES_IN_FOOT - NOISE_FT
  if (runFt <= 0) return 0
  const most = Math.ceil(runFt / long)
  const totals = Array.from({ length: most + 1 }, (_, count) => {
    const restFt = runFt - count * long
    return count * long + Math.max(0, Math.ceil(restFt / short)) * short
  })
  return Math.min(...totals)
}

/**
 * The feet of timber to buy for these runs. `low`: off-cuts begin the next run, as if all lay end to end. `high`: each run is
 * bought by itself, and its off-cut is not used.
 */
export function feetToBuy(runsM: readonly number[]): Range {
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
  return { low: wholeLengthsFt(sum(runsM)), high: sum(runsM.map(wholeLengthsFt)) }
}

/** The feet of timber of a roof. */
export interface TimberFeet {
  readonly purlinsFt: Range
  readonly raftersFt: Range
  /** Wall plates, ties and struts. */
  readonly frameFt: Range
}

/**
 * Purlins or battens and rafters, joined end to end on a support without a lap. Wall plates, ties and struts take as many feet as
 * the rafters, as on a published Kenyan builders' list.
 */
export function timberFeet({ purlinsM, raftersM }: Pick<Timber, 'purlinsM' | 'raftersM'>): TimberFeet {
  const raftersFt = feetToBuy(raftersM)
  return { purlinsFt: feetToBuy(purlinsM), raftersFt, frameFt: raftersFt }
}
