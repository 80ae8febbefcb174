import { countParts, roundUpToCm, roundUpToPart } from './rounding.ts'
import type { Settings } from './settings.ts'
import { stockLengthsFor } from './stock.ts'

/** The sheets of one column, lowest first, and the end lap between them. Metres. */
export interface Rows {
  readonly lengths: readonly number[]
  readonly lapM: number
}

/** Rounding errors up to a hundredth of a millimetre must not add a sheet. */
const TOLERANCE_M = 1e-5

/** Shortest top sheet of a column; the sheet below it is shortened if needed. */
const MIN_TOP_SHEET_M = 0.5

function tileRows(neededM: number, { step, stepLap, longest }: Settings): Rows {
  const count = Math.max(1, countParts(neededM - stepLap, step))
  const maxSteps = Math.max(1, Math.floor((longest - stepLap) / step + TOLERANCE_M))
  const full = Math.ceil(count / maxSteps) - 1
  const lengths = [...Array.from({ length: full }, () => maxSteps), count - full * maxSteps]
  return { lengths: lengths.map(each => roundUpToCm(each * step + stepLap)), lapM: stepLap }
}

/** Full sheets from the eave and the rest at the top, so that the end laps of neighbouring columns are in line. */
function sheetRows(neededM: number, { round, longest: longestM, endLap }: Settings): Rows {
  const parts = round === '0.01' ? 100 : 10
  // The longest sheet is rounded down, because ordered lengths are rounded up.
  const longest = Math.floor(longestM * parts + TOLERANCE_M) / parts
  const count = neededM <= longest + TOLERANCE_M ? 1 : countParts(neededM - endLap, longest - endLap)
  const rest = neededM + (count - 1) * endLap - (count - 1) * longest
  const missing = count > 1 ? Math.max(0, MIN_TOP_SHEET_M - rest) : 0
  const lengths = Array.from({ length: count }, (_, row) => {
    if (row === count - 1) return rest + missing
    return row === count - 2 ? longest - missing : longest
  })
  return { lengths: lengths.map(each => roundUpToPart(each, parts)), lapM: endLap }
}

/** Returns a function from a column's length to its sheets. It caches results, so use one for all columns of a quote. */
export function rowsFor(settings: Settings): (neededM: number) => Rows {
  const cache = new Map<number, Rows>()
  const fromStock = settings.round === 'stock' ? stockLengthsFor(settings.stockM, settings.endLap) : undefined
  const layRows = (neededM: number): Rows => {
    if (settings.step > 0) return tileRows(neededM, settings)
    return fromStock ? { lengths: fromStock(neededM), lapM: settings.endLap } : sheetRows(neededM, settings)
  }
  return neededM => {
    const cached = cache.get(neededM)
    if (cached) return cached
    const rows = layRows(neededM)
    cache.set(neededM, rows)
    return rows
  }
}
