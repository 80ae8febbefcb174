import type { LengthUnit } from '../lengths/unit.ts'
import { createEntry, type Entry, type EntryPosition, findFigures, findNamedGoods, hasWord } from './entry.ts'
import { groupEntries, MIN_PRICE } from './group-entries.ts'
import { interpretEntry } from './interpret-entry.ts'
import type { Evidence, Order } from './interpretation.ts'
import { countDoubtfulCommas, normalizeLine } from './normalize-line.ts'
import type { Quantity } from './quantity.ts'
import { splitLines } from './split-lines.ts'
import type { Steps } from './steps.ts'
import { findRowSeparator, parseTableHeading, parseTableRow, separateCells, type Table } from './table.ts'
import { type Token, tokenizeLine } from './tokenize-line.ts'

/** Splits the tokens of a line into clauses: at commas, bars and words such as "and", and before and after a total. */
function splitTokens(tokens: readonly Token[], line: number, mayBeNumbered: boolean): Entry[] {
  const entries: Entry[] = []
  let separator: Entry['separator'] = 'line'
  let from = 0
  const strikes = tokens.flatMap(({ kind }, index) => (kind === 'strike' ? index : []))
  // `~2m x 10, 3m x 5~` strikes out both.
  const isStruckOut = (start: number, end: number) =>
    strikes.some((open, nth) => nth % 2 === 0 && open < end && (strikes[nth + 1] ?? -1) >= start)
  for (let to = 0; to <= tokens.length; to++) {
    const token = tokens[to]
    const before = tokens.slice(from, to)
    const position = { line, separator, mayBeNumbered }
    const total =
      token?.kind === 'link' && token.link === ':' ? findTotalBefore(before, tokens.slice(to), position) : undefined
    const endsBeforeTotal = token?.kind === 'word' && token.sense === 'total' && mayFormPair(findFigures(before))
    if (token && token.kind !== 'break' && !total && !endsBeforeTotal) continue
    const entry = total ?? createEntry(before, position)
    if (entry) entries.push(isStruckOut(from, to) ? { ...entry, isStruckOut: true } : entry)
    if (token && entries.length > 0) separator = token.kind === 'break' ? token.by : 'stop'
    from = endsBeforeTotal ? to : to + 1
  }
  return entries
}

/** Whether there are two numbers of which one may be a count. */
const mayFormPair = (figures: readonly Quantity[]) =>
  figures.length > 1 && figures.some(({ role }) => role !== 'length')

/**
 * Finds a total before a colon that is followed by pairs: `Total 112m: 24 x 3, 16 x 2.5`. Without a word such as "total" it must
 * be a count of sheets alone, followed by lengths with units: `40 sheets: 3m 24, 2.5m 16`.
 */
function findTotalBefore(before: readonly Token[], rest: readonly Token[], position: EntryPosition): Entry | undefined {
  const total = createEntry(before, position)
  const [mark] = rest
  const isBracket = mark?.kind === 'link' && mark.isBracket
  const next = rest.findIndex(({ kind }) => kind === 'break' || (isBracket && kind === 'bracket-end'))
  const after = findFigures(next < 0 ? rest : rest.slice(0, next))
  const [word] = total?.words ?? []
  if (!total || !word || !mayFormPair(after)) return undefined
  const [number, ...others] = total.figures
  if (hasWord(total, 'total')) return number && total
  const isCount = number && number.quantity.role !== 'length' && others.length === 0
  const isTotal = isCount && hasWord(total, 'sheet', 'piece') && after.some(({ role }) => role === 'length')
  return isTotal ? { ...total, words: [...total.words, { ...word, sense: 'total' }] } : undefined
}

/** Whether an entry has two numbers that are not money. */
const isOnePair = ({ figures }: Entry) =>
  figures.filter(({ quantity }) => quantity.role !== 'bare' || quantity.value < MIN_PRICE).length === 2

/**
 * Parses a row of a table, by the heading or because its cells are one pair of numbers; `undefined` where it is neither. Its first
 * number is not a line number.
 * @param hasCells whether the line has separators between cells
 */
function parseRow(
  tokens: readonly Token[],
  position: EntryPosition,
  table: Table | undefined,
  hasCells = true,
): Entry | undefined {
  const whole = createEntry(tokens, position)
  const row = whole && table && parseTableRow(whole, table)
  if (row) return { ...row, mayBeNumbered: false }
  const joined =
    hasCells &&
    createEntry(
      tokens.filter(({ kind }) => kind !== 'break'),
      position,
    )
  return joined && isOnePair(joined) ? { ...joined, mayBeNumbered: false } : undefined
}

/** Used while a single line is parsed, so that doubts which the rest of the list may settle cost nothing. */
const noEvidence: Evidence = {
  orders: new Set(),
  units: new Set(),
  namesSheets: true,
  hasUnitFirst: true,
  cutLengthsM: [],
  pricesKsh: [],
}

/** How badly a line is understood: 0 where all of it is, more for each entry that is unclear or doubtful. */
function calculateReadingCost(entries: readonly Entry[], unit: LengthUnit): number {
  const orders = new Set<Order>()
  let sum = 0
  for (const entry of groupEntries(entries)) {
    if (entry.figures.some(({ quantity }) => Number.isNaN(quantity.value))) sum += 3
    if (entry.figures.length === 0 || findNamedGoods(entry) || hasWord(entry, 'total')) continue
    const interpretation = interpretEntry(entry, unit, noEvidence)
    if (typeof interpretation === 'string') sum += interpretation === 'size' ? 0 : 2
    else if (interpretation.doubts.some(doubt => doubt !== 'order')) sum += 1
    else if (interpretation.order) orders.add(interpretation.order)
  }
  return sum + (orders.size > 1 ? 0.5 : 0)
}

/** Each comma is tried as decimal mark and as separator; with more commas than this, all are read the same way. */
const MAX_COMMAS_TRIED = 4

/** The tokens of a line. Commas between digits are read as decimal marks or as separators, whichever has the lower cost. */
function parseLine(
  line: string,
  offset: number,
  split: (items: readonly Token[]) => Entry[],
  unit: LengthUnit,
): readonly Token[] {
  const commas = countDoubtfulCommas(line)
  // Each variant is a bit mask: bit n says that comma n is a separator. -1 has all bits set.
  const variants = commas > MAX_COMMAS_TRIED ? [0, -1] : Array.from({ length: 2 ** commas }, (_, variant) => variant)
  let best: readonly Token[] = []
  let lowestCost = Number.POSITIVE_INFINITY
  for (const variant of variants) {
    const tokens = tokenizeLine(normalizeLine(line, offset, nth => ((variant >> nth) & 1) === 1))
    const currentCost = commas > 0 ? calculateReadingCost(split(tokens), unit) : 0
    if (currentCost < lowestCost) {
      best = tokens
      lowestCost = currentCost
    }
    if (lowestCost === 0) break
  }
  return best
}

/**
 * The clauses of a text, line by line, with a pause after each line. A table row is one clause, its numbers read by the columns of
 * the heading.
 */
export function* parseClauses(text: string, unit: LengthUnit): Steps<Entry[]> {
  let table: Table | undefined
  const entries: Entry[] = []
  for (const [index, { start, end, mayBeNumbered }] of splitLines(text).entries()) {
    yield
    const typed = text.slice(start, end)
    const heading = parseTableHeading(typed)
    table = heading ?? table
    const position = { line: index, separator: 'line', mayBeNumbered } as const
    const split = (items: readonly Token[]) => splitTokens(items, index, mayBeNumbered)
    const separator = heading ? undefined : (table?.separator ?? findRowSeparator(typed))
    if (separator) {
      const cells = separator === '|' ? typed : separateCells(typed, separator)
      const row = parseRow(parseLine(cells, start, split, unit), position, table)
      if (row) {
        entries.push(row)
        continue
      }
    }
    const tokens = parseLine(typed, start, split, unit)
    const row = heading ? undefined : parseRow(tokens, position, table, false)
    entries.push(...(row ? [row] : split(tokens)))
  }
  return entries
}
