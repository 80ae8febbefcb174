import type { LengthUnit } from '../lengths/unit.ts'
import type { Context } from './context.ts'
import { type Entry, findNamedGoods, hasWord, isPackQuantity } from './entry.ts'
import { interpretEntry } from './interpret-entry.ts'
import type { Evidence, Interpretation, Reading } from './interpretation.ts'
import { MAX_WRITTEN_LENGTH_M } from './sheet-length.ts'
import type { Question, UnreadReason } from './sheet-list.ts'
import { type GoodsKind, isGoods } from './vocabulary.ts'

/** An entry with its context and the text that it was read from. */
export interface EntryInContext {
  readonly entry: Entry
  readonly context: Context | undefined
  readonly source: string
  /** For the two chosen numbers of an entry that an answer has split (`splitAnswered`): the question and the chosen reading. */
  readonly answered?: { readonly question: Question; readonly reading: Reading }
}

/** What an entry is. */
export type Classification =
  | { readonly kind: 'sheets'; readonly interpretation: Interpretation }
  | { readonly kind: 'goods'; readonly goods: GoodsKind }
  | { readonly kind: 'total' | 'note' }
  | { readonly kind: 'unread'; readonly reason: UnreadReason }

/** The goods that an entry certainly is; `undefined` where it may name sheets as well. */
export function findCertainGoods({ entry, context }: EntryInContext): GoodsKind | undefined {
  const goods = findNamedGoods(entry)
  if (!goods) return context?.isCertain ? context.goods : undefined
  const first = entry.words.find(({ sense }) => isGoods(sense))?.start ?? 0
  const roles = entry.figures.map(({ quantity }) => quantity.role)
  const figuresBefore = entry.figures.filter(({ quantity }) => quantity.start < first).length
  const sheetWords = entry.words.filter(({ sense }) => sense === 'sheet' || sense === 'profile')
  const startsWithSheets = sheetWords.some(({ start }) => start < first)
  const hasLengthBefore = roles.slice(0, figuresBefore).includes('length')
  const hasQuantityAfter = entry.quantities.some(
    ({ role, start }) => start > first && role !== 'price' && role !== 'aside',
  )
  // `6 caps 3m 20 sheets`.
  const hasFigureBefore = (start: number) =>
    entry.figures.some(({ quantity }) => quantity.start > first && quantity.start < start)
  const lastSheetWord = sheetWords[sheetWords.length - 1]
  // `ridge 6pcs 3m 20pcs`.
  const hasSeveralCounts = roles.includes('length') && roles.filter(role => role === 'count').length > 1
  const isMixed =
    (figuresBefore > 1 && (startsWithSheets || (hasLengthBefore && hasQuantityAfter))) ||
    hasSeveralCounts ||
    (lastSheetWord && hasFigureBefore(lastSheetWord.start))
  return isMixed ? undefined : goods
}

/** Whether an entry multiplies metres by a price: `85 × 470 = 39,950`. */
function isSumOfMoney({ quantities, words }: Entry, { pricesKsh }: Evidence): boolean {
  const [metres, price, sum, ...others] = quantities.filter(({ role }) => role !== 'aside')
  if (!metres || !price || !sum || others.length > 0 || hasWord({ words }, 'sheet', 'piece')) return false
  if (Math.abs(metres.value * price.value - sum.value) > sum.value * 0.002) return false
  const isPrice = price.role === 'price' || pricesKsh.includes(price.value)
  const areMetres = metres.role === 'length' || metres.role === 'running'
  return areMetres ? (metres.lengthM ?? metres.value) > MAX_WRITTEN_LENGTH_M : metres.role === 'bare' && isPrice
}

/** Classifies an entry by itself and by the evidence of the whole list. */
export function classifyEntry(entryInContext: EntryInContext, unit: LengthUnit, evidence: Evidence): Classification {
  const { entry, context } = entryInContext
  const goods = findCertainGoods(entryInContext)
  if (hasWord(entry, 'total') && entry.quantities.length > 0) return { kind: 'total' }
  if (!goods && isSumOfMoney(entry, evidence)) return { kind: 'total' }
  if (goods) return { kind: 'goods', goods }
  if (entry.figures.length === 0) {
    const isUnclear = entry.quantities.some(quantity => isPackQuantity(quantity) || quantity.role === 'running')
    return isUnclear ? { kind: 'unread', reason: 'unclear' } : { kind: 'note' }
  }
  const interpretation = interpretEntry(entry, unit, evidence)
  if (interpretation === 'size') return { kind: 'note' }
  if (typeof interpretation === 'string') return { kind: 'unread', reason: interpretation }
  return {
    kind: 'sheets',
    interpretation: context ? { ...interpretation, doubts: [...interpretation.doubts, 'heading'] } : interpretation,
  }
}

/** Whether the entry is counted without a question. */
export const isCertain = ({ readings, doubts }: Interpretation) => readings.length === 1 && doubts.length === 0

/** Whether an entry has a number that was not understood. */
function hasUnreadNumber({ entry }: EntryInContext, classification: Classification | undefined): boolean {
  return classification?.kind === 'unread' && entry.figures.length > 0
}

/** The classification of an entry, with a doubt added where a neighbour on its line was not understood: `20 each of 3m and 2.5m`. */
export function adjustForNeighbours(
  entries: readonly EntryInContext[],
  classifications: readonly Classification[],
  index: number,
): Classification {
  const classification = classifications[index] as Classification
  const { entry } = entries[index] as EntryInContext
  if (classification.kind !== 'sheets') return classification
  const [before, after] = [entries[index - 1], entries[index + 1]]
  /** Whether an entry and the next one belong to one sentence. */
  const isContinued = (one: Entry, next: Entry) =>
    one.line === next.line && (next.separator === 'comma' || next.separator === 'and')
  const hasUnreadNeighbour =
    (before && isContinued(before.entry, entry) && hasUnreadNumber(before, classifications[index - 1])) ||
    (after && isContinued(entry, after.entry) && hasUnreadNumber(after, classifications[index + 1]))
  const { interpretation } = classification
  return hasUnreadNeighbour
    ? {
        ...classification,
        interpretation: { ...interpretation, doubts: [...new Set([...interpretation.doubts, 'numbers' as const])] },
      }
    : classification
}
