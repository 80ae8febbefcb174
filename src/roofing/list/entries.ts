import { type Entry, entryOf, type Figure, goodsOf, has, isPacked, isProduct } from './clause.ts'
import type { Item, Word } from './items.ts'
import type { Quantity } from './quantity.ts'
import { isGoods } from './vocabulary.ts'

/** From here on a number without a unit is more likely money than a length or a number of sheets. */
export const MIN_PRICE = 100

/**
 * Parts figures that follow one another into pairs of a length with a unit and a number, all in one order; money, or the
 * product, may follow each pair. Gives the places where pairs begin, `undefined` where they do not come out even.
 */
function pairsIn(figures: readonly Figure[]): number[] | undefined {
  const lengthFirst = figures[0]?.quantity.role === 'length'
  const begins: number[] = []
  let taken = 2
  for (const [index, { quantity }] of figures.entries()) {
    const [first, second] = figures.slice(begins[begins.length - 1], index)
    const money = quantity.role === 'bare' && quantity.value >= MIN_PRICE
    if (first && second && (money || isProduct(first.quantity, second.quantity, quantity))) continue
    const begin = taken > 1
    // Of a pair the one is a length, and the other is none.
    if ((quantity.role === 'length') !== (begin === lengthFirst)) return undefined
    if (begin) begins.push(index)
    taken = begin ? 1 : 2
  }
  return taken > 1 ? begins : undefined
}

/** Where the pairs of one stretch begin: by the links in them, else by the order of lengths and numbers. */
function beginsIn(figures: readonly Figure[]): number[] | undefined {
  const begins = figures.flatMap(({ link }, index) => (link === undefined ? index : []))
  const even = begins.every((begin, index) => (begins[index + 1] ?? figures.length) - begin > 1)
  return begins.length > 1 && even ? begins : pairsIn(figures)
}

const isNoun = ({ sense }: Word) => sense === 'sheet' || sense === 'profile' || isGoods(sense)
const isBeside = ({ role }: Quantity) => role === 'aside' || role === 'price'
const isTrouble = ({ sense }: Word) => isGoods(sense) || sense === 'unknown' || sense === 'doubt' || sense === 'twice'

/** The parts of items that are cut at these places; `head` is said of all of them. */
function cutAt(entry: Entry, places: readonly number[], head: readonly Item[] = []): Entry[] {
  return [0, ...places].map((from, index) => {
    const items = entry.items.slice(from, places[index])
    const part = entryOf(items, entry) as Entry
    return index > 0 ? { ...(entryOf([...head, ...items], entry) as Entry), start: part.start } : part
  })
}

/** The parts of a stretch that says several things: `mabati 20 za mita 3 kofia 8`, `3m 20pcs 2.5m 14pcs`. */
function partsOf(entry: Entry): Entry[] {
  const { items, figures } = entry
  // A noun begins something new when a number stands between it and the noun before it.
  let nouns = 0
  let counted = false
  const places = items.flatMap((item, index) => {
    counted ||= item.kind === 'quantity'
    if (item.kind !== 'word' || !isNoun(item) || (counted && nouns === 0)) return []
    nouns++
    const begins = counted
    counted = false
    return begins ? index : []
  })
  if (places.length > 0) {
    const parts = cutAt(entry, places)
    if (parts.every(part => part.quantities.length > 0)) return parts.flatMap(partsOf)
  }
  const begins = figures.length > 2 && !goodsOf(entry) ? beginsIn(figures) : undefined
  if (!begins) return [entry]
  const at = (figure: number) => items.indexOf(figures[figure]?.quantity as Item)
  const head = items.slice(0, at(0))
  const parts = cutAt(entry, begins.slice(1).map(at), head)
  const trouble = parts.slice(0, -1).some(({ words, figures: own }) => {
    const last = own[own.length - 1]?.quantity.start ?? 0
    return words.some(word => word.start > last && isTrouble(word))
  })
  return trouble ? [entry] : parts
}

/** Whether an entry says only a length, or only a number, of something. */
function isOpen(entry: Entry): boolean {
  const [figure] = entry.figures
  if (!figure || entry.figures.length > 1 || has(entry, 'total')) return false
  if (entry.quantities.some(isPacked)) return false
  const { role } = figure.quantity
  if (goodsOf(entry)) return role === 'length'
  return role !== 'bare' || !has(entry, 'unknown')
}

/** The entries of a run of open ones; the run itself where they do not come out even. */
function joinRun(run: readonly Entry[]): readonly Entry[] {
  const figures = run.map(entry => entry.figures[0] as Figure)
  const roles = figures.map(({ quantity }) => quantity.role)
  const pair = run.length === 2 && roles.includes('count') && roles.includes('bare')
  const begins = pair ? [0] : pairsIn(figures)
  if (!begins) return run
  return begins.map((begin, index) => {
    const all = run.slice(begin, begins[index + 1])
    const joined = entryOf(
      all.flatMap(({ items }) => items.filter(({ kind }) => kind !== 'link')),
      all[0] as Entry,
      true,
    ) as Entry
    return { ...joined, labelled: all.some(({ labelled }) => labelled), doubtful: all.some(({ doubtful }) => doubtful) }
  })
}

/** Joins runs of open entries for which `together` holds with the one before. */
function join(entries: readonly Entry[], together: (entry: Entry, before: Entry) => boolean): Entry[] {
  const all: Entry[] = []
  let run: Entry[] = []
  for (const entry of entries) {
    const last = run[run.length - 1]
    // Colours, gauges, prices and greetings between a length and its number are passed over.
    const quiet = entry.quantities.every(isBeside) && !entry.words.some(word => isTrouble(word) || isNoun(word))
    const open = isOpen(entry)
    if (last && !quiet && !(open && together(entry, last))) {
      all.push(...joinRun(run))
      run = []
    }
    if (open) run.push(entry)
    else all.push(entry)
  }
  return [...all, ...joinRun(run)]
}

/** Everything a list says, thing by thing, in its order. */
export function entriesOf(entries: readonly Entry[]): Entry[] {
  const onLines = join(entries.flatMap(partsOf), (entry, before) => entry.line === before.line)
  return join(onLines, () => true).sort((a, b) => a.start - b.start)
}
