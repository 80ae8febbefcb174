import { metresPer } from '../lengths/unit.ts'
import type { Range } from '../money/range.ts'
import type { Timber } from './timber.ts'

/** The lengths in which Kenyan yards mostly sell timber, in feet. */
export const TIMBER_LENGTHS_FT = [12, 14] as const

/** Rounding errors up to a thousandth of a foot must not add a length. */
const NOISE_FT = 1e-3

/** The shortest total, in feet, of whole lengths of 12 and 14 ft that is at least as long as a run. */
export function wholeLengthsFt(runM: number): number {
  const [short, long] = TIMBER_LENGTHS_FT
  const runFt = runM / metresPer.ft - NOISE_FT
  if (runFt <= 0) return 0
  const maxLong = Math.ceil(runFt / long)
  const totals = Array.from({ length: maxLong + 1 }, (_, longCount) => {
    const restFt = runFt - longCount * long
    return longCount * long + Math.max(0, Math.ceil(restFt / short)) * short
  })
  return Math.min(...totals)
}

/**
 * The feet of timber to buy for runs of these lengths. `low`: the off-cut of one run begins the next, as if all were one run.
 * `high`: each run is bought by itself, and its off-cut is not used.
 */
export function feetToBuy(runsM: readonly number[]): Range {
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
  const high = sum(runsM.map(wholeLengthsFt))
  // Rounding errors of many runs can add up to one length more.
  return { low: Math.min(wholeLengthsFt(sum(runsM)), high), high }
}

/** The feet of timber of a roof. */
export interface TimberFeet {
  readonly purlinsFt: Range
  readonly raftersFt: Range
  /** Wall plates, ties and struts. */
  readonly frameFt: Range
}

/**
 * The feet to buy for purlins or battens, rafters and frame. Lengths are joined end to end over a support, without a lap. The
 * frame needs as many feet as the rafters, as on a published Kenyan builders' list.
 */
export function timberFeet({ purlinsM, raftersM }: Pick<Timber, 'purlinsM' | 'raftersM'>): TimberFeet {
  const raftersFt = feetToBuy(raftersM)
  return { purlinsFt: feetToBuy(purlinsM), raftersFt, frameFt: raftersFt }
}
