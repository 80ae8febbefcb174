import { sumM } from './rounding.ts'

/** A number of sheets of one length. */
export interface Cut {
  readonly lengthM: number
  readonly count: number
}

/** The number of sheets on a cut list. */
export const countSheets = (cuts: readonly Cut[]): number => cuts.reduce((sum, { count }) => sum + count, 0)

/** The metres of a cut list, rounded up to the centimetre. */
export const sumCutsM = (cuts: readonly Cut[]): number => sumM(cuts.map(({ lengthM, count }) => lengthM * count))

const TENTHS_MM_PER_METRE = 10_000

/** Adds up the counts of sheets whose lengths are equal to a tenth of a millimetre. Longest first. */
export function combineCuts(cuts: readonly Cut[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthM, count } of cuts) {
    const tenths = Math.round(lengthM * TENTHS_MM_PER_METRE)
    counts.set(tenths, (counts.get(tenths) ?? 0) + count)
  }
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([tenths, count]) => ({ lengthM: tenths / TENTHS_MM_PER_METRE, count }))
}

/** The cut list of single sheets: how many there are of each length, longest first. */
export function cutListOf(sheets: readonly { readonly lengthM: number }[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthM } of sheets) counts.set(lengthM, (counts.get(lengthM) ?? 0) + 1)
  return combineCuts([...counts].map(([lengthM, count]) => ({ lengthM, count })))
}
