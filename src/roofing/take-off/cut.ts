/** So many sheets of one length. */
export interface Cut {
  readonly lengthM: number
  readonly count: number
}

/** Tenths of a millimetre in a metre. */
const TENTHS = 10_000

/** Sheets of equal length put together, longest first. Lengths count as equal to a tenth of a millimetre, as they are typed. */
export function cutList(cuts: readonly Cut[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthM, count } of cuts) {
    const tenths = Math.round(lengthM * TENTHS)
    counts.set(tenths, (counts.get(tenths) ?? 0) + count)
  }
  return [...counts].sort(([a], [b]) => b - a).map(([tenths, count]) => ({ lengthM: tenths / TENTHS, count }))
}

/** The cut list of single sheets. */
export function cutListOf(sheets: readonly { readonly lengthM: number }[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthM } of sheets) counts.set(lengthM, (counts.get(lengthM) ?? 0) + 1)
  return cutList([...counts].map(([lengthM, count]) => ({ lengthM, count })))
}
