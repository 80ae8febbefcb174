import type { LengthUnit } from '../lengths/unit.ts'
import type { Answers } from './answers.ts'
import { classifyEntries } from './classify-entries.ts'
import { adjustForNeighbours, type Classification, type EntryInContext, isCertain } from './classify-entry.ts'
import { findContexts } from './context.ts'
import { areTimberNails, findUnknownWords } from './entry.ts'
import { groupEntriesInSteps } from './group-entries.ts'
import type { Surroundings } from './interpretation.ts'
import { splitOwnOrders } from './own-order.ts'
import { parseClauses } from './parse-clauses.ts'
import type { Quantity } from './quantity.ts'
import { createNotSheetsQuestion, createQuestion, findChoice } from './question.ts'
import type { Goods, ListPart, SheetList } from './sheet-list.ts'
import { findUnusedFigures, splitAnswered } from './split-answered.ts'
import { mapInSteps, runSteps, type Steps } from './steps.ts'
import type { GoodsKind } from './vocabulary.ts'

/**
 * Reads the list of sheets that a fundi writes.
 *
 * `splitLines` finds the lines, `parseClauses` makes tokens of each line and entries of the tokens, and `groupEntriesInSteps` splits
 * and joins entries until each is one thing. `findContexts` finds the headings and words that make entries doubtful.
 * `classifyEntries` tells sheets from other goods, totals and notes, and lists the readings of each entry of sheets. An entry with
 * one reading and no doubt is counted; any other becomes a question. `splitAnswered` parts an entry whose question has an answer
 * from the rest of its line.
 */

/** The pieces, length and weight of goods other than sheets. */
function readGoods({ entry }: EntryInContext, goods: GoodsKind): Goods {
  /** The quantity with this role, if there is exactly one. */
  const onlyQuantity = (role: Quantity['role']) => {
    const [first, second] = entry.quantities.filter(quantity => quantity.role === role)
    return second ? undefined : first
  }
  const weightKg = onlyQuantity('weight')?.value
  // Beside a weight, a number without a unit is money.
  const hasExplicitCount = weightKg !== undefined || entry.quantities.some(({ role }) => role === 'count')
  const pieces = onlyQuantity(hasExplicitCount ? 'count' : 'bare')?.value
  return {
    goods: goods === 'fastener' && areTimberNails(entry) ? 'nail' : goods,
    pieces: Number.isInteger(pieces) ? pieces : undefined,
    lengthM: onlyQuantity('length')?.lengthM,
    weightKg,
    // In `12pcs 2m = 24 LM` the metres repeat pieces times length.
    runningM: Number.isInteger(pieces) ? undefined : onlyQuantity('running')?.value,
  }
}

/** The part of the list that an entry becomes. */
function createPart(
  entryInContext: EntryInContext,
  classification: Classification,
  text: string,
  answers: Answers,
): ListPart {
  const { source, entry, answered } = entryInContext
  if (answered)
    return { kind: 'cut', source, ...answered.reading, ignored: findUnknownWords(entry), question: answered.question }
  if (classification.kind === 'goods')
    return { kind: 'goods', source, ...readGoods(entryInContext, classification.goods) }
  if (classification.kind === 'unread') {
    const question = createNotSheetsQuestion(source)
    const reason = findChoice(question, answers) ? 'not-sheets' : classification.reason
    return { kind: 'unread', source, reason, question }
  }
  if (classification.kind !== 'sheets') return { kind: classification.kind, source }
  const { interpretation } = classification
  const ignored = findUnknownWords(entry)
  const [only] = interpretation.readings
  if (isCertain(interpretation) && only) return { kind: 'cut', source, ...only, ignored }
  const question = createQuestion(entryInContext, interpretation, text)
  const choice = findChoice(question, answers)
  if (!choice) return { kind: 'question', source, question }
  if (!choice.reading) return { kind: 'unread', source, reason: 'not-sheets', question }
  const unused = findUnusedFigures(entry, choice.reading).map(({ quantity }) =>
    text.slice(quantity.start, quantity.end),
  )
  return { kind: 'cut', source, ...choice.reading, ignored: [...ignored, ...unused], question }
}

/** The entries with their contexts and sources. An entry that begins inside the one before it is left out. */
function* findEntries(text: string, unit: LengthUnit): Steps<EntryInContext[]> {
  const entries = yield* groupEntriesInSteps(yield* parseClauses(text, unit))
  const contexts = yield* findContexts(entries)
  let endOffset = 0
  return entries.flatMap((entry, index) => {
    if (entry.start < endOffset) return []
    const closesBracket = text.slice(entry.start, entry.end).includes('(') && text.charAt(entry.end) === ')'
    endOffset = closesBracket ? entry.end + 1 : entry.end
    return { entry: { ...entry, end: endOffset }, context: contexts[index], source: text.slice(entry.start, endOffset) }
  })
}

/**
 * Parses a fundi's list, pasted or typed. Uncertain entries become questions and are counted only once answered. Never throws;
 * text that is not understood is kept as a part.
 * @param list the text; the unit of numbers without one; the answers to questions; what the page knows beside the list
 */
export function parseList(...list: Parameters<typeof parseListInSteps>): SheetList {
  return runSteps(parseListInSteps(...list))
}

/** Parses a list like `parseList`, and pauses after each small part of the work. */
export function* parseListInSteps(
  text: string,
  unit: LengthUnit = 'm',
  answers: Answers = {},
  surroundings: Surroundings = {},
): Steps<SheetList> {
  const parts: ListPart[] = []
  for (const segment of splitOwnOrders(text))
    if (segment.kind === 'order') parts.push(segment.part)
    else parts.push(...(yield* parseText(segment.source, unit, answers, surroundings)))
  return summarizeParts(parts)
}

/** Parses text without orders of this site. */
function* parseText(text: string, unit: LengthUnit, answers: Answers, surroundings: Surroundings): Steps<ListPart[]> {
  let entries = yield* findEntries(text, unit)
  let classifications = yield* classifyEntries(entries, text, unit, answers, surroundings)
  // An answer may split its entry in two or more. Then all are classified again, until no entry is split.
  for (;;) {
    const split = yield* mapInSteps(entries, (entry, index) =>
      splitAnswered(entry, classifications[index] as Classification, text, answers),
    )
    const splitEntries = split.flat()
    if (splitEntries.length === entries.length) break
    entries = splitEntries
    classifications = yield* classifyEntries(entries, text, unit, answers, surroundings)
  }
  const parts: ListPart[] = []
  let endOffset = 0
  const addGap = (end: number) => {
    if (end > endOffset) parts.push({ kind: 'gap', source: text.slice(endOffset, end) })
  }
  for (const [index, entryInContext] of entries.entries()) {
    yield
    const { entry } = entryInContext
    const followsNote = classifications[index - 1]?.kind === 'note' && entries[index - 1]?.entry.line === entry.line
    if (followsNote && classifications[index]?.kind === 'note') {
      // A sentence with commas is one note.
      const last = parts.pop()
      endOffset -= last?.source.length ?? 0
      parts.push({ kind: 'note', source: text.slice(endOffset, entry.end) })
    } else {
      addGap(entry.start)
      parts.push(createPart(entryInContext, adjustForNeighbours(entries, classifications, index), text, answers))
    }
    endOffset = entry.end
  }
  addGap(text.length)
  return parts
}

/** Lengths are summed in whole hundredths of a millimetre, in which a quarter of an inch is exact. */
const HUNDREDTHS_MM_PER_METRE = 1e5

function summarizeParts(parts: readonly ListPart[]): SheetList {
  const counts = new Map<number, number>()
  for (const part of parts) {
    if (part.kind !== 'cut') continue
    const hundredths = Math.round(part.lengthM * HUNDREDTHS_MM_PER_METRE)
    counts.set(hundredths, (counts.get(hundredths) ?? 0) + part.count)
  }
  const cuts = [...counts].sort(([a], [b]) => b - a)
  const totalHundredths = cuts.reduce((sum, [hundredths, count]) => sum + hundredths * count, 0)
  return {
    parts,
    cuts: cuts.map(([hundredths, count]) => ({ lengthM: hundredths / HUNDREDTHS_MM_PER_METRE, count })),
    sheets: cuts.reduce((sum, [, count]) => sum + count, 0),
    runningM: Math.ceil(totalHundredths / 100) / 1000,
    goods: parts.flatMap(part => (part.kind === 'goods' ? part : [])),
    openCount: parts.filter(({ kind }) => kind === 'question').length,
  }
}
