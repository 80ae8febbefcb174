/** A list beside what a roof takes. */
export interface Comparison {
  /** Metres of the list less metres of the roof: above zero where the list has more. */
  readonly differenceM: number
  /** `short`: the list cannot cover the roof; `over`: it has more than a tenth too much; `close` between. */
  readonly verdict: 'short' | 'close' | 'over'
}

/** A list this much above the need is still usual: breakage, another way of laying. */
const USUAL_SURPLUS = 0.1

/**
 * Compares the running metres of a list with those a roof takes.
 * `leastM` is the figure with off-cuts used again: only a list below that is short.
 */
export function compareList(listM: number, roofM: number, leastM: number = roofM): Comparison {
  const differenceM = Math.round((listM - roofM) * 100) / 100
  const verdict = listM < leastM - 0.005 ? 'short' : listM > roofM * (1 + USUAL_SURPLUS) ? 'over' : 'close'
  return { differenceM, verdict }
}
