import type { Quantity } from './quantity.ts'
import type { Link, Token, Word } from './tokenize-line.ts'
import { type GoodsKind, isGoods, type Sense } from './vocabulary.ts'

/** A number that may be a length or a count of sheets, and the link to the figure before it. */
export interface Figure {
  readonly quantity: Quantity
  readonly link: Link | undefined
}

export interface EntryPosition {
  /** Counted from 0. */
  readonly line: number
  /** The separator before it on its line; `line` for the first. */
  readonly separator: 'line' | 'stop' | 'comma' | 'and'
  /** Whether its line may begin with a line number. */
  readonly mayBeNumbered: boolean
}

/**
 * Text that belongs together: the text between two separators, a part of it, or several such texts (`3m` and `20pcs` on the
 * next line).
 */
export interface Entry extends EntryPosition {
  readonly tokens: readonly Token[]
  readonly start: number
  readonly end: number
  readonly figures: readonly Figure[]
  /** All numbers, including those that are not figures. */
  readonly quantities: readonly Quantity[]
  readonly words: readonly Word[]
  /** Struck out with `~`, as in chats. */
  readonly isStruckOut: boolean
  /** A colon stands before the first figure, so the words before it are a label. */
  readonly isLabelled: boolean
  /** Joined from entries that had only a length or only a count. */
  readonly isJoined: boolean
}

const isFigure = (token: Token): token is Quantity =>
  token.kind === 'quantity' && (token.role === 'length' || token.role === 'count' || token.role === 'bare')

/** The numbers that may be a length or a count of sheets. */
export const findFigures = (tokens: readonly Token[]) => tokens.filter(isFigure)

/** Whether a quantity is in kilograms, bags or bundles, so not a count of sheets. */
export const isPackQuantity = ({ role }: Quantity) => role === 'weight' || role === 'pack'

/** Creates an entry from tokens; `undefined` where they have neither a word nor a number. */
export function createEntry(tokens: readonly Token[], position: EntryPosition, isJoined = false): Entry | undefined {
  const words = tokens.filter(item => item.kind === 'word')
  const quantities = tokens.filter(item => item.kind === 'quantity')
  const contents = tokens.filter(item => item.kind === 'word' || item.kind === 'quantity')
  const figures: Figure[] = []
  let link: Link | undefined
  let isLabelled = false
  for (const [index, item] of tokens.entries()) {
    if (item.kind === 'link') {
      isLabelled ||= item.link === ':' && figures.length === 0 && index > 0
      // The last link before a figure counts, but `=` is kept.
      if (link !== '=') link = item.link
    } else if (isFigure(item)) {
      figures.push({ quantity: item, link: figures.length > 0 ? link : undefined })
      link = undefined
    }
  }
  const isStruckOut = tokens.filter(({ kind }) => kind === 'strike').length > 1
  const [first] = contents
  const end = contents[contents.length - 1]?.end
  if (!first || end === undefined) return undefined
  const { line, separator, mayBeNumbered } = position
  const details = {
    figures: removeProducts(figures),
    quantities,
    words,
    isStruckOut,
    isLabelled,
    isJoined,
  }
  return { line, separator, mayBeNumbered, tokens, start: first.start, end, ...details }
}

const numericValue = ({ lengthM, value }: Quantity) => lengthM ?? value

/** Whether the third of three numbers is the product of the first two. */
export function isProduct(first: Quantity, second: Quantity, third: Quantity): boolean {
  const product = numericValue(first) * numericValue(second)
  const mayBeFactors = Math.min(numericValue(first), numericValue(second)) > 1 && third.role !== 'count'
  return mayBeFactors && Math.abs(numericValue(third) - product) <= product * 0.006
}

/** Removes figures that are the product of the two before them: `20 x 3 = 60`, `3m 20 60m`. */
function removeProducts(figures: readonly Figure[]): Figure[] {
  const remaining: Figure[] = []
  /** Number of figures since the last one without a link. */
  let chainLength = 0
  let hasResult = false
  for (const [index, figure] of figures.entries()) {
    const { link, quantity } = figure
    if (link === undefined) {
      hasResult = false
      chainLength = 0
    } else if (link === '=' && chainLength > 1) hasResult = true
    const [first, second] = remaining.slice(-2)
    const nextLink = figures[index + 1]?.link
    const endsChain = nextLink === undefined || nextLink === '='
    if (hasResult || (first && second && endsChain && isProduct(first.quantity, second.quantity, quantity))) continue
    chainLength++
    remaining.push(figure)
  }
  return remaining
}

/** The goods that the words name; in `gutter nails` the last. */
export function namedGoods({ words }: Pick<Entry, 'words'>): GoodsKind | undefined {
  let goods: GoodsKind | undefined
  let hasKiswahiliNails = false
  for (const { sense, text } of words) {
    // `Misumari ya mbao`: in Kiswahili the goods come first.
    const isFixed = goods !== undefined && (sense === 'other' || hasKiswahiliNails)
    hasKiswahiliNails ||= /^mi?sumari/.test(text)
    if (isGoods(sense)) goods = isFixed ? goods : sense
    else if (goods) break
  }
  return goods
}

const roofingWord = /^(?:roof|mabati|bati|paa|kofia|rubber|umbrella|twist|washer|cap|screw|bolt|rivet|hook|sheet)/
const timberWord = /^(?:wire|ordinary|common|kawaida|mbao|timber|wood|concrete|masonry|steel|ceiling|clout)/

/** Whether fasteners are nails for timber: with a size in inches or a word for it, and no word for roofing. */
export function areTimberNails({ words, quantities }: Pick<Entry, 'words' | 'quantities'>): boolean {
  const isFor = (pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  return !isFor(roofingWord) && (isFor(timberWord) || quantities.some(({ unit }) => unit === 'in'))
}

export function hasWord({ words }: Pick<Entry, 'words'>, ...senses: Sense[]): boolean {
  return words.some(({ sense }) => senses.includes(sense))
}
