import type { Cut } from '../take-off/cut.ts'

/** Sheets of which a column is laid, longest first; more than one lap each other. */
export interface Laid {
  readonly count: number
  /** What the column must reach. */
  readonly neededM: number
  readonly fromM: readonly number[]
  /** Laid of what was cut off another sheet. */
  readonly isOffcut: boolean
}

/** What comes of laying a roof with the sheets of a list. */
export interface Covered {
  readonly laid: readonly Laid[]
  /** Columns for which there is no sheet. */
  readonly lacking: readonly Cut[]
  /** Sheets that were not needed, or are of no use. */
  readonly left: readonly Cut[]
}

/** Overhangs vary by more than this: a sheet that misses it is long enough. Millimetres. */
const TOLERANCE_MM = 10
/** A piece of a column is never shorter; off-cuts that are shorter are waste. */
const SHORTEST_MM = 500
/** A column has no more sheets; of a list with many different lengths only so many are tried. */
const MAX_ROWS = 6
const FEW_LENGTHS = 6
const FEW_ROWS = 3

/** No list has more lengths that are worth joining. */
const MAX_LENGTHS = 30

const inMm = (lengthM: number) => Math.round(lengthM * 1000)

/** Sheets and off-cuts by length. */
class Stock {
  private readonly counts = new Map<number, number>()

  add(lengthMm: number, count: number): void {
    this.counts.set(lengthMm, (this.counts.get(lengthMm) ?? 0) + count)
  }

  has(lengthMm: number): number {
    return this.counts.get(lengthMm) ?? 0
  }

  /** The shortest that reaches so far. */
  shortest(neededMm: number): number | undefined {
    const long = this.lengths().filter(lengthMm => lengthMm >= neededMm)
    return long[long.length - 1]
  }

  /** Longest first. */
  lengths(): number[] {
    return [...this.counts].flatMap(([lengthMm, count]) => (count > 0 ? lengthMm : [])).sort((a, b) => b - a)
  }
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)

/** The fewest millimetres of sheets that, lapped, reach so far; longest first. */
function joint(stock: Stock, neededMm: number, lapMm: number, rows: number): number[] | undefined {
  const last = stock.shortest(Math.max(neededMm, SHORTEST_MM))
  let best = last === undefined ? undefined : [last]
  if (rows === 1) return best
  for (const first of stock.lengths().slice(0, MAX_LENGTHS)) {
    if (first < SHORTEST_MM || first >= neededMm) continue
    // What is laid first is no longer there for the rest.
    stock.add(first, -1)
    const rest = joint(stock, neededMm + lapMm - first, lapMm, rows - 1)
    stock.add(first, 1)
    if (rest && (!best || first + sum(rest) < sum(best))) best = [first, ...rest]
  }
  return best
}

/** Lays columns, longest first, each with the sheets that leave the least; what is cut off may serve again. */
export function coverWith(columns: readonly Cut[], sheets: readonly Cut[], lapM: number): Covered {
  const stock = new Stock()
  const offcuts = new Stock()
  for (const { lengthM, count } of sheets) stock.add(inMm(lengthM), count)
  const laid: Laid[] = []
  let open = columns.map(({ lengthM, count }) => ({ neededMm: inMm(lengthM), count }))

  const lay = (rows: number) => {
    open = open.flatMap(({ neededMm, count: wanted }) => {
      const reachMm = neededMm - TOLERANCE_MM
      let count = wanted
      while (count > 0) {
        const whole = offcuts.shortest(reachMm)
        const from = whole === undefined ? joint(stock, reachMm, inMm(lapM), rows) : [whole]
        if (!from) return { neededMm, count }
        const source = whole === undefined ? stock : offcuts
        const taken = Math.min(
          count,
          ...from.map(length => Math.floor(source.has(length) / from.filter(other => other === length).length)),
        )
        for (const length of from) source.add(length, -taken)
        const restMm = from.reduce((sum, length) => sum + length - inMm(lapM), inMm(lapM)) - neededMm
        if (restMm >= SHORTEST_MM) offcuts.add(restMm, taken)
        laid.push({
          count: taken,
          neededM: neededMm / 1000,
          fromM: from.map(length => length / 1000),
          isOffcut: whole !== undefined,
        })
        count -= taken
      }
      return []
    })
  }
  // Whole sheets first: what is joined is what no single sheet reaches.
  const mostRows = stock.lengths().length <= FEW_LENGTHS ? MAX_ROWS : FEW_ROWS
  for (let rows = 1; rows <= mostRows; rows++) lay(rows)
  return {
    laid,
    lacking: open.map(({ neededMm, count }) => ({ lengthM: neededMm / 1000, count })),
    left: stock.lengths().map(length => ({ lengthM: length / 1000, count: stock.has(length) })),
  }
}
