import { partsIn, upToCm, upToPart } from './centimetre.ts'
import type { Settings } from './settings.ts'
import { stockRuns } from './stock.ts'

/** The sheets of one column, lowest first, and by how much each laps the one below it. Metres. */
export interface Rows {
  readonly lengths: readonly number[]
  readonly lapM: number
}

/** Floating-point dust below a hundredth of a millimetre must not cost a sheet. */
const DUST = 1e-5

/** What is left for the topmost sheet of a column is never shorter than this: the sheet below gives it up. */
const SHORTEST_REST_M = 0.5

function steps(neededM: number, { step, stepLap, longest }: Settings): Rows {
  const count = Math.max(1, partsIn(neededM - stepLap, step))
  const most = Math.max(1, Math.floor((longest - stepLap) / step + DUST))
  const full = Math.ceil(count / most) - 1
  const lengths = [...Array.from({ length: full }, () => most), count - full * most]
  return { lengths: lengths.map(each => upToCm(each * step + stepLap)), lapM: stepLap }
}

/** Full sheets from the eave, so that end laps of neighbouring columns lie in one line, and the rest at the top. */
function rounded(neededM: number, { round, longest: longestM, endLap }: Settings): Rows {
  const parts = round === '0.01' ? 100 : 10
  // Sheets are ordered in whole parts of a metre, and none may be longer than the longest.
  const longest = Math.floor(longestM * parts + DUST) / parts
  const count = neededM <= longest + DUST ? 1 : partsIn(neededM - endLap, longest - endLap)
  const rest = neededM + (count - 1) * endLap - (count - 1) * longest
  const missing = count > 1 ? Math.max(0, SHORTEST_REST_M - rest) : 0
  const lengths = Array.from({ length: count }, (_, row) => {
    if (row === count - 1) return rest + missing
    return row === count - 2 ? longest - missing : longest
  })
  return { lengths: lengths.map(each => upToPart(each, parts)), lapM: endLap }
}

/** From what a column needs up the slope to its sheets. Ask it for all columns of a quote: equal ones are worked out once. */
export function rowsFor(settings: Settings): (neededM: number) => Rows {
  const known = new Map<number, Rows>()
  const fromStock = settings.round === 'stock' ? stockRuns(settings.stockM, settings.endLap) : undefined
  const lay = (neededM: number): Rows => {
    if (settings.step > 0) return steps(neededM, settings)
    return fromStock ? { lengths: fromStock(neededM), lapM: settings.endLap } : rounded(neededM, settings)
  }
  return neededM => {
    const before = known.get(neededM)
    if (before) return before
    const rows = lay(neededM)
    known.set(neededM, rows)
    return rows
  }
}
