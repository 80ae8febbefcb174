import { CUTTING_TOLERANCE_M, countParts, roundUpSheet, roundUpToCm } from './rounding.ts'
import { endLapOf, type Settings } from './settings.ts'
import { stockLengthsFor } from './stock.ts'

/**
 * The sheets of one column, lowest first, and the end lap between two of them. Metres. A row is the sheets that lie side by side
 * at one height of a slope, so a column has one sheet in each row.
 */
interface Rows {
  readonly lengths: readonly number[]
  readonly lapM: number
}

/**
 * Chooses the sheets of a column of length `neededM`, one for each row.
 * @param slopeM the longest column of the same face. Its sheets are equally long; the rows of shorter columns are in line with
 * its rows. Without it the column is taken by itself. Sheets of stock lengths are chosen for each column by itself.
 */
export type LayRows = (neededM: number, slopeM?: number) => Rows

/** In steps or parts of a metre: a rounding error must not shorten the longest sheet by a whole one. */
const ROUNDING_TOLERANCE = 1e-5

/**
 * The sheet lengths of a column of length `needed`, lowest first, of at most `longest`, all in the same unit. Each sheet covers
 * its length without the lap. All but the top one are as long as those of a column of length `slope` in equal parts; the top one
 * covers the rest, but is at least `shortest`, and the sheet below it is shortened by as much. `CUTTING_TOLERANCE_M` changes
 * nothing where the unit is whole steps.
 * @param roundUp rounds the length of the equal sheets up to one that is sold
 */
function balancedRows(
  needed: number,
  slope: number,
  { longest, shortest, lap }: { readonly longest: number; readonly shortest: number; readonly lap: number },
  roundUp: (length: number) => number,
): number[] {
  const slopeRows = Math.max(1, countParts(slope - CUTTING_TOLERANCE_M - lap, longest - lap))
  const equalLength = Math.min(longest, roundUp((slope + (slopeRows - 1) * lap) / slopeRows))
  const beyond = needed - CUTTING_TOLERANCE_M - longest
  const equalCount = beyond > 0 ? countParts(beyond, equalLength - lap) : 0
  const rest = needed - equalCount * (equalLength - lap)
  const missing = Math.max(0, Math.min(shortest, longest) - rest)
  return Array.from({ length: equalCount + 1 }, (_, index) => {
    if (index === equalCount) return rest + missing
    return index === equalCount - 1 ? equalLength - missing : equalLength
  })
}

/** The sheets of a column of step tiles: lengths are counted in steps, and the lap is added at the end. */
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

/** The sheets of a column of straight sheets that are cut to length. */
function sheetRows(neededM: number, slopeM: number, { rounding, longest, shortest }: Settings, lapM: number): Rows {
  const partsInMetre = rounding === '0.01' ? 100 : 10
  const roundUp = (lengthM: number) => roundUpSheet(lengthM, partsInMetre)
  const rows = balancedRows(
    neededM,
    slopeM,
    // The longest sheet is rounded down, because ordered lengths are rounded up.
    { longest: Math.floor(longest * partsInMetre + ROUNDING_TOLERANCE) / partsInMetre, shortest, lap: lapM },
    roundUp,
  )
  return { lengths: rows.map(roundUp), lapM }
}

/** Returns a function that chooses the sheets of a roof's columns. It caches results, so use one for all columns of a roof. */
export function rowsFor(settings: Settings, pitchDeg: number): LayRows {
  const cache = new Map<string, Rows>()
  const lapM = endLapOf(settings, pitchDeg)
  const fromStock = settings.rounding === 'stock' ? stockLengthsFor(settings.stockM, lapM) : undefined
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
