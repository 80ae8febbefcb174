import type { Cut } from '../take-off/cut.ts'
import { type Coverage, coverColumns, type LaidColumns, TOLERANCE_MM } from './cover-columns.ts'
import type { Guess, Needs } from './needs.ts'
import { SAME_LENGTH_M } from './sheet-length.ts'
import type { Goods, SheetList } from './sheet-list.ts'

/** Goods of a list, compared with what the roof needs: from `min` to `max`. */
export interface GoodsComparison {
  readonly goods: 'ridge' | 'valley' | 'fastener'
  /** The unit of the three numbers. `m`: metres of all pieces, where the list gives metres. */
  readonly unit: 'pieces' | 'kg' | 'm'
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
  readonly joined: readonly LaidColumns[]
  /** Columns of which more than is usual is cut off the sheet. */
  readonly cutDown: readonly LaidColumns[]
  /** Sheets that are long enough and not needed. */
  readonly spare: readonly Cut[]
  /** Metres by which sheets are short of lengths that rest on guesses; 0 where they are long enough. */
  readonly shortM: number
  /** The guesses on which those lengths rest. */
  readonly guesses: readonly Guess[]
  readonly goods: readonly GoodsComparison[]
}

/** The share of the metres by which a list may exceed the need, for breakage or another layout. */
const MAX_USUAL_SURPLUS = 0.1
/** If more than this is cut off a sheet, the comparison reports it. */
const MAX_USUAL_WASTE_M = 0.3

const totalM = (cuts: readonly Cut[]) => cuts.reduce((sum, { lengthM, count }) => sum + lengthM * count, 0)

/** The metres of all pieces; a piece without a length is `pieceM` long. `undefined` where some goods have neither a count nor metres. */
function sumGoodsM(goods: readonly Goods[], pieceM: number): number | undefined {
  let allM = 0
  for (const { pieces, lengthM, runningM } of goods) {
    if (pieces === undefined && runningM === undefined) return undefined
    allM += runningM ?? (pieces ?? 0) * (lengthM ?? pieceM)
  }
  return goods.length > 0 ? allM : undefined
}

/** Compares caps or valleys in pieces as long as those that the roof needs, or in metres where the list gives metres. */
function comparePieces(
  kind: 'ridge' | 'valley',
  { goods }: SheetList,
  neededPieces: number,
  pieceM: number,
): GoodsComparison[] {
  const ofKind = goods.filter(each => each.goods === kind)
  const listedM = sumGoodsM(ofKind, pieceM)
  if (listedM === undefined) return []
  if (ofKind.some(({ runningM }) => runningM !== undefined)) {
    const neededM = Math.round(neededPieces * pieceM * 100) / 100
    return [{ goods: kind, unit: 'm', listed: listedM, min: neededM, max: neededM }]
  }
  const listed = Math.floor(listedM / pieceM + 1e-6)
  return [{ goods: kind, unit: 'pieces', listed, min: neededPieces, max: neededPieces }]
}

/** Compares the caps, valleys and fasteners that have a count in the list with what the roof needs. */
function compareGoods(list: SheetList, { caps, capM, valleys, valleyM, fasteners }: Needs): GoodsComparison[] {
  const goodsOfKind = (kind: Goods['goods']) => list.goods.filter(({ goods }) => goods === kind)
  const fastenerGoods = goodsOfKind('fastener')
  const kg = fastenerGoods.reduce((sum, { weightKg = 0 }) => sum + weightKg, 0)
  const pieces = fastenerGoods.reduce((sum, { pieces: count = 0 }) => sum + count, 0)
  const { min, max, minKg, maxKg } = fasteners
  return [
    ...comparePieces('ridge', list, caps, capM),
    ...comparePieces('valley', list, valleys, valleyM),
    ...(kg > 0 && pieces === 0 ? [{ goods: 'fastener', unit: 'kg', listed: kg, min: minKg, max: maxKg } as const] : []),
    ...(pieces > 0 && kg === 0
      ? [{ goods: 'fastener', unit: 'pieces', listed: pieces, min: min, max: max } as const]
      : []),
  ]
}

/** By how much sheets may be short of lengths that rest on guesses. */
const GUESS_TOLERANCE_MM = 50

/** Whether a list has exactly the sheets that the page would order. */
function isOwnCutList(cuts: readonly Cut[], own: readonly Cut[]): boolean {
  return (
    cuts.length === own.length &&
    cuts.every(({ lengthM, count }, index) => {
      const other = own[index] as Cut
      return count === other.count && Math.abs(lengthM - other.lengthM) < SAME_LENGTH_M
    })
  )
}

/** The first of these that covers the roof: its columns, the page's own cut list, its columns within the tolerance of guesses. */
function findCoverage({ cuts }: SheetList, { columns, cuts: own, lapM, guesses }: Needs): Coverage {
  if (isOwnCutList(cuts, own)) return { laid: [], lacking: [], unused: [] }
  const byColumn = coverColumns(columns, cuts, lapM)
  if (byColumn.lacking.length === 0) return byColumn
  // A list with the sheets that the page would order, and more, covers the roof too.
  const byCut = coverColumns(own, cuts, lapM)
  if (byCut.lacking.length === 0) return byCut
  const byGuess = guesses.length > 0 ? coverColumns(columns, cuts, lapM, GUESS_TOLERANCE_MM) : byColumn
  return byGuess.lacking.length === 0 ? byGuess : byColumn
}

/** The most metres by which sheets are short of their column; 0 where it is within the usual tolerance. */
function findShortM(laid: readonly LaidColumns[], lapM: number): number {
  const shortMm = laid.map(({ neededM, sheetsM }) => {
    const reachM = sheetsM.reduce((sum, lengthM) => sum + lengthM - lapM, lapM)
    return Math.round((neededM - reachM) * 1000)
  })
  const maxShortMm = Math.max(0, ...shortMm)
  return maxShortMm > TOLERANCE_MM ? maxShortMm / 1000 : 0
}

/**
 * Compares a list with a roof by laying every column from eave to ridge with sheets of the list, joined by end laps where
 * needed. Equal totals in metres alone do not cover a roof.
 */
export function compareList(list: SheetList, needs: Needs): Comparison {
  const { laid, lacking, unused } = findCoverage(list, needs)
  const shortestLackingM = Math.min(...lacking.map(({ lengthM }) => lengthM))
  const longestListedM = Math.max(0, ...list.cuts.map(({ lengthM }) => lengthM))
  const differenceM = Math.round((totalM(list.cuts) - needs.runningM) * 1000) / 1000 || 0
  const reusedM = needs.runningM - needs.minRunningM
  const areOffcutsEnough = totalM(lacking) <= reusedM && lacking.every(({ lengthM }) => lengthM <= longestListedM)
  const hasSurplus = differenceM > needs.runningM * MAX_USUAL_SURPLUS
  const covered = hasSurplus ? 'more' : 'covers'
  const verdict = list.openCount > 0 ? 'open' : lacking.length === 0 ? covered : areOffcutsEnough ? 'offcuts' : 'lacks'
  return {
    verdict,
    differenceM,
    lacking,
    tooShort: unused.filter(({ lengthM }) => lengthM < shortestLackingM && lacking.length > 0),
    joined: laid.filter(({ sheetsM }) => sheetsM.length > 1),
    cutDown: laid.filter(
      ({ sheetsM, neededM, isOffcut }) => !isOffcut && (sheetsM[0] ?? 0) - neededM - MAX_USUAL_WASTE_M > 1e-9,
    ),
    spare: unused.filter(({ lengthM }) => lengthM >= shortestLackingM || lacking.length === 0),
    shortM: findShortM(laid, needs.lapM),
    guesses: needs.guesses,
    goods: compareGoods(list, needs),
  }
}
