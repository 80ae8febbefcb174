import { type Entry, goodsOf, has } from './clause.ts'
import { usualM } from './sheet-length.ts'
import { type GoodsKind, isGoods } from './vocabulary.ts'

/** What stands above or before entries and may name something else than sheets. */
export interface Context {
  readonly start: number
  readonly end: number
  readonly goods?: GoodsKind
  /** The entries below surely are those goods. */
  readonly sure?: boolean
}

/** A line of more strange words is a sentence, and no heading. */
const MAX_STRANGE = 4
const isQuiet = ({ quantities }: Entry) => quantities.every(({ role }) => role === 'aside')

/** What words without numbers say of the entries after them: `sheets`, something that may be none, or nothing. */
function leadOf(entries: readonly Entry[], sure: boolean): Context | 'sheets' | undefined {
  const words = entries.flatMap(entry => entry.words)
  const all = { words }
  const start = Math.min(...entries.map(entry => entry.start))
  const end = Math.max(...entries.map(entry => entry.end))
  const goods = goodsOf(all)
  if (has(all, 'sheet', 'profile') && goods !== 'plain-sheet') return 'sheets'
  if (goods) return { start, end, goods, sure }
  const strange = words.filter(({ sense }) => sense === 'unknown').length
  const named = strange > 0 && strange <= MAX_STRANGE && !has(all, 'talk', 'lead')
  const other = has(all, 'doubt') || (has(all, 'building') && has(all, 'long'))
  return named || other ? { start, end } : undefined
}

interface LineOfEntries {
  readonly all: Entry[]
  /** Nothing on it has a number that counts. */
  quiet: boolean
}

function linesOf(entries: readonly Entry[]): Map<number, LineOfEntries> {
  const lines = new Map<number, LineOfEntries>()
  for (const entry of entries) {
    const line = lines.get(entry.line) ?? { all: [], quiet: true }
    line.all.push(entry)
    line.quiet &&= isQuiet(entry)
    lines.set(entry.line, line)
  }
  return lines
}

/** For each entry, what stands around it and leaves in doubt what it is; `undefined` where nothing does. */
export function contextsOf(entries: readonly Entry[]): (Context | undefined)[] {
  const contexts: (Context | undefined)[] = entries.map(() => undefined)
  const lines = linesOf(entries)
  let heading: Context | undefined
  let following: Context | undefined
  let before: Context | undefined
  let line = -1
  for (const [index, entry] of entries.entries()) {
    const { all, quiet } = lines.get(entry.line) as LineOfEntries
    if (entry.line !== line) {
      // A blank line ends what is surely meant by a heading.
      if (entry.line > line + 1) {
        if (heading) heading = { ...heading, sure: false }
        following = undefined
      }
      line = entry.line
      before = undefined
      const lead = quiet ? leadOf(all, true) : undefined
      if (lead) {
        heading = lead === 'sheets' ? undefined : lead
        following = undefined
      }
    }
    if (entry.after === 'stop') before = undefined
    if (isQuiet(entry)) {
      const lead = leadOf([entry], false)
      const last = entries[index - 1]
      if (entry.after === 'comma' && last?.line === line && lead && lead !== 'sheets' && (!lead.goods || last.joined))
        contexts[index - 1] ??= lead
      before = entry.after === 'and' || lead === 'sheets' ? undefined : (lead ?? before)
    } else if (has(entry, 'sheet', 'profile') && !goodsOf(entry)) {
      heading = following = before = undefined
    } else if (goodsOf(entry)) {
      const goods = goodsOf(entry) as GoodsKind
      const first = entry.figures[0]?.quantity.start ?? 0
      const leads = entry.words.some(({ sense, start }) => isGoods(sense) && start < first)
      const measured = entry.figures.some(({ quantity }) => (quantity.lengthM ?? 0) >= usualM.least)
      // What follows without a noun may be more of them, in another length.
      following = leads && measured ? { start: entry.start, end: entry.end, goods } : undefined
    } else if (entry.after === 'and') {
      const last = entries[index - 1]
      // "Front and back 12 each": it may be 12 for either.
      const shared = has(entry, 'each') && last?.line === line && last.quantities.length === 0 ? last : undefined
      contexts[index] = shared ? { start: shared.start, end: shared.end } : (heading ?? following)
    } else contexts[index] = before ?? heading ?? following
  }
  return contexts
}
