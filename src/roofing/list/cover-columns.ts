import type { Cut } from '../take-off/cut.ts'

/** Equal columns, each laid with the same sheets. */
export interface Laid {
  readonly count: number
  /** The length that the column must reach. */
  readonly neededM: number
  /** The sheets of one column, longest first, joined by end laps. */
  readonly fromM: readonly number[]
  /** Whether it is laid with an off-cut. */
  readonly isOffcut: boolean
}

/** The result of laying a roof with the sheets of a list. */
export interface Coverage {
  readonly laid: readonly Laid[]
  /** Columns for which there is no sheet. */
  readonly lacking: readonly Cut[]
  /** Sheets that were not needed or are too short. */
  readonly unused: readonly Cut[]
}

/** A sheet that is short by no more than this is long enough, because overhangs vary by more. */
export const TOLERANCE_MM = 10
/** Shorter pieces are not joined to others, and shorter off-cuts are waste. */
const MIN_PIECE_MM = 500
/** The most sheets in a column. Lists with many different lengths get fewer, to limit the search. */
const MAX_ROWS = 6
const MAX_LENGTHS_FOR_ALL_ROWS = 6
const MAX_ROWS_MANY_LENGTHS = 3

/** Only the longest ones are tried as the first sheet of a joint. */
const MAX_LENGTHS = 30

const toMm = (lengthM: number) => Math.round(lengthM * 1000)

/** Sheets and off-cuts by length. */
class Stock {
  private readonly counts = new Map<number, number>()

  add(lengthMm: number, count: number): void {
    this.counts.set(lengthMm, (this.counts.get(lengthMm) ?? 0) + count)
  }

  countOf(lengthMm: number): number {
    return this.counts.get(lengthMm) ?? 0
  }

  /** The shortest length that is at least `neededMm`. */
  shortestReaching(neededMm: number): number | undefined {
    const longEnough = this.lengths().filter(lengthMm => lengthMm >= neededMm)
    return longEnough[longEnough.length - 1]
  }

  /** Longest first. */
  lengths(): number[] {
    return [...this.counts].flatMap(([lengthMm, count]) => (count > 0 ? lengthMm : [])).sort((a, b) => b - a)
  }
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)

/** The sheets that reach `neededMm` with end laps and the least total length; longest first. */
function findJoint(stock: Stock, neededMm: number, lapMm: number, rows: number, minPieceMm = 0): number[] | undefined {
  const last = stock.shortestReaching(Math.max(neededMm, minPieceMm))
  let best = last === undefined ? undefined : [last]
  if (rows === 1) return best
  for (const first of stock.lengths().slice(0, MAX_LENGTHS)) {
    if (first < MIN_PIECE_MM || first >= neededMm) continue
    stock.add(first, -1)
    const rest = findJoint(stock, neededMm + lapMm - first, lapMm, rows - 1, MIN_PIECE_MM)
    stock.add(first, 1)
    if (rest && (!best || first + sum(rest) < sum(best))) best = [first, ...rest]
  }
  return best
}

/**
 * Lays columns, longest first, each with the sheets that leave the least over. Off-cuts may be used again.
 * @param toleranceMm by how much a column may be short
 */
export function coverColumns(
  columns: readonly Cut[],
  sheets: readonly Cut[],
  lapM: number,
  toleranceMm = TOLERANCE_MM,
): Coverage {
  const stock = new Stock()
  const offcuts = new Stock()
  for (const { lengthM, count } of sheets) stock.add(toMm(lengthM), count)
  const laid: Laid[] = []
  let uncovered = columns.map(({ lengthM, count }) => ({ neededMm: toMm(lengthM), count }))

  const layColumns = (rows: number) => {
    uncovered = uncovered.flatMap(({ neededMm, count: requested }) => {
      const reachMm = neededMm - toleranceMm
      let count = requested
      while (count > 0) {
        const offcut = offcuts.shortestReaching(reachMm)
        const from = offcut === undefined ? findJoint(stock, reachMm, toMm(lapM), rows) : [offcut]
        if (!from) return { neededMm, count }
        const source = offcut === undefined ? stock : offcuts
        const used = Math.min(
          count,
          ...from.map(length => Math.floor(source.countOf(length) / from.filter(other => other === length).length)),
        )
        for (const length of from) source.add(length, -used)
        const restMm = from.reduce((sum, length) => sum + length - toMm(lapM), toMm(lapM)) - neededMm
        if (restMm >= MIN_PIECE_MM) offcuts.add(restMm, used)
        laid.push({
          count: used,
          neededM: neededMm / 1000,
          fromM: from.map(length => length / 1000),
          isOffcut: offcut !== undefined,
        })
        count -= used
      }
      return []
    })
  }
  // Single sheets are laid first, so that sheets are joined only where none is long enough.
  const maxRows = stock.lengths().length <= MAX_LENGTHS_FOR_ALL_ROWS ? MAX_ROWS : MAX_ROWS_MANY_LENGTHS
  for (let rows = 1; rows <= maxRows; rows++) layColumns(rows)
  return {
    laid,
    lacking: uncovered.map(({ neededMm, count }) => ({ lengthM: neededMm / 1000, count })),
    unused: stock.lengths().map(length => ({ lengthM: length / 1000, count: stock.countOf(length) })),
  }
}
