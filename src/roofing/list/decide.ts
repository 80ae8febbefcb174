import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, goodsOf, has, isPacked } from './clause.ts'
import type { Context } from './context.ts'
import { weigh } from './reading.ts'
import type { UnreadReason } from './sheet-list.ts'
import { type GoodsKind, isGoods } from './vocabulary.ts'
import type { Evidence, Weighed } from './weighed.ts'

/** An entry with all that bears on it. */
export interface Placed {
  readonly entry: Entry
  readonly context: Context | undefined
  readonly source: string
}

/** What an entry is. */
export type Decision =
  | { readonly kind: 'sheets'; readonly weighed: Weighed }
  | { readonly kind: 'goods'; readonly goods: GoodsKind }
  | { readonly kind: 'total' | 'note' }
  | { readonly kind: 'unread'; readonly reason: UnreadReason }

/** The goods that an entry surely is. Between sheets and other goods in one breath it is not sure. */
export function surelyGoods({ entry, context }: Placed): GoodsKind | undefined {
  const goods = goodsOf(entry)
  if (!goods) return context?.sure ? context.goods : undefined
  const first = entry.words.find(({ sense }) => isGoods(sense))?.start ?? 0
  const roles = entry.figures.map(({ quantity }) => quantity.role)
  const before = entry.figures.filter(({ quantity }) => quantity.start < first).length
  const said = entry.words.filter(({ sense }) => sense === 'sheet' || sense === 'profile')
  const sheets = said.some(({ start }) => start < first)
  const measured = roles.slice(0, before).includes('length')
  const more = entry.quantities.some(({ role, start }) => start > first && role !== 'price' && role !== 'aside')
  // `6 caps 3m 20 sheets`, `ridge 6pcs 3m 20pcs`.
  const between = (start: number) =>
    entry.figures.some(({ quantity }) => quantity.start > first && quantity.start < start)
  const last = said[said.length - 1]
  const twice = roles.includes('length') && roles.filter(role => role === 'count').length > 1
  const several = (before > 1 && (sheets || (measured && more))) || twice || (last && between(last.start))
  return several ? undefined : goods
}

/** Decides what an entry is, as far as it goes by itself and by what the list says as a whole. */
export function decide(placed: Placed, unit: LengthUnit, evidence: Evidence): Decision {
  const { entry, context } = placed
  const goods = surelyGoods(placed)
  if (has(entry, 'total') && entry.quantities.length > 0) return { kind: 'total' }
  if (goods) return { kind: 'goods', goods }
  if (entry.figures.length === 0) {
    const packed = entry.quantities.some(isPacked)
    return packed ? { kind: 'unread', reason: 'unclear' } : { kind: 'note' }
  }
  const weighed = weigh(entry, unit, evidence)
  if (weighed === 'size') return { kind: 'note' }
  if (typeof weighed === 'string') return { kind: 'unread', reason: weighed }
  return { kind: 'sheets', weighed: context ? { ...weighed, doubts: [...weighed.doubts, 'heading'] } : weighed }
}

/** Whether it is counted without asking. */
export const isSure = ({ readings, doubts }: Weighed) => readings.length === 1 && doubts.length === 0

/** Whether an entry has a number that was not understood, and goes on from the one before it on its line. */
function isStray({ entry }: Placed, decision: Decision | undefined): boolean {
  return decision?.kind === 'unread' && entry.figures.length > 0
}

/** A decision in the light of its neighbours: in `20 each of 3m and 2.5m` what is left over leaves the rest in doubt. */
export function besideOthers(all: readonly Placed[], decisions: readonly Decision[], index: number): Decision {
  const decision = decisions[index] as Decision
  const { entry } = all[index] as Placed
  if (decision.kind !== 'sheets') return decision
  const [before, after] = [all[index - 1], all[index + 1]]
  const goesOn = (one: Entry, next: Entry) => one.line === next.line && (next.after === 'comma' || next.after === 'and')
  const stray =
    (before && goesOn(before.entry, entry) && isStray(before, decisions[index - 1])) ||
    (after && goesOn(entry, after.entry) && isStray(after, decisions[index + 1]))
  const { weighed } = decision
  return stray
    ? { ...decision, weighed: { ...weighed, doubts: [...new Set([...weighed.doubts, 'numbers' as const])] } }
    : decision
}
