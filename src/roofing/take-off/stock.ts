/** Stock lengths are worked with in whole millimetres: down for what is had, up for what is needed. */
const MM = 1000
const NOISE_MM = 1e-3

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

/**
 * Lays runs from the lengths that shops keep, least metres first, then fewest sheets. Every sheet but the lowest gives up
 * an end lap.
 *
 * A run of n sheets is n longest ones less what the shorter ones among them give away. So it is enough to know, for every
 * amount, the fewest sheets that give it away: a table that all runs share.
 * @param stockM 1 to 12 m each, at least one
 * @param lapM less than any of them
 * @returns from a run's length up the slope to the lengths of its sheets, longest first
 */
export function stockRuns(stockM: readonly number[], lapM: number): (neededM: number) => number[] {
  const stock = [...new Set(stockM.map(each => Math.floor(each * MM + NOISE_MM)))].sort((a, b) => b - a)
  const longest = stock[0] as number
  const lap = Math.ceil(lapM * MM - NOISE_MM)
  const shorter = stock.slice(1).map(each => longest - each)
  const grain = Math.max(1, shorter.reduce(gcd, 0))
  /** By amount, in grains: the fewest sheets that give it away, and what one of them gives. */
  const fewest = [0]
  const given = [0]

  function grow(amount: number): void {
    for (let at = fewest.length; at <= amount; at++) {
      let least = Number.POSITIVE_INFINITY
      let by = 0
      for (const each of shorter) {
        const sheets = (fewest[at - each / grain] ?? Number.POSITIVE_INFINITY) + 1
        if (sheets < least) [least, by] = [sheets, each]
      }
      fewest.push(least)
      given.push(by)
    }
  }

  /** The most that n sheets can give away without giving more than `spare`, in grains. */
  function giveAway(sheets: number, spare: number): number {
    let amount =
      shorter.length > 0 ? Math.floor(Math.min(spare, sheets * (shorter[shorter.length - 1] as number)) / grain) : 0
    grow(amount)
    while ((fewest[amount] as number) > sheets) amount--
    return amount
  }

  return neededM => {
    const needed = Math.max(1, Math.ceil(neededM * MM - NOISE_MM))
    let best = { total: Number.POSITIVE_INFINITY, sheets: 0, amount: 0 }
    for (let sheets = 1; needed + (sheets - 1) * lap < best.total; sheets++) {
      const spare = sheets * longest - needed - (sheets - 1) * lap
      if (spare < 0) continue
      const amount = giveAway(sheets, spare)
      const total = sheets * longest - amount * grain
      if (total < best.total) best = { total, sheets, amount }
    }
    const lengths: number[] = []
    for (let left = best.amount; left > 0; left -= (given[left] as number) / grain)
      lengths.push(longest - (given[left] as number))
    const whole = Array.from({ length: best.sheets - lengths.length }, () => longest)
    // What gives away least was noted first, so these are in their order.
    return [...whole, ...lengths].map(each => each / MM)
  }
}
