import type { LengthUnit } from '../lengths/unit.ts'
import type { Answers } from './answers.ts'
import {
  type Classification,
  classifyEntry,
  type EntryInContext,
  findCertainGoods,
  isCertain,
} from './classify-entry.ts'
import { hasWord } from './entry.ts'
import type { Evidence, Interpretation, Order, Reading, Surroundings } from './interpretation.ts'
import { createQuestion, findChoice } from './question.ts'
import { mapInSteps, type Steps } from './steps.ts'

/** The order of the two numbers in an entry whose question has an answer. */
function findAnsweredOrder({ entry }: EntryInContext, reading: Reading | undefined): Order | undefined {
  const [first, second] = entry.figures
  if (!reading || first?.quantity.role !== 'bare' || second?.quantity.role !== 'bare') return undefined
  if (first.quantity.value === second.quantity.value) return undefined
  return reading.count === first.quantity.value ? 'count-first' : 'length-first'
}

/** Whether an entry is two bare numbers whose only doubt is their order. */
function isTwoBareNumbers({ entry }: EntryInContext, { readings, doubts }: Interpretation): boolean {
  const hasDecimals = entry.figures.some(({ quantity }) => quantity.decimals)
  return hasDecimals && entry.words.length === 0 && readings.length === 1 && doubts.join() === 'order'
}

/** Collects evidence from the words and units of a list, and from the entries that are certain by themselves. */
function* collectEvidence(
  entries: readonly EntryInContext[],
  unit: LengthUnit,
  { cutLengthsM = [], pricesKsh = [] }: Surroundings,
): Steps<Evidence> {
  const possibleSheets = entries.filter(entryInContext => !findCertainGoods(entryInContext))
  const figures = possibleSheets.flatMap(({ entry }) => entry.figures.map(({ quantity }) => quantity))
  const units = new Set(figures.flatMap(quantity => quantity.unit ?? []))
  const hasSheetWord = possibleSheets.some(({ entry }) => hasWord(entry, 'sheet', 'profile'))
  const hasUnitFirst = figures.some(quantity => quantity.unitFirst === 'surely')
  const initialEvidence: Evidence = {
    orders: new Set(),
    units,
    namesSheets: hasSheetWord,
    hasUnitFirst,
    cutLengthsM,
    pricesKsh,
  }
  const classified = yield* mapInSteps(entries, entryInContext => classifyEntry(entryInContext, unit, initialEvidence))
  const interpreted = entries.flatMap((entryInContext, index) => {
    const classification = classified[index]
    return classification?.kind === 'sheets' ? { entryInContext, interpretation: classification.interpretation } : []
  })
  const certain = interpreted.filter(each => isCertain(each.interpretation))
  // One line such as `3.2 20` may be anything; several in the same order are a list of sheets.
  const bareOrders = interpreted
    .filter(each => isTwoBareNumbers(each.entryInContext, each.interpretation))
    .map(each => each.interpretation.order)
  const namesSheets = hasSheetWord || certain.length > 0 || (bareOrders.length > 1 && new Set(bareOrders).size === 1)
  return { ...initialEvidence, orders: new Set(certain.flatMap(each => each.interpretation.order ?? [])), namesSheets }
}

/** Classifies every entry of a list, by itself, by the other entries, and by the answers about those. Pauses after each entry. */
export function* classifyEntries(
  entries: readonly EntryInContext[],
  text: string,
  unit: LengthUnit,
  answers: Answers,
  surroundings: Surroundings,
): Steps<Classification[]> {
  const evidence = yield* collectEvidence(entries, unit, surroundings)
  const classifications = yield* mapInSteps(entries, each => classifyEntry(each, unit, evidence))
  const choices = yield* mapInSteps(classifications, (classification, index) => {
    const entryInContext = entries[index] as EntryInContext
    if (classification.kind !== 'sheets' || isCertain(classification.interpretation)) return undefined
    return findChoice(createQuestion(entryInContext, classification.interpretation, text), answers)
  })
  const answeredOrders = entries.flatMap(
    (entryInContext, index) => findAnsweredOrder(entryInContext, choices[index]?.reading) ?? [],
  )
  if (answeredOrders.length === 0) return classifications
  const extendedEvidence = { ...evidence, orders: new Set([...evidence.orders, ...answeredOrders]) }
  // An answered entry stays a question so that the answer can be changed.
  return yield* mapInSteps(entries, (entryInContext, index) =>
    choices[index] ? (classifications[index] as Classification) : classifyEntry(entryInContext, unit, extendedEvidence),
  )
}
