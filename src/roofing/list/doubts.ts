import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, goodsOf, has, isPacked } from './clause.ts'
import { lengthsOf } from './meant.ts'
import { isMany, type Pair } from './pairs.ts'
import type { Quantity } from './quantity.ts'
import { isFeet, isWithin, metres, usualM } from './sheet-length.ts'
import type { Doubt, Evidence } from './weighed.ts'

/** A sheet covers 0.5 to 1.3 m of width. */
const widthM = { least: 0.5, most: 1.3 }
/** Both sides of a floor are longer than the sheets of a small roof. */
const FLOOR_M = 4.5

const holding = (doubts: readonly (readonly [Doubt, boolean | undefined])[]) =>
  doubts.flatMap(([doubt, holds]) => (holds ? doubt : []))

/**
 * Whether an entry gives the size of what the sheets are for: `House 10 x 6`, `Kitchen: 3 x 4`, `roof length 5m` above a
 * number.
 * @param settled whether the other entries of the list settle which number is the count
 */
export function isFloor(entry: Entry, numbers: readonly Quantity[], unit: LengthUnit, settled: boolean): boolean {
  if (!has(entry, 'building')) return false
  const counted = numbers.some(({ role }) => role === 'count')
  if (numbers.some(({ role }) => role !== 'bare')) {
    const [first, second] = entry.figures
    const place = entry.words.find(({ sense }) => sense === 'building')?.start ?? 0
    const named = place < (first?.quantity.start ?? 0)
    const crossed = named && !counted && second?.link === 'times' && first?.quantity.role === 'bare'
    return crossed || (entry.joined && (has(entry, 'long') || !(counted || entry.labelled)))
  }
  if (!entry.labelled || numbers.every(({ value }) => metres(value, unit) >= FLOOR_M)) return true
  return !settled && !numbers.some(({ decimals }) => decimals)
}

/** What there is to doubt about one pair of numbers. */
export function pairDoubts(entry: Entry, { count, length }: Pair, unit: LengthUnit, evidence: Evidence): Doubt[] {
  const { main, others } = lengthsOf(length, unit, evidence.units)
  const isForeign = (other: LengthUnit) => isFeet(other) !== isFeet(main.unit)
  const foreign = evidence.units.size > 0 && [...evidence.units].every(isForeign)
  const isBare = count.role === 'bare' && length.role === 'bare'
  const link = entry.figures[1]?.link
  const isSaid = link === 'times' || link === 'of' || link === 'at'
  // "10 x 6m house": longer both ways than a small roof's sheets, and no word for sheets.
  const place = entry.words.find(({ sense }) => sense === 'building')?.start ?? 0
  const isNamedAfter = place > length.start && !has(entry, 'sheet', 'profile')
  return holding([
    [
      'size',
      isNamedAfter && link === 'times' && count.role === 'bare' && Math.min(count.value, main.lengthM) >= FLOOR_M,
    ],
    ['order', (length.unitFirst === 'perhaps' && !evidence.unitFirst) || (isBare && !isSaid && !evidence.sheets)],
    ['numbers', count.doubtful || length.doubtful || entry.doubtful],
    ['count', isMany(entry, count)],
    ['unit', foreign && others.some(other => isForeign(other.unit))],
    ['length', !isWithin(main.lengthM, usualM)],
  ])
}

/** What words and measures leave in doubt: whether sheets are meant, and how many. */
export function wordDoubts(entry: Entry): Doubt[] {
  const sheet = has(entry, 'sheet', 'profile')
  // "Gypsum sheets" are none of ours, whatever comes before the word.
  const isBefore = (index: number) => entry.words[index + 1]?.text.startsWith('sh')
  return holding([
    ['noun', entry.words.some(({ sense }, index) => sense === 'unknown' && (!sheet || isBefore(index)))],
    ['noun', goodsOf(entry) !== undefined],
    ['words', entry.struck || has(entry, 'doubt', 'twice')],
    ['size', entry.quantities.some(({ role, lengthM = 0 }) => role === 'width' && !isWithin(lengthM, widthM))],
    ['numbers', has(entry, 'pack') || entry.quantities.some(isPacked)],
  ])
}
