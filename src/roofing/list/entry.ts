import type { Quantity } from './quantity.ts'
import type { Link, Token, Word } from './tokenize-line.ts'
import { type GoodsKind, isGoods, type Sense } from './vocabulary.ts'

/** A number that may be a length or a count of sheets, and the link to the figure before it. */
export interface Figure {
  readonly quantity: Quantity
  readonly link: Link | undefined
}

/** Where an entry stands in a list. */
export interface EntryPosition {
  /** The index of its line, counted from 0. */
  readonly line: number
  /** The separator before it on its line; `line` where it is the first on the line. */
  readonly separator: 'line' | 'stop' | 'comma' | 'and'
  /** Whether its line may begin with a line number. */
  readonly mayBeNumbered: boolean
}

/**
 * Text that belongs together and becomes one part of the list. It begins as a clause, the text between two separators; a clause
 * may be split into several entries, or several joined to one (`3m`, and `20pcs` on the next line).
 */
export interface Entry extends EntryPosition {
  readonly tokens: readonly Token[]
  /** Offsets in the text of the list. */
  readonly start: number
  readonly end: number
  readonly figures: readonly Figure[]
  /** All numbers, including those that are neither a length nor a count. */
  readonly quantities: readonly Quantity[]
  readonly words: readonly Word[]
  /** Struck out with `~`, as in chats. */
  readonly isStruckOut: boolean
  /** A colon or a bracket stands before the first figure, so the words before it are a label. */
  readonly isLabelled: boolean
  /** Joined from entries that had only a length or only a count. */
  readonly isJoined: boolean
}

/** Whether a token is a number that may be a length or a count. */
const isFigure = (token: Token): token is Quantity =>
  token.kind === 'quantity' && (token.role === 'length' || token.role === 'count' || token.role === 'bare')

/** The numbers among tokens that may be a length or a count of sheets. */
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
      // Of several links before a figure the last one counts, but never instead of `=`.
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

/** Whether the third of three numbers is the product of the first two, up to rounding. */
export function isProduct(first: Quantity, second: Quantity, third: Quantity): boolean {
  const product = numericValue(first) * numericValue(second)
  const mayBeFactors = Math.min(numericValue(first), numericValue(second)) > 1 && third.role !== 'count'
  return mayBeFactors && Math.abs(numericValue(third) - product) <= product * 0.006
}

/** Removes figures that are the product of the two before them: `20 x 3 = 60`, `3m 20 60m`. */
function removeProducts(figures: readonly Figure[]): Figure[] {
  const remaining: Figure[] = []
  /** Number of figures that links connect, up to this one. */
  let chainLength = 0
  /** Whether `=` and the result of the chain have been passed. */
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

/** The goods that the words name; of several the last, as in `gutter nails`. */
export function findNamedGoods({ words }: Pick<Entry, 'words'>): GoodsKind | undefined {
  let goods: GoodsKind | undefined
  let hasKiswahiliNails = false
  for (const { sense, text } of words) {
    // `Misumari ya mbao` (nails for timber): in Kiswahili the goods are the first noun.
    const isSettled = goods !== undefined && (sense === 'other' || hasKiswahiliNails)
    hasKiswahiliNails ||= /^mi?sumari/.test(text)
    if (isGoods(sense)) goods = isSettled ? goods : sense
    else if (goods) break
  }
  return goods
}

const roofingWord = /^(?:roof|mabati|bati|paa|kofia|rubber|umbrella|twist|washer|cap|screw|bolt|rivet|hook|sheet)/
const timberWord = /^(?:wire|ordinary|common|kawaida|mbao|timber|wood|concrete|masonry|steel|ceiling|clout)/

/** Whether fasteners are nails for timber: with a size in inches or a word for it, and no word for roofing. */
export function areTimberNails({ words, quantities }: Pick<Entry, 'words' | 'quantities'>): boolean {
  const hasMatch = (pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  return !hasMatch(roofingWord) && (hasMatch(timberWord) || quantities.some(({ unit }) => unit === 'in'))
}

/** The words of an entry whose sense is unknown. */
export const findUnknownWords = ({ words }: Pick<Entry, 'words'>) =>
  words.filter(({ sense }) => sense === 'unknown').map(({ text }) => text)

/** Whether an entry has a word of one of these senses. */
export function hasWord({ words }: Pick<Entry, 'words'>, ...senses: Sense[]): boolean {
  return words.some(({ sense }) => senses.includes(sense))
}
