import type { LengthUnit } from '../lengths/unit.ts'
import type { Answers } from './answers.ts'
import { has } from './clause.ts'
import { type Decision, decide, isSure, type Placed, surelyGoods } from './decide.ts'
import { chosen, questionOf } from './question.ts'
import type { Evidence, Order, Reading, Weighed } from './weighed.ts'

/** Which number came first in an entry that was answered. */
function answeredOrder({ entry }: Placed, reading: Reading | undefined): Order | undefined {
  const [first, second] = entry.figures
  if (!reading || first?.quantity.role !== 'bare' || second?.quantity.role !== 'bare') return undefined
  if (first.quantity.value === second.quantity.value) return undefined
  return reading.count === first.quantity.value ? 'count-first' : 'length-first'
}

/** Whether an entry is two numbers and no word, clear but for what they are numbers of. */
function isPlain({ entry }: Placed, { readings, doubts }: Weighed): boolean {
  const decimal = entry.figures.some(({ quantity }) => quantity.decimals)
  return decimal && entry.words.length === 0 && readings.length === 1 && doubts.join() === 'order'
}

/** What the entries of a list that are sure by themselves say about the others. */
function evidenceOf(all: readonly Placed[], unit: LengthUnit): Evidence {
  const sheetEntries = all.filter(placed => !surelyGoods(placed))
  const figures = sheetEntries.flatMap(({ entry }) => entry.figures.map(({ quantity }) => quantity))
  const units = new Set(figures.flatMap(({ unit: said }) => said ?? []))
  const named = sheetEntries.some(({ entry }) => has(entry, 'sheet', 'profile'))
  const unitFirst = figures.some(quantity => quantity.unitFirst === 'surely')
  const alone: Evidence = { orders: new Set(), units, sheets: named, unitFirst }
  const weighed = all.flatMap(placed => {
    const decision = decide(placed, unit, alone)
    return decision.kind === 'sheets' ? { placed, weighed: decision.weighed } : []
  })
  const sure = weighed.filter(each => isSure(each.weighed))
  // `3.2 20` and `2.5 14`: one such line may be anything, several in one order are a list.
  const plain = weighed.filter(each => isPlain(each.placed, each.weighed)).map(each => each.weighed.order)
  const sheets = named || sure.length > 0 || (plain.length > 1 && new Set(plain).size === 1)
  return { ...alone, orders: new Set(sure.flatMap(each => each.weighed.order ?? [])), sheets }
}

/** Decides what every entry of a list is: by itself, by what the others say, and by what was answered about the others. */
export function decideAll(all: readonly Placed[], text: string, unit: LengthUnit, answers: Answers): Decision[] {
  const evidence = evidenceOf(all, unit)
  const decisions = all.map(placed => decide(placed, unit, evidence))
  const answered = decisions.map((decision, index) => {
    const placed = all[index] as Placed
    if (decision.kind !== 'sheets' || isSure(decision.weighed)) return undefined
    return chosen(questionOf(placed, decision.weighed, text), answers)
  })
  const given = all.flatMap((placed, index) => answeredOrder(placed, answered[index]?.reading) ?? [])
  if (given.length === 0) return decisions
  const more = { ...evidence, orders: new Set([...evidence.orders, ...given]) }
  // What was answered itself stays a question, so that the answer can be changed.
  return all.map((placed, index) => (answered[index] ? (decisions[index] as Decision) : decide(placed, unit, more)))
}
