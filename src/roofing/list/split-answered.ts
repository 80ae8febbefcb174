import type { Answers } from './answers.ts'
import { type Classification, type EntryInContext, isCertain } from './classify-entry.ts'
import { createEntry, type Entry, type Figure } from './entry.ts'
import { groupEntries, MIN_PRICE } from './group-entries.ts'
import type { Reading } from './interpretation.ts'
import type { Quantity } from './quantity.ts'
import { createQuestion, findChoice } from './question.ts'
import { toMetres } from './sheet-length.ts'
import type { Token } from './tokenize-line.ts'

const isEqual = (a: number, b: number) => Math.abs(a - b) < 1e-6
/** Words between two alternatives, of which only one is wanted: `20 of 3m or 24 of 2.5m`. */
const ALTERNATIVES = new Set(['or', 'au', 'ama'])

/** Whether a number is the length of a reading. */
function isLengthOf({ value, lengthM, inches }: Quantity, { lengthM: wantedM, unit }: Reading): boolean {
  const lengths = [lengthM, toMetres(value, unit), inches && (lengthM ?? 0) + toMetres(inches, 'in')]
  return lengths.some(one => one !== undefined && isEqual(one, wantedM))
}

/** Whether a number is the count of a reading, or that of one of several equal sides or bundles. */
const isCountOf = ({ value }: Quantity, { count }: Reading) => value > 0 && count % value === 0

/** The index of the first of two neighbouring figures that are the count and the length of a reading. */
function findPairOf(figures: readonly Figure[], reading: Reading): number | undefined {
  const isPair = (count: Figure | undefined, length: Figure | undefined) =>
    count && length && isCountOf(count.quantity, reading) && isLengthOf(length.quantity, reading)
  const exact = figures.findIndex((figure, index) => {
    const next = figures[index + 1]
    const counts = [figure.quantity.value, next?.quantity.value]
    return counts.includes(reading.count) && (isPair(figure, next) || isPair(next, figure))
  })
  if (exact >= 0) return exact
  const index = figures.findIndex((figure, at) => isPair(figure, figures[at + 1]) || isPair(figures[at + 1], figure))
  return index >= 0 ? index : undefined
}

const isMoney = ({ role, value }: Quantity) => role === 'bare' && value >= MIN_PRICE

/** The figures of an entry that a reading does not use; money is not included. */
export function findUnusedFigures({ figures, quantities }: Entry, reading: Reading): Figure[] {
  const pairIndex = findPairOf(figures, reading)
  const [first, second] = pairIndex === undefined ? [] : [figures[pairIndex], figures[pairIndex + 1]]
  const count = [first, second].find(figure => figure && isCountOf(figure.quantity, reading))?.quantity.value
  const times = count ? reading.count / count : 1
  const isTimes = ({ value }: Quantity) => times > 1 && value === times
  return quantities.some(({ isBundles }) => isBundles)
    ? []
    : figures.filter(
        figure =>
          figure !== first &&
          figure !== second &&
          !isMoney(figure.quantity) &&
          !isTimes(figure.quantity) &&
          (pairIndex !== undefined || !(isCountOf(figure.quantity, reading) || isLengthOf(figure.quantity, reading))),
      )
}

/**
 * Splits an entry whose question is answered: the two chosen numbers become one entry, what stands before and after them others.
 * So the answer to `20 3m kornis 14 2.5m` does not hide the rest. Entries without an answer, and those of which an answer leaves
 * no other pair, are returned as they are.
 */
export function splitAnswered(
  entryInContext: EntryInContext,
  classification: Classification,
  text: string,
  answers: Answers,
): EntryInContext[] {
  const { entry, answered, source, context } = entryInContext
  if (answered || classification.kind !== 'sheets' || isCertain(classification.interpretation)) return [entryInContext]
  const question = createQuestion(entryInContext, classification.interpretation, text)
  const reading = findChoice(question, answers)?.reading
  const pairIndex = reading && findPairOf(entry.figures, reading)
  const [first, second] = pairIndex === undefined ? [] : [entry.figures[pairIndex], entry.figures[pairIndex + 1]]
  if (!reading || !first || !second || entry.words.some(({ text: word }) => ALTERNATIVES.has(word)))
    return [entryInContext]
  const others = findUnusedFigures(entry, reading)
  if (others.length < 2 || others.every(({ quantity }) => quantity.role === 'length')) return [entryInContext]
  const indexOf = (quantity: Quantity) => entry.tokens.indexOf(quantity as Token)
  const [from, to] = [indexOf(first.quantity), indexOf(second.quantity) + 1]
  if (from < 0 || to < 1) return [entryInContext]
  // A stop before each part, so that doubts about one part do not reach the others (`adjustForNeighbours`).
  const partPosition = { ...entry, separator: 'stop' } as const
  const createEntries = (tokens: readonly Token[]) => {
    const part = createEntry(tokens, partPosition)
    return part ? groupEntries([part]) : []
  }
  const [chosen] = createEntries(entry.tokens.slice(from, to))
  if (!chosen) return [entryInContext]
  const inContext = (part: Entry) => ({ entry: part, context, source: text.slice(part.start, part.end) })
  const after = createEntries(entry.tokens.slice(to)).map(inContext)
  const last = after[after.length - 1]
  // A closing bracket after the entry stays with its last part.
  const trailingText = source.slice((last?.entry ?? chosen).end - entry.start)
  const parts = [
    ...createEntries(entry.tokens.slice(0, from)).map(inContext),
    { ...inContext(chosen), answered: { question, reading } },
    ...after,
  ]
  return parts.map((part, index) =>
    index === parts.length - 1 && trailingText.length === 1
      ? { ...part, source: part.source + trailingText, entry: { ...part.entry, end: part.entry.end + 1 } }
      : part,
  )
}
