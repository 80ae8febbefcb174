import { createEntry, type Entry, type Figure, findNamedGoods, hasWord, isPackQuantity, isProduct } from './entry.ts'
import type { Quantity } from './quantity.ts'
import { mapInSteps, runSteps, type Steps } from './steps.ts'
import type { Token, Word } from './tokenize-line.ts'
import { isGoods } from './vocabulary.ts'

/** A number without a unit that is at least this large is more likely money than a length or a count. */
export const MIN_PRICE = 100

/**
 * Splits consecutive figures into pairs of a length with a unit and a number, all in the same order. Money or the product
 * may follow each pair. Returns the indexes where pairs start, or `undefined` where a figure is left over.
 */
function findPairStarts(figures: readonly Figure[]): number[] | undefined {
  const lengthFirst = figures[0]?.quantity.role === 'length'
  const starts: number[] = []
  let inPair = 2
  for (const [index, { quantity }] of figures.entries()) {
    const [first, second] = figures.slice(starts[starts.length - 1], index)
    const isMoney = quantity.role === 'bare' && quantity.value >= MIN_PRICE
    if (first && second && (isMoney || isProduct(first.quantity, second.quantity, quantity))) continue
    const isStart = inPair > 1
    if ((quantity.role === 'length') !== (isStart === lengthFirst)) return undefined
    if (isStart) starts.push(index)
    inPair = isStart ? 1 : 2
  }
  return inPair > 1 ? starts : undefined
}

/**
 * The indexes where pairs start in an order that only one way of pairing allows: `5.2m 18pcs 2.9 7pcs`. A bare number may be
 * a length or a count; money or the product may follow each pair.
 */
function findMixedPairStarts(figures: readonly Figure[], lengthFirst: boolean): number[] | undefined {
  const starts: number[] = []
  for (let index = 0; index < figures.length; ) {
    const [first, second] = [figures[index]?.quantity, figures[index + 1]?.quantity]
    if (!first || !second) return undefined
    const [length, count] = lengthFirst ? [first, second] : [second, first]
    const isPair = length.role !== 'count' && count.role !== 'length' && Number.isInteger(count.value)
    if (!isPair || (length.role === 'bare' && count.role === 'bare')) return undefined
    starts.push(index)
    index += 2
    for (let next = figures[index]?.quantity; next; next = figures[index]?.quantity) {
      if (!(next.role === 'bare' && next.value >= MIN_PRICE) && !isProduct(first, second, next)) break
      index++
    }
  }
  return starts
}

/** The indexes where pairs start: by the links between figures, else by the order of lengths and numbers. */
function findEntryStarts(figures: readonly Figure[]): number[] | undefined {
  const starts = figures.flatMap(({ link }, index) => (link === undefined ? index : []))
  const sizes = starts.map((begin, index) => (starts[index + 1] ?? figures.length) - begin)
  const lastRole = figures[figures.length - 1]?.quantity.role
  // In `3m-20 2.5m-14 2m` the last one lacks its count.
  const isLastIncomplete = starts.length > 2 && sizes[sizes.length - 1] === 1 && lastRole !== 'bare'
  const isEven = (isLastIncomplete ? sizes.slice(0, -1) : sizes).every(size => size > 1)
  if (starts.length > 1 && isEven) return starts
  const [lengthFirst, countFirst] = [findMixedPairStarts(figures, true), findMixedPairStarts(figures, false)]
  return findPairStarts(figures) ?? (lengthFirst && countFirst ? undefined : (lengthFirst ?? countFirst))
}

/** Whether a word names sheets or other goods. */
const isGoodsOrSheet = ({ sense }: Word) => sense === 'sheet' || sense === 'profile' || isGoods(sense)
/** Whether a number says nothing about what is counted: a gauge, a price. */
const isSupplementary = ({ role }: Quantity) => role === 'aside' || role === 'price'
/** Whether a word may change what the numbers before it mean. */
const isDoubtfulWord = ({ sense }: Word) =>
  isGoods(sense) || sense === 'unknown' || sense === 'doubt' || sense === 'repeated'

/** Splits an entry before the tokens at these indexes. The `shared` tokens are added to every part but the first. */
function splitAt(entry: Entry, positions: readonly number[], shared: readonly Token[] = []): Entry[] {
  return [0, ...positions].map((from, index) => {
    const tokens = entry.tokens.slice(from, positions[index])
    const part = createEntry(tokens, entry) as Entry
    return index > 0 ? { ...(createEntry([...shared, ...tokens], entry) as Entry), start: part.start } : part
  })
}

/** Splits an entry that names several things: `mabati 20 za mita 3 kofia 8`, `3m 20pcs 2.5m 14pcs`. */
function splitEntry(entry: Entry): Entry[] {
  const { tokens, figures } = entry
  // A noun starts a new part when a number stands between it and the noun before it.
  let nounCount = 0
  let hasNumber = false
  const positions = tokens.flatMap((token, index) => {
    hasNumber ||= token.kind === 'quantity'
    if (token.kind !== 'word' || !isGoodsOrSheet(token) || (hasNumber && nounCount === 0)) return []
    nounCount++
    const isStart = hasNumber
    hasNumber = false
    return isStart ? index : []
  })
  if (positions.length > 0) {
    const parts = splitAt(entry, positions)
    if (parts.every(part => part.quantities.length > 0)) return parts.flatMap(splitEntry)
  }
  const starts = figures.length > 2 && !findNamedGoods(entry) ? findEntryStarts(figures) : undefined
  if (!starts) return [entry]
  const tokenIndex = (figure: number) => tokens.indexOf(figures[figure]?.quantity as Token)
  const shared = tokens.slice(0, tokenIndex(0))
  const parts = splitAt(entry, starts.slice(1).map(tokenIndex), shared)
  const hasDoubtfulWord = parts.slice(0, -1).some(({ words, figures: partFigures }) => {
    const lastFigureStart = partFigures[partFigures.length - 1]?.quantity.start ?? 0
    return words.some(word => word.start > lastFigureStart && isDoubtfulWord(word))
  })
  return hasDoubtfulWord ? [entry] : parts
}

/** Whether an entry has only a length or only a count. */
function isIncomplete(entry: Entry): boolean {
  const [figure] = entry.figures
  if (!figure || entry.figures.length > 1 || hasWord(entry, 'total')) return false
  if (entry.quantities.some(isPackQuantity)) return false
  const { role } = figure.quantity
  if (findNamedGoods(entry)) return role === 'length'
  return role !== 'bare' || !hasWord(entry, 'unknown')
}

/** Joins consecutive incomplete entries in pairs; returns them unchanged where one would be left over. */
function joinRun(run: readonly Entry[]): readonly Entry[] {
  const figures = run.map(entry => entry.figures[0] as Figure)
  const roles = figures.map(({ quantity }) => quantity.role)
  const isPair = run.length === 2 && roles.includes('count') && roles.includes('bare')
  const starts = isPair ? [0] : findPairStarts(figures)
  if (!starts) return run
  return starts.map((begin, index) => {
    const members = run.slice(begin, starts[index + 1])
    const joined = createEntry(
      members.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind !== 'link')),
      members[0] as Entry,
      true,
    ) as Entry
    return {
      ...joined,
      isLabelled: members.some(({ isLabelled }) => isLabelled),
      mayBeNumbered: members.some(({ mayBeNumbered }) => mayBeNumbered),
    }
  })
}

/** Joins consecutive incomplete entries; `mayJoin` tells whether an entry may be joined to the incomplete one before it. */
function* joinIncomplete(entries: readonly Entry[], mayJoin: (entry: Entry, before: Entry) => boolean): Steps<Entry[]> {
  const result: Entry[] = []
  let run: Entry[] = []
  for (const entry of entries) {
    yield
    const last = run[run.length - 1]
    // Colours, gauges, prices and greetings between a length and its count are skipped.
    const isSkipped =
      entry.quantities.every(isSupplementary) && !entry.words.some(word => isDoubtfulWord(word) || isGoodsOrSheet(word))
    const incomplete = isIncomplete(entry)
    if (last && !isSkipped && !(incomplete && mayJoin(entry, last))) {
      result.push(...joinRun(run))
      run = []
    }
    if (incomplete) run.push(entry)
    else result.push(entry)
  }
  return [...result, ...joinRun(run)]
}

/** Splits and joins clauses until each entry is one thing. The entries are in the order of the list. */
export function groupEntries(entries: readonly Entry[]): Entry[] {
  return runSteps(groupEntriesInSteps(entries))
}

/** Groups entries like `groupEntries`, with a pause after each. */
export function* groupEntriesInSteps(entries: readonly Entry[]): Steps<Entry[]> {
  const parts = yield* mapInSteps(entries, splitEntry)
  const onLines = yield* joinIncomplete(parts.flat(), (entry, before) => entry.line === before.line)
  const joined = yield* joinIncomplete(onLines, () => true)
  return joined.sort((a, b) => a.start - b.start)
}
