import type { Cut } from '../take-off/cut.ts'

/** Equally long columns of a roof, each laid with sheets of the same lengths. */
export interface LaidColumns {
  readonly count: number
  /** The length that the column must reach. */
  readonly neededM: number
  /** The lengths of the sheets of one column, longest first, joined by end laps. */
  readonly sheetsM: readonly number[]
  /** Whether each is laid with an off-cut of another column. */
  readonly isOffcut: boolean
}

/** The result of laying a roof with the sheets of a list. */
export interface Coverage {
  readonly laid: readonly LaidColumns[]
  /** Columns for which there is no sheet. */
  readonly lacking: readonly Cut[]
  /** Sheets that were not needed or are too short. */
  readonly unused: readonly Cut[]
}

/** A sheet that is short by no more than this is long enough, because overhangs vary by more. */
export const TOLERANCE_MM = 10
/** Shorter pieces are not joined to others, and shorter off-cuts are waste. */
const MIN_PIECE_MM = 500
/** A column has at most this many sheets. Lists with more than six different lengths get fewer, to limit the search. */
const MAX_SHEETS = 6
const MAX_LENGTHS_FOR_ALL_SHEETS = 6
const MAX_SHEETS_MANY_LENGTHS = 3
/** Only so many of the longest lengths are tried as the first of several sheets. */
const MAX_FIRST_LENGTHS = 30

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

  /** The shortest length in stock that is at least `neededMm`. */
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

/** At most `maxSheets` sheets that reach `neededMm` with end laps and the least total length; longest first. */
function findSheets(
  stock: Stock,
  neededMm: number,
  lapMm: number,
  maxSheets: number,
  minPieceMm = 0,
): number[] | undefined {
  const last = stock.shortestReaching(Math.max(neededMm, minPieceMm))
  let best = last === undefined ? undefined : [last]
  if (maxSheets === 1) return best
  for (const first of stock.lengths().slice(0, MAX_FIRST_LENGTHS)) {
    if (first < MIN_PIECE_MM || first >= neededMm) continue
    stock.add(first, -1)
    const rest = findSheets(stock, neededMm + lapMm - first, lapMm, maxSheets - 1, MIN_PIECE_MM)
    stock.add(first, 1)
    if (rest && (!best || first + sum(rest) < sum(best))) best = [first, ...rest]
  }
  return best
}

/**
 * Lays columns in their order, each with the sheets that leave the least over. Off-cuts may be used again.
 * @param columns longest first
 * @param lapM end lap between two sheets of a column
 * @param toleranceMm by how much sheets may be short of their column
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
  const laid: LaidColumns[] = []
  let uncovered = columns.map(({ lengthM, count }) => ({ neededMm: toMm(lengthM), count }))

  /** Lays the columns that at most `maxSheets` sheets each can cover. */
  const layColumns = (maxSheets: number) => {
    uncovered = uncovered.flatMap(({ neededMm, count: requested }) => {
      const reachMm = neededMm - toleranceMm
      let count = requested
      while (count > 0) {
        const offcut = offcuts.shortestReaching(reachMm)
        const chosen = offcut === undefined ? findSheets(stock, reachMm, toMm(lapM), maxSheets) : [offcut]
        if (!chosen) return { neededMm, count }
        const source = offcut === undefined ? stock : offcuts
        const laidCount = Math.min(
          count,
          ...chosen.map(length => Math.floor(source.countOf(length) / chosen.filter(other => other === length).length)),
        )
        for (const length of chosen) source.add(length, -laidCount)
        const restMm = chosen.reduce((sum, length) => sum + length - toMm(lapM), toMm(lapM)) - neededMm
        if (restMm >= MIN_PIECE_MM) offcuts.add(restMm, laidCount)
        laid.push({
          count: laidCount,
          neededM: neededMm / 1000,
          sheetsM: chosen.map(length => length / 1000),
          isOffcut: offcut !== undefined,
        })
        count -= laidCount
      }
      return []
    })
  }
  // Columns of one sheet are laid first, so that sheets are joined only where none is long enough.
  const maxSheets = stock.lengths().length <= MAX_LENGTHS_FOR_ALL_SHEETS ? MAX_SHEETS : MAX_SHEETS_MANY_LENGTHS
  for (let sheetCount = 1; sheetCount <= maxSheets; sheetCount++) layColumns(sheetCount)
  return {
    laid,
    lacking: uncovered.map(({ neededMm, count }) => ({ lengthM: neededMm / 1000, count })),
    unused: stock.lengths().map(length => ({ lengthM: length / 1000, count: stock.countOf(length) })),
  }
}
