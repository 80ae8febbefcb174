import type { LengthUnit } from '../lengths/unit.ts'
import type { Answers } from './answers.ts'
import { classifyEntries } from './classify-entries.ts'
import { adjustForNeighbours, type Classification, type EntryInContext, isCertain } from './classify-entry.ts'
import { findContexts } from './context.ts'
import { areTimberNails, type Entry } from './entry.ts'
import { groupEntriesInSteps } from './group-entries.ts'
import type { Surroundings } from './interpretation.ts'
import { splitOwnOrders } from './own-order.ts'
import { parseClauses } from './parse-clauses.ts'
import type { Quantity } from './quantity.ts'
import { createNotSheetsQuestion, createQuestion, findChoice } from './question.ts'
import type { Goods, ListPart, SheetList } from './sheet-list.ts'
import { splitAnswered, unusedFigures } from './split-answered.ts'
import { mapInSteps, runSteps, type Steps } from './steps.ts'
import type { GoodsKind } from './vocabulary.ts'

/** The pieces, length and weight of goods other than sheets. */
function goodsDetails({ entry }: EntryInContext, goods: GoodsKind): Goods {
  const single = (role: Quantity['role']) => {
    const [first, second] = entry.quantities.filter(quantity => quantity.role === role)
    return second ? undefined : first
  }
  const weightKg = single('weight')?.value
  // Beside a weight, a bare number is money.
  const hasExplicitCount = weightKg !== undefined || entry.quantities.some(({ role }) => role === 'count')
  const pieces = single(hasExplicitCount ? 'count' : 'bare')?.value
  return {
    goods: goods === 'fastener' && areTimberNails(entry) ? 'nail' : goods,
    pieces: Number.isInteger(pieces) ? pieces : undefined,
    lengthM: single('length')?.lengthM,
    weightKg,
    // `12pcs 2m = 24 LM` says the same twice.
    runningM: Number.isInteger(pieces) ? undefined : single('running')?.value,
  }
}

const unknownWords = ({ words }: Entry) =>
  words.filter(({ sense }) => sense === 'unknown').map(({ text: word }) => word)

function createPart(
  entryInContext: EntryInContext,
  classification: Classification,
  text: string,
  answers: Answers,
): ListPart {
  const { source, entry, answered } = entryInContext
  if (answered)
    return { kind: 'cut', source, ...answered.reading, ignored: unknownWords(entry), question: answered.question }
  if (classification.kind === 'goods')
    return { kind: 'goods', source, ...goodsDetails(entryInContext, classification.goods) }
  if (classification.kind === 'unread') {
    const question = createNotSheetsQuestion(source)
    const reason = findChoice(question, answers) ? 'not-sheets' : classification.reason
    return { kind: 'unread', source, reason, question }
  }
  if (classification.kind !== 'sheets') return { kind: classification.kind, source }
  const { interpretation } = classification
  const ignored = unknownWords(entry)
  const [only] = interpretation.readings
  if (isCertain(interpretation) && only) return { kind: 'cut', source, ...only, ignored }
  const question = createQuestion(entryInContext, interpretation, text)
  const choice = findChoice(question, answers)
  if (!choice) return { kind: 'question', source, question }
  if (!choice.reading) return { kind: 'unread', source, reason: 'not-sheets', question }
  const unused = unusedFigures(entry, choice.reading).map(({ quantity }) => text.slice(quantity.start, quantity.end))
  return { kind: 'cut', source, ...choice.reading, ignored: [...ignored, ...unused], question }
}

/** The entries with their contexts and sources; entries inside another one are left out. */
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
 * Parses a fundi's list, pasted or typed. Numbers without a unit are in `unit`. Uncertain entries become questions and are
 * counted only once answered. Never throws; text that is not understood is kept as a part.
 */
export function parseList(...list: Parameters<typeof parseListInSteps>): SheetList {
  return runSteps(parseListInSteps(...list))
}

/** Parses a list like `parseList`, with a pause after each small part of the work. */
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
  for (;;) {
    const parted = yield* mapInSteps(entries, (entry, index) =>
      splitAnswered(entry, classifications[index] as Classification, text, answers),
    )
    const all = parted.flat()
    if (all.length === entries.length) break
    entries = all
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

/** Lengths are summed in hundredths of a millimetre: half an inch is 12.7 mm. */
const UNITS_PER_METRE = 1e5

function summarizeParts(parts: readonly ListPart[]): SheetList {
  const counts = new Map<number, number>()
  for (const part of parts) {
    if (part.kind !== 'cut') continue
    const length = Math.round(part.lengthM * UNITS_PER_METRE)
    counts.set(length, (counts.get(length) ?? 0) + part.count)
  }
  const cuts = [...counts].sort(([a], [b]) => b - a)
  const length = cuts.reduce((sum, [each, count]) => sum + each * count, 0)
  return {
    parts,
    cuts: cuts.map(([each, count]) => ({ lengthM: each / UNITS_PER_METRE, count })),
    sheets: cuts.reduce((sum, [, count]) => sum + count, 0),
    runningM: Math.ceil(length / 100) / 1000,
    goods: parts.flatMap(part => (part.kind === 'goods' ? part : [])),
    unread: parts.filter(({ kind }) => kind === 'unread').length,
    open: parts.filter(({ kind }) => kind === 'question').length,
  }
}
