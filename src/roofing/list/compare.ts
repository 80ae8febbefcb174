import type { Cut } from '../take-off/cut.ts'
import { coverWith, type Laid } from './cover.ts'
import type { Needs } from './needs.ts'
import type { Goods, SheetList } from './sheet-list.ts'

/** Goods of a list beside what the roof needs of them. */
export interface GoodsCompared {
  readonly goods: 'ridge' | 'valley' | 'fastener'
  readonly unit: 'pieces' | 'kg'
  readonly listed: number
  readonly least: number
  readonly most: number
}

/** A list beside what a roof needs. */
export interface Comparison {
  /**
   * `lacks`: some of the roof stays open; `offcuts`: it does unless off-cuts of the hips are used again; `more`: it is
   * covered, and a tenth and more is left over; `covers`: neither. `open`: questions wait, so nothing is said yet.
   */
  readonly verdict: 'lacks' | 'offcuts' | 'more' | 'covers' | 'open'
  /** Metres of the list less metres of the roof: above zero where the list has more. */
  readonly differenceM: number
  /** Columns for which the list has no sheet. */
  readonly lacking: readonly Cut[]
  /** Sheets of the list that are shorter than every column that is lacking. */
  readonly tooShort: readonly Cut[]
  /** Columns of several sheets with an end lap. */
  readonly joined: readonly Laid[]
  /** Sheets that are cut shorter by more than is usual. */
  readonly cutDown: readonly Laid[]
  /** Sheets that are long enough and not needed. */
  readonly spare: readonly Cut[]
  readonly goods: readonly GoodsCompared[]
}

/** A list this much above the need is still usual: breakage, another way of laying. */
const USUAL_SURPLUS = 0.1
/** Cut off more than this from a sheet, and it is worth a word. Metres. */
const USUAL_WASTE_M = 0.3

const metresOf = (cuts: readonly Cut[]) => cuts.reduce((sum, { lengthM, count }) => sum + lengthM * count, 0)

/** How many pieces of a length a list has of some goods; `undefined` where it does not say it of all of them. */
function piecesOf(goods: readonly Goods[], pieceM: number): number | undefined {
  let all = 0
  for (const { pieces, lengthM } of goods) {
    if (pieces === undefined) return undefined
    all += (pieces * (lengthM ?? pieceM)) / pieceM
  }
  return goods.length > 0 ? Math.floor(all + 1e-6) : undefined
}

/** Caps, valleys and fasteners of a list that says how many, beside what the roof takes. */
function compareGoods(list: SheetList, { caps, capM, valleys, valleyM, fasteners }: Needs): GoodsCompared[] {
  const named = (kind: Goods['goods']) => list.goods.filter(({ goods }) => goods === kind)
  const ridges = piecesOf(named('ridge'), capM)
  const inValleys = piecesOf(named('valley'), valleyM)
  const nails = named('fastener')
  const kg = nails.reduce((sum, { weightKg = 0 }) => sum + weightKg, 0)
  const pieces = nails.reduce((sum, { pieces: count = 0 }) => sum + count, 0)
  const { least, most, leastKg, mostKg } = fasteners
  return [
    ...(ridges === undefined
      ? []
      : [{ goods: 'ridge', unit: 'pieces', listed: ridges, least: caps, most: caps } as const]),
    ...(inValleys === undefined
      ? []
      : [{ goods: 'valley', unit: 'pieces', listed: inValleys, least: valleys, most: valleys } as const]),
    ...(kg > 0 && pieces === 0
      ? [{ goods: 'fastener', unit: 'kg', listed: kg, least: leastKg, most: mostKg } as const]
      : []),
    ...(pieces > 0 && kg === 0 ? [{ goods: 'fastener', unit: 'pieces', listed: pieces, least, most } as const] : []),
  ]
}

/**
 * Holds a list against a roof, length by length: every column from eave to ridge is laid with the sheets of the list, one
 * or up to three with end laps. Metres alone never make them agree.
 */
export function compareList(list: SheetList, needs: Needs): Comparison {
  const byColumn = coverWith(needs.columns, list.cuts, needs.lapM)
  // A list that was cut as this page would cut it is never called short.
  const asOrdered = byColumn.lacking.length > 0 ? coverWith(needs.cuts, list.cuts, needs.lapM) : byColumn
  const { laid, lacking, left } = asOrdered.lacking.length === 0 ? asOrdered : byColumn
  const shortest = Math.min(...lacking.map(({ lengthM }) => lengthM))
  const longest = Math.max(0, ...list.cuts.map(({ lengthM }) => lengthM))
  const differenceM = Math.round((metresOf(list.cuts) - needs.runningM) * 1000) / 1000 || 0
  const reused = needs.runningM - needs.leastM
  const fromOffcuts = metresOf(lacking) <= reused && lacking.every(({ lengthM }) => lengthM <= longest)
  const more = differenceM > needs.runningM * USUAL_SURPLUS
  const covered = more ? 'more' : 'covers'
  const verdict = list.open > 0 ? 'open' : lacking.length === 0 ? covered : fromOffcuts ? 'offcuts' : 'lacks'
  return {
    verdict,
    differenceM,
    lacking,
    tooShort: left.filter(({ lengthM }) => lengthM < shortest && lacking.length > 0),
    joined: laid.filter(({ fromM }) => fromM.length > 1),
    cutDown: laid.filter(
      ({ fromM, neededM, isOffcut }) => !isOffcut && (fromM[0] ?? 0) - neededM - USUAL_WASTE_M > 1e-9,
    ),
    spare: left.filter(({ lengthM }) => lengthM >= shortest || lacking.length === 0),
    goods: compareGoods(list, needs),
  }
}
