import type { Cut } from '../take-off/cut.ts'
import { coverColumns, type Laid } from './cover-columns.ts'
import type { Needs } from './needs.ts'
import type { Goods, SheetList } from './sheet-list.ts'

/** Goods of a list compared with what the roof needs. */
export interface GoodsComparison {
  readonly goods: 'ridge' | 'valley' | 'fastener'
  readonly unit: 'pieces' | 'kg'
  readonly listed: number
  readonly min: number
  readonly max: number
}

/** A list compared with what a roof needs. */
export interface Comparison {
  /**
   * `lacks`: part of the roof is not covered; `offcuts`: it is covered only if hip off-cuts are used again; `more`: it is
   * covered and more than a tenth is left over; `covers`: it is covered; `open`: some questions are not answered yet.
   */
  readonly verdict: 'lacks' | 'offcuts' | 'more' | 'covers' | 'open'
  /** Metres in the list minus metres for the roof. */
  readonly differenceM: number
  /** Columns for which the list has no sheet. */
  readonly lacking: readonly Cut[]
  /** Sheets of the list that are shorter than every lacking column. */
  readonly tooShort: readonly Cut[]
  /** Columns laid with several sheets and end laps. */
  readonly joined: readonly Laid[]
  /** Columns whose sheet is cut by more than is usual. */
  readonly cutDown: readonly Laid[]
  /** Sheets that are long enough and not needed. */
  readonly spare: readonly Cut[]
  readonly goods: readonly GoodsComparison[]
}

/** The share by which a list may exceed the need, for breakage or another layout. */
const MAX_USUAL_SURPLUS = 0.1
/** A larger cut from one sheet is reported. */
const MAX_USUAL_WASTE_M = 0.3

const totalM = (cuts: readonly Cut[]) => cuts.reduce((sum, { lengthM, count }) => sum + lengthM * count, 0)

/** The goods of a list in pieces of length `pieceM`; `undefined` where some have no count. */
function countPieces(goods: readonly Goods[], pieceM: number): number | undefined {
  let all = 0
  for (const { pieces, lengthM } of goods) {
    if (pieces === undefined) return undefined
    all += (pieces * (lengthM ?? pieceM)) / pieceM
  }
  return goods.length > 0 ? Math.floor(all + 1e-6) : undefined
}

/** Compares the caps, valleys and fasteners that have a count in the list with what the roof needs. */
function compareGoods(list: SheetList, { caps, capM, valleys, valleyM, fasteners }: Needs): GoodsComparison[] {
  const goodsOfKind = (kind: Goods['goods']) => list.goods.filter(({ goods }) => goods === kind)
  const capPieces = countPieces(goodsOfKind('ridge'), capM)
  const valleyPieces = countPieces(goodsOfKind('valley'), valleyM)
  const fastenerGoods = goodsOfKind('fastener')
  const kg = fastenerGoods.reduce((sum, { weightKg = 0 }) => sum + weightKg, 0)
  const pieces = fastenerGoods.reduce((sum, { pieces: count = 0 }) => sum + count, 0)
  const { min, max, minKg, maxKg } = fasteners
  return [
    ...(capPieces === undefined
      ? []
      : [{ goods: 'ridge', unit: 'pieces', listed: capPieces, min: caps, max: caps } as const]),
    ...(valleyPieces === undefined
      ? []
      : [{ goods: 'valley', unit: 'pieces', listed: valleyPieces, min: valleys, max: valleys } as const]),
    ...(kg > 0 && pieces === 0 ? [{ goods: 'fastener', unit: 'kg', listed: kg, min: minKg, max: maxKg } as const] : []),
    ...(pieces > 0 && kg === 0
      ? [{ goods: 'fastener', unit: 'pieces', listed: pieces, min: min, max: max } as const]
      : []),
  ]
}

/**
 * Compares a list with a roof by laying every column from eave to ridge with sheets of the list, joined by end laps where
 * needed. Equal totals in metres alone do not cover a roof.
 */
export function compareList(list: SheetList, needs: Needs): Comparison {
  const byColumn = coverColumns(needs.columns, list.cuts, needs.lapM)
  // A list with exactly the sheets that the page would order must count as covering.
  const bestCoverage = byColumn.lacking.length > 0 ? coverColumns(needs.cuts, list.cuts, needs.lapM) : byColumn
  const { laid, lacking, unused } = bestCoverage.lacking.length === 0 ? bestCoverage : byColumn
  const shortest = Math.min(...lacking.map(({ lengthM }) => lengthM))
  const longest = Math.max(0, ...list.cuts.map(({ lengthM }) => lengthM))
  const differenceM = Math.round((totalM(list.cuts) - needs.runningM) * 1000) / 1000 || 0
  const reusedM = needs.runningM - needs.minRunningM
  const areOffcutsEnough = totalM(lacking) <= reusedM && lacking.every(({ lengthM }) => lengthM <= longest)
  const hasSurplus = differenceM > needs.runningM * MAX_USUAL_SURPLUS
  const covered = hasSurplus ? 'more' : 'covers'
  const verdict = list.open > 0 ? 'open' : lacking.length === 0 ? covered : areOffcutsEnough ? 'offcuts' : 'lacks'
  return {
    verdict,
    differenceM,
    lacking,
    tooShort: unused.filter(({ lengthM }) => lengthM < shortest && lacking.length > 0),
    joined: laid.filter(({ fromM }) => fromM.length > 1),
    cutDown: laid.filter(
      ({ fromM, neededM, isOffcut }) => !isOffcut && (fromM[0] ?? 0) - neededM - MAX_USUAL_WASTE_M > 1e-9,
    ),
    spare: unused.filter(({ lengthM }) => lengthM >= shortest || lacking.length === 0),
    goods: compareGoods(list, needs),
  }
}
