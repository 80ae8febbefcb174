import { CUTTING_TOLERANCE_M, countParts, roundUpSheet, roundUpToCm } from './rounding.ts'
import { endLapOf, type Settings } from './settings.ts'
import { stockLengthsFor } from './stock.ts'

/** The sheets of one column, lowest first, and the end lap between them. Metres. */
interface Rows {
  readonly lengths: readonly number[]
  readonly lapM: number
}

/**
 * Lays a column with sheets.
 * @param slopeM the longest column of the same face; its rows are of equal length, and those of shorter columns are in line
 */
export type LayRows = (neededM: number, slopeM?: number) => Rows

/** In steps or parts of a metre: rounding errors must not take one off the longest sheet. */
const ROUNDING_TOLERANCE = 1e-5

/**
 * Lays `needed` with rows of at most `longest`, all in the same unit. Each row adds its length without the lap. Rows from the
 * eave are as long as those of a column of `slope` in equal parts; the top row is the rest, at least `shortest`.
 * @param roundUp rounds the length of the equal rows up to one that is sold
 */
function balancedRows(
  needed: number,
  slope: number,
  { longest, shortest, lap }: { readonly longest: number; readonly shortest: number; readonly lap: number },
  roundUp: (length: number) => number,
): number[] {
  const slopeRows = Math.max(1, countParts(slope - CUTTING_TOLERANCE_M - lap, longest - lap))
  const row = Math.min(longest, roundUp((slope + (slopeRows - 1) * lap) / slopeRows))
  const beyond = needed - CUTTING_TOLERANCE_M - longest
  const full = beyond > 0 ? countParts(beyond, row - lap) : 0
  const rest = needed - full * (row - lap)
  const missing = Math.max(0, Math.min(shortest, longest) - rest)
  return Array.from({ length: full + 1 }, (_, index) => {
    if (index === full) return rest + missing
    return index === full - 1 ? row - missing : row
  })
}

function tileRows(neededM: number, slopeM: number, { step, stepLap, longest, shortest }: Settings): Rows {
  const stepsOf = (lengthM: number) => Math.max(1, countParts(lengthM - stepLap, step))
  const steps = balancedRows(
    stepsOf(neededM),
    stepsOf(slopeM),
    {
      longest: Math.max(1, Math.floor((longest - stepLap) / step + ROUNDING_TOLERANCE)),
      shortest: stepsOf(shortest),
      lap: 0,
    },
    Math.ceil,
  )
  return { lengths: steps.map(each => roundUpToCm(each * step + stepLap)), lapM: stepLap }
}

function sheetRows(neededM: number, slopeM: number, { round, longest, shortest }: Settings, lapM: number): Rows {
  const parts = round === '0.01' ? 100 : 10
  const roundUp = (lengthM: number) => roundUpSheet(lengthM, parts)
  const rows = balancedRows(
    neededM,
    slopeM,
    // The longest sheet is rounded down, because ordered lengths are rounded up.
    { longest: Math.floor(longest * parts + ROUNDING_TOLERANCE) / parts, shortest, lap: lapM },
    roundUp,
  )
  return { lengths: rows.map(roundUp), lapM }
}

/** Returns a function that lays columns of a roof. It caches results, so use one for all columns of a roof. */
export function rowsFor(settings: Settings, pitchDeg: number): LayRows {
  const cache = new Map<string, Rows>()
  const lapM = endLapOf(settings, pitchDeg)
  const fromStock = settings.round === 'stock' ? stockLengthsFor(settings.stockM, lapM) : undefined
  const layRows = (neededM: number, slopeM: number): Rows => {
    if (settings.step > 0) return tileRows(neededM, slopeM, settings)
    return fromStock
      ? { lengths: fromStock(neededM - CUTTING_TOLERANCE_M), lapM }
      : sheetRows(neededM, slopeM, settings, lapM)
  }
  return (neededM, slopeM = neededM) => {
    const key = `${neededM} ${slopeM}`
    const cached = cache.get(key)
    if (cached) return cached
    const rows = layRows(neededM, slopeM)
    cache.set(key, rows)
    return rows
  }
}
