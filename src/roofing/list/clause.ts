import type { Item, Link, Word } from './items.ts'
import type { Quantity } from './quantity.ts'
import { type GoodsKind, isGoods, type Sense } from './vocabulary.ts'

/** A number that may be a length or a number of sheets, and what links it with the one before it. */
export interface Figure {
  readonly quantity: Quantity
  readonly link: Link | undefined
}

/** Where a stretch of a list stands. */
export interface Place {
  /** Counted from 0. */
  readonly line: number
  /** What parts it from what stands before it on its line. */
  readonly after: 'line' | 'stop' | 'comma' | 'and'
  /** Its line may begin with a number of its own. */
  readonly doubtful: boolean
}

/** What belongs together: a stretch between two separators, a part of it, or several: `3m` and `20pcs` below it. */
export interface Entry extends Place {
  readonly items: readonly Item[]
  readonly start: number
  readonly end: number
  readonly figures: readonly Figure[]
  /** All numbers, also those that are no figures. */
  readonly quantities: readonly Quantity[]
  readonly words: readonly Word[]
  /** Struck out, as chats do it. */
  readonly struck: boolean
  /** A colon stands before the first figure: what is before it is a label. */
  readonly labelled: boolean
  /** Made of stretches that say a length or a number each. */
  readonly joined: boolean
}

const isFigure = (item: Item): item is Quantity =>
  item.kind === 'quantity' && (item.role === 'length' || item.role === 'count' || item.role === 'bare')

/** The numbers among items that may be a length or a number of sheets. */
export const figuresAmong = (items: readonly Item[]) => items.filter(isFigure)

/** Counted in kilograms, bags, bundles: no number of sheets. */
export const isPacked = ({ role }: Quantity) => role === 'weight' || role === 'pack'

/** Puts items together; `undefined` where there is neither a word nor a number. */
export function entryOf(items: readonly Item[], place: Place, joined = false): Entry | undefined {
  const words = items.filter(item => item.kind === 'word')
  const quantities = items.filter(item => item.kind === 'quantity')
  const said = items.filter(item => item.kind === 'word' || item.kind === 'quantity')
  const figures: Figure[] = []
  let link: Link | undefined
  let labelled = false
  for (const [index, item] of items.entries()) {
    if (item.kind === 'link') {
      labelled ||= item.link === ':' && figures.length === 0 && index > 0
      // `= 60`, `x 3`: what comes last binds closest, save that a sum stays a sum.
      if (link !== '=') link = item.link
    } else if (isFigure(item)) {
      figures.push({ quantity: item, link: figures.length > 0 ? link : undefined })
      link = undefined
    }
  }
  const struck = items.filter(({ kind }) => kind === 'strike').length > 1
  const [first] = said
  const end = said[said.length - 1]?.end
  if (!first || end === undefined) return undefined
  const { line, after, doubtful } = place
  const more = { figures: withoutResults(figures), quantities, words, struck, labelled, joined }
  return { line, after, doubtful, items, start: first.start, end, ...more }
}

const measure = ({ lengthM, value }: Quantity) => lengthM ?? value

/** Whether the third of three numbers is the product of the first two. */
export function isProduct(first: Quantity, second: Quantity, third: Quantity): boolean {
  const product = measure(first) * measure(second)
  const factors = Math.min(measure(first), measure(second)) > 1 && third.role !== 'count'
  return factors && Math.abs(measure(third) - product) <= product * 0.006
}

/** Leaves out what is the sum of others: `20 x 3 = 60`, `3m 20 60m`. */
function withoutResults(figures: readonly Figure[]): Figure[] {
  const kept: Figure[] = []
  /** How many figures stand in one chain of links. */
  let chain = 0
  let summed = false
  for (const [index, figure] of figures.entries()) {
    const { link, quantity } = figure
    if (link === undefined) {
      summed = false
      chain = 0
    } else if (link === '=' && chain > 1) summed = true
    const [first, second] = kept.slice(-2)
    const linked = figures[index + 1]?.link
    const last = linked === undefined || linked === '='
    if (summed || (first && second && last && isProduct(first.quantity, second.quantity, quantity))) continue
    chain++
    kept.push(figure)
  }
  return kept
}

/** The goods that words name: of `gutter nails` the last. */
export function goodsOf({ words }: Pick<Entry, 'words'>): GoodsKind | undefined {
  let goods: GoodsKind | undefined
  for (const { sense } of words) {
    if (isGoods(sense)) goods = sense === 'other' && goods ? goods : sense
    else if (goods) break
  }
  return goods
}

export function has({ words }: Pick<Entry, 'words'>, ...senses: Sense[]): boolean {
  return words.some(({ sense }) => senses.includes(sense))
}
