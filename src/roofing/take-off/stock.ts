/** Lengths are whole millimetres here: stock lengths are rounded down, columns and laps are rounded up. */
const MM_PER_METRE = 1000
const NOISE_MM = 1e-3

/** The greatest common divisor. */
function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

/**
 * Covers columns with sheets of stock lengths, with the least metres, then the fewest sheets. Every sheet but the lowest loses
 * an end lap.
 *
 * The total length of n sheets is n times the longest stock length, minus what the shorter sheets among them save. So one
 * table of the fewest sheets for every total saving, shared by all columns, is enough.
 * @param stockM 1 to 12 m each, at least one
 * @param lapM shorter than any of them
 * @returns a function from a column's length to the lengths of its sheets, longest first
 */
export function stockLengthsFor(stockM: readonly number[], lapM: number): (neededM: number) => number[] {
  const stock = [...new Set(stockM.map(each => Math.floor(each * MM_PER_METRE + NOISE_MM)))].sort((a, b) => b - a)
  const longest = stock[0] as number
  const lapMm = Math.ceil(lapM * MM_PER_METRE - NOISE_MM)
  /** By how much each shorter stock length is shorter than the longest, ascending. */
  const savings = stock.slice(1).map(each => longest - each)
  /** The unit of total savings: all of them are multiples of it. */
  const unit = Math.max(1, savings.reduce(gcd, 0))
  /** Indexed by total saving in units: the fewest shorter sheets with that saving, and the saving of the last one added. */
  const minSheets = [0]
  const lastSaving = [0]

  /** Extends the table up to this total saving. */
  function extendTable(savingUnits: number): void {
    for (let units = minSheets.length; units <= savingUnits; units++) {
      let fewest = Number.POSITIVE_INFINITY
      let saving = 0
      for (const each of savings) {
        const sheets = (minSheets[units - each / unit] ?? Number.POSITIVE_INFINITY) + 1
        if (sheets < fewest) [fewest, saving] = [sheets, each]
      }
      minSheets.push(fewest)
      lastSaving.push(saving)
    }
  }

  /** The largest total saving of at most `sheets` sheets that does not exceed `maxSaving` (in mm), in units. */
  function largestSaving(sheets: number, maxSaving: number): number {
    let savingUnits =
      savings.length > 0 ? Math.floor(Math.min(maxSaving, sheets * (savings[savings.length - 1] as number)) / unit) : 0
    extendTable(savingUnits)
    while ((minSheets[savingUnits] as number) > sheets) savingUnits--
    return savingUnits
  }

  return neededM => {
    const needed = Math.max(1, Math.ceil(neededM * MM_PER_METRE - NOISE_MM))
    let best = { total: Number.POSITIVE_INFINITY, sheets: 0, savingUnits: 0 }
    for (let sheets = 1; needed + (sheets - 1) * lapMm < best.total; sheets++) {
      const spare = sheets * longest - needed - (sheets - 1) * lapMm
      if (spare < 0) continue
      const savingUnits = largestSaving(sheets, spare)
      const total = sheets * longest - savingUnits * unit
      if (total < best.total) best = { total, sheets, savingUnits }
    }
    const lengths: number[] = []
    for (let left = best.savingUnits; left > 0; left -= (lastSaving[left] as number) / unit)
      lengths.push(longest - (lastSaving[left] as number))
    const whole = Array.from({ length: best.sheets - lengths.length }, () => longest)
    // The table takes the smallest possible saving as the last one, so the lengths are in order, longest first.
    return [...whole, ...lengths].map(each => each / MM_PER_METRE)
  }
}
