import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, entryOf, figuresAmong, goodsOf, has, type Place } from './clause.ts'
import { entriesOf } from './entries.ts'
import { type Item, itemsOf } from './items.ts'
import { linesOf } from './lines.ts'
import { doubtfulCommas, plainOf } from './plain.ts'
import type { Quantity } from './quantity.ts'
import { weigh } from './reading.ts'
import { rowOf, type Table, tableOf } from './table.ts'
import type { Evidence, Order } from './weighed.ts'

/** Parts the items of a line where commas, bars and words such as "and" stand, and after a sum. */
function parted(items: readonly Item[], line: number, doubtful: boolean): Entry[] {
  const entries: Entry[] = []
  let after: Entry['after'] = 'line'
  let from = 0
  for (let to = 0; to <= items.length; to++) {
    const item = items[to]
    const before = items.slice(from, to)
    const place = { line, after, doubtful }
    const summed = item?.kind === 'link' && item.link === ':' ? sumOf(before, items.slice(to), place) : undefined
    const ended = item?.kind === 'word' && item.sense === 'total' && mayPair(figuresAmong(before))
    if (item && item.kind !== 'break' && !summed && !ended) continue
    const entry = summed ?? entryOf(before, place)
    if (entry) entries.push(entry)
    if (item && entries.length > 0) after = item.kind === 'break' ? item.by : 'stop'
    from = ended ? to : to + 1
  }
  return entries
}

/** Numbers of which one may be a count, and one a length. */
const mayPair = (figures: readonly Quantity[]) => figures.length > 1 && figures.some(({ role }) => role !== 'length')

/**
 * The sum that stands before a colon, with pairs after it: `Total 112m: 24 x 3, 16 x 2.5`. Where no word says that it is
 * one, it is a number of sheets alone, and lengths are said as such: `40 sheets: 3m 24, 2.5m 16`.
 */
function sumOf(before: readonly Item[], rest: readonly Item[], place: Place): Entry | undefined {
  const sum = entryOf(before, place)
  const next = rest.findIndex(({ kind }) => kind === 'break')
  const after = figuresAmong(next < 0 ? rest : rest.slice(0, next))
  const [word] = sum?.words ?? []
  if (!sum || !word || !mayPair(after)) return undefined
  const [number, ...others] = sum.figures
  if (has(sum, 'total')) return number && sum
  const isCount = number && number.quantity.role !== 'length' && others.length === 0
  const isSum = isCount && has(sum, 'sheet', 'piece') && after.some(({ role }) => role === 'length')
  return isSum ? { ...sum, words: [...sum.words, { ...word, sense: 'total' }] } : undefined
}

/** Nothing of the list is known yet: what only the rest of it can settle costs nothing. */
const unknown: Evidence = { orders: new Set(), units: new Set(), sheets: true, unitFirst: true }

/** How badly a line reads: 0 where all of it is understood. */
function cost(entries: readonly Entry[], unit: LengthUnit): number {
  const orders = new Set<Order>()
  let sum = 0
  for (const entry of entriesOf(entries)) {
    if (entry.figures.some(({ quantity }) => Number.isNaN(quantity.value))) sum += 3
    if (entry.figures.length === 0 || goodsOf(entry) || has(entry, 'total')) continue
    const weighed = weigh(entry, unit, unknown)
    if (typeof weighed === 'string') sum += weighed === 'size' ? 0 : 2
    else if (weighed.doubts.some(doubt => doubt !== 'order')) sum += 1
    else if (weighed.order) orders.add(weighed.order)
  }
  return sum + (orders.size > 1 ? 0.5 : 0)
}

/** So many commas of a line are tried each way; longer lines have all their commas read one way. */
const MAX_COMMAS = 4

/** The items of a line, its commas between digits read as decimal marks or as separators, whichever makes more sense. */
function readLine(
  line: string,
  offset: number,
  split: (items: readonly Item[]) => Entry[],
  unit: LengthUnit,
): readonly Item[] {
  const commas = doubtfulCommas(line)
  const ways = commas > MAX_COMMAS ? [0, -1] : Array.from({ length: 2 ** commas }, (_, way) => way)
  let best: readonly Item[] = []
  let least = Number.POSITIVE_INFINITY
  for (const way of ways) {
    const items = itemsOf(plainOf(line, offset, nth => ((way >> nth) & 1) === 1))
    const its = commas > 0 ? cost(split(items), unit) : 0
    if (its < least) {
      best = items
      least = its
    }
    if (least === 0) break
  }
  return best
}

/** The clauses of a text, line by line; rows of tables have their numbers in the parts that the columns give them. */
export function clausesOf(text: string, unit: LengthUnit): Entry[] {
  let table: Table | undefined
  return linesOf(text).flatMap(({ start, end, doubtful }, index) => {
    const line = text.slice(start, end)
    const split = (items: readonly Item[]) => parted(items, index, doubtful)
    const items = readLine(line, start, split, unit)
    const heading = tableOf(line)
    table = heading ?? table
    const whole = entryOf(items, { line: index, after: 'line', doubtful })
    const row = whole && table && !heading && rowOf(whole, table)
    return row ? [row] : split(items)
  })
}
