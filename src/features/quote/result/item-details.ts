import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { metresPer } from '#roofing/lengths/unit.ts'
import type { BillItem } from '#roofing/money/bill.ts'
import type { EdgeKind } from '#roofing/roof/roof.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { type Timber, timberOf } from '#roofing/take-off/timber.ts'
import { formatNumber } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'

/** The edges that each item covers. */
const edgesOf = {
  caps: ['ridge', 'hip'],
  valleys: ['valley'],
  flashings: ['verge', 'head', 'wall'],
  gutters: ['eave'],
} as const satisfies Partial<Record<BillItem, readonly EdgeKind[]>>

/** What an item is counted from: metres of sheets, edges with their pieces, junctions of caps, number of fasteners. */
export function describeItem(item: BillItem, takeOff: TakeOff, unit: WallUnit, words: EstimatorWords['bill']): string {
  // Sheets are sold by the metre.
  if (item === 'sheets') return keepUnitsTogether(formatLength(takeOff.runningM, 'm'))
  if (item === 'fasteners') return words.fasteners(takeOff.fasteners)
  const edges = edgesOf[item].flatMap(kind => {
    const { lengthM, pieces } = takeOff.trims[kind]
    return pieces > 0 ? [words.edges[kind](keepUnitsTogether(formatLength(lengthM, unit)), pieces)] : []
  })
  const junctions = item === 'caps' ? takeOff.roofs.reduce((sum, { roof }) => sum + roof.junctions, 0) : 0
  return [...edges, ...(junctions > 0 ? [words.junctions(junctions)] : [])].join(', ')
}

/** The timber of all roofs. */
export function countTimber({ roofs }: TakeOff, settings: Settings): Timber {
  return timberOf(
    roofs.flatMap(({ roof }) => roof.faces),
    settings,
  )
}

/** A length in whole metres or feet, rounded up. */
export function formatLengthRoundedUp(lengthM: number, unit: WallUnit): string {
  return `${formatNumber(Math.ceil(lengthM / metresPer[unit]))}\u00a0${unit}`
}
