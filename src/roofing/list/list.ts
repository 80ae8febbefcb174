import type { LengthUnit } from '../lengths/unit.ts'
import type { Answers } from './answers.ts'
import { clausesOf } from './clauses.ts'
import { contextsOf } from './context.ts'
import { besideOthers, type Decision, isSure, type Placed } from './decide.ts'
import { entriesOf } from './entries.ts'
import { decideAll } from './evidence.ts'
import type { Quantity } from './quantity.ts'
import { chosen, questionOf } from './question.ts'
import type { Goods, ListPart, SheetList } from './sheet-list.ts'
import type { GoodsKind } from './vocabulary.ts'

/** What is said of other goods: pieces, length, weight. */
function goodsPart({ entry }: Placed, goods: GoodsKind): Goods {
  const only = (role: Quantity['role']) => {
    const [first, second] = entry.quantities.filter(quantity => quantity.role === role)
    return second ? undefined : first
  }
  const weightKg = only('weight')?.value
  // Beside a weight a number that is not called pieces is money.
  const counted = weightKg !== undefined || entry.quantities.some(({ role }) => role === 'count')
  const pieces = only(counted ? 'count' : 'bare')?.value
  return {
    goods,
    pieces: Number.isInteger(pieces) ? pieces : undefined,
    lengthM: only('length')?.lengthM,
    weightKg,
  }
}

function partOf(placed: Placed, decision: Decision, text: string, answers: Answers): ListPart {
  const { source, entry } = placed
  if (decision.kind === 'goods') return { kind: 'goods', source, ...goodsPart(placed, decision.goods) }
  if (decision.kind === 'unread') return { kind: 'unread', source, reason: decision.reason }
  if (decision.kind !== 'sheets') return { kind: decision.kind, source }
  const { weighed } = decision
  const ignored = entry.words.filter(({ sense }) => sense === 'unknown').map(({ text: word }) => word)
  const [only] = weighed.readings
  if (isSure(weighed) && only) return { kind: 'cut', source, ...only, ignored }
  const question = questionOf(placed, weighed, text)
  const choice = chosen(question, answers)
  if (!choice) return { kind: 'question', source, question }
  if (!choice.reading) return { kind: 'unread', source, reason: 'not-sheets', question }
  return { kind: 'cut', source, ...choice.reading, ignored, question }
}

/** Entries with their sources, without those that lie inside others. */
function place(text: string, unit: LengthUnit): Placed[] {
  const entries = entriesOf(clausesOf(text, unit))
  const contexts = contextsOf(entries)
  let done = 0
  return entries.flatMap((entry, index) => {
    if (entry.start < done) return []
    const bracket = text.slice(entry.start, entry.end).includes('(') && text.charAt(entry.end) === ')'
    done = bracket ? entry.end + 1 : entry.end
    return { entry: { ...entry, end: done }, context: contexts[index], source: text.slice(entry.start, done) }
  })
}

/**
 * Reads a fundi's list, pasted or typed. Numbers without a unit are in `unit`. What is not sure is asked about and counted
 * only once it is answered. Nothing throws and nothing typed is lost: what is not understood stays as a part of its own.
 */
export function parseList(text: string, unit: LengthUnit = 'm', answers: Answers = {}): SheetList {
  const all = place(text, unit)
  const decisions = decideAll(all, text, unit, answers)
  const parts: ListPart[] = []
  let done = 0
  const keepGap = (end: number) => {
    if (end > done) parts.push({ kind: 'gap', source: text.slice(done, end) })
  }
  for (const [index, placed] of all.entries()) {
    const { entry } = placed
    const before = decisions[index - 1]?.kind === 'note' && all[index - 1]?.entry.line === entry.line
    if (before && decisions[index]?.kind === 'note') {
      // A sentence is one note, however many commas it has.
      const last = parts.pop()
      done -= last?.source.length ?? 0
      parts.push({ kind: 'note', source: text.slice(done, entry.end) })
    } else {
      keepGap(entry.start)
      parts.push(partOf(placed, besideOthers(all, decisions, index), text, answers))
    }
    done = entry.end
  }
  keepGap(text.length)
  return summary(parts)
}

/** Lengths are exact to a hundredth of a millimetre: half an inch is 12.7 mm. */
const PER_METRE = 1e5

function summary(parts: readonly ListPart[]): SheetList {
  const counts = new Map<number, number>()
  for (const part of parts) {
    if (part.kind !== 'cut') continue
    const length = Math.round(part.lengthM * PER_METRE)
    counts.set(length, (counts.get(length) ?? 0) + part.count)
  }
  const cuts = [...counts].sort(([a], [b]) => b - a)
  const length = cuts.reduce((sum, [each, count]) => sum + each * count, 0)
  return {
    parts,
    cuts: cuts.map(([each, count]) => ({ lengthM: each / PER_METRE, count })),
    sheets: cuts.reduce((sum, [, count]) => sum + count, 0),
    runningM: Math.ceil(length / 100) / 1000,
    goods: parts.flatMap(part => (part.kind === 'goods' ? part : [])),
    unread: parts.filter(({ kind }) => kind === 'unread').length,
    open: parts.filter(({ kind }) => kind === 'question').length,
  }
}
