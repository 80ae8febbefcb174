/** So many sheets of one length. */
export interface Cut {
  readonly lengthM: number
  readonly count: number
}

/** Sheets of equal length put together, longest first. Lengths count as equal to the millimetre. */
export function cutList(cuts: readonly Cut[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthM, count } of cuts) {
    const lengthMm = Math.round(lengthM * 1000)
    counts.set(lengthMm, (counts.get(lengthMm) ?? 0) + count)
  }
  return [...counts].sort(([a], [b]) => b - a).map(([lengthMm, count]) => ({ lengthM: lengthMm / 1000, count }))
}

/** The cut list of single sheets. */
export function cutListOf(sheets: readonly { readonly lengthM: number }[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthM } of sheets) counts.set(lengthM, (counts.get(lengthM) ?? 0) + 1)
  return cutList([...counts].map(([lengthM, count]) => ({ lengthM, count })))
}
