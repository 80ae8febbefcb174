import { type Entry, findNamedGoods, hasWord } from './entry.ts'
import { usualLengthM } from './sheet-length.ts'
import type { Steps } from './steps.ts'
import { type GoodsKind, isGoods } from './vocabulary.ts'

/** Words above or before entries, because of which the entries may be something other than sheets. */
export interface Context {
  /** Offsets of the words in the text of the list. */
  readonly start: number
  readonly end: number
  /** The goods that the words name, if they name any. */
  readonly goods?: GoodsKind
  /** Whether the entries are certainly those goods. */
  readonly isCertain?: boolean
}

/** A line with more unknown words is a sentence, not a heading. */
const MAX_UNKNOWN_WORDS = 4
/** Whether an entry has no numbers, apart from those that are not quantities, such as gauges. */
const hasNoNumbers = ({ quantities }: Entry) => quantities.every(({ role }) => role === 'aside')

/**
 * What entries without numbers say about those after them: that they are sheets, or that they may be something else; `undefined`
 * where they say nothing.
 * @param isCertain whether goods that they name are certain
 */
function readHeading(entries: readonly Entry[], isCertain: boolean): Context | 'sheets' | undefined {
  const words = entries.flatMap(entry => entry.words)
  const heading = { words }
  const start = Math.min(...entries.map(entry => entry.start))
  const end = Math.max(...entries.map(entry => entry.end))
  const goods = findNamedGoods(heading)
  const isCutList = words.some(({ text }, index) => text === 'cut' && words[index + 1]?.text.startsWith('list'))
  if (isCutList || (hasWord(heading, 'sheet', 'profile') && goods !== 'plain-sheet')) return 'sheets'
  if (goods) return { start, end, goods, isCertain }
  const unknownCount = words.filter(({ sense }) => sense === 'unknown').length
  const isUnknownHeading =
    unknownCount > 0 && unknownCount <= MAX_UNKNOWN_WORDS && !hasWord(heading, 'talk', 'beforeName')
  const isDoubtful = hasWord(heading, 'doubt') || (hasWord(heading, 'building') && hasWord(heading, 'length'))
  return isUnknownHeading || isDoubtful ? { start, end } : undefined
}

/** The entries of one line. */
interface EntryLine {
  readonly lineEntries: Entry[]
  isWithoutNumbers: boolean
}

function groupByLine(entries: readonly Entry[]): Map<number, EntryLine> {
  const lines = new Map<number, EntryLine>()
  for (const entry of entries) {
    const line = lines.get(entry.line) ?? { lineEntries: [], isWithoutNumbers: true }
    line.lineEntries.push(entry)
    line.isWithoutNumbers &&= hasNoNumbers(entry)
    lines.set(entry.line, line)
  }
  return lines
}

/**
 * For each entry, the context that makes it doubtful; `undefined` where there is none. Words make the entries after them on their
 * line doubtful, a heading all lines below it, and goods the entries after them, until sheets are named.
 */
export function* findContexts(entries: readonly Entry[]): Steps<(Context | undefined)[]> {
  const contexts: (Context | undefined)[] = entries.map(() => undefined)
  const lines = groupByLine(entries)
  /** The last line without numbers that may name other goods. */
  let heading: Context | undefined
  /** The last entry that names other goods in a usual length of sheets. */
  let precedingGoods: Context | undefined
  /** The last entry without numbers on the same line. */
  let precedingWords: Context | undefined
  let line = -1
  for (const [index, entry] of entries.entries()) {
    yield
    const { lineEntries, isWithoutNumbers } = lines.get(entry.line) as EntryLine
    if (entry.line !== line) {
      // After a blank line a heading is no longer certain.
      if (entry.line > line + 1) {
        if (heading) heading = { ...heading, isCertain: false }
        precedingGoods = undefined
      }
      line = entry.line
      precedingWords = undefined
      const context = isWithoutNumbers ? readHeading(lineEntries, true) : undefined
      if (context) {
        heading = context === 'sheets' ? undefined : context
        precedingGoods = undefined
      }
    }
    if (entry.separator === 'stop') precedingWords = undefined
    if (hasNoNumbers(entry)) {
      const context = readHeading([entry], false)
      const previous = entries[index - 1]
      // Words after a comma may be about the entry before them: `20 x 3m, kornis`.
      if (
        entry.separator === 'comma' &&
        previous?.line === line &&
        context &&
        context !== 'sheets' &&
        (!context.goods || previous.isJoined)
      )
        contexts[index - 1] ??= context
      precedingWords = entry.separator === 'and' || context === 'sheets' ? undefined : (context ?? precedingWords)
    } else if (hasWord(entry, 'sheet', 'profile') && !findNamedGoods(entry)) {
      heading = precedingGoods = precedingWords = undefined
    } else if (findNamedGoods(entry)) {
      const goods = findNamedGoods(entry) as GoodsKind
      const first = entry.figures[0]?.quantity.start ?? 0
      const goodsComeFirst = entry.words.some(({ sense, start }) => isGoods(sense) && start < first)
      const hasUsualLength = entry.figures.some(({ quantity }) => (quantity.lengthM ?? 0) >= usualLengthM.min)
      // Entries without a noun after them may be the same goods in another length.
      precedingGoods = goodsComeFirst && hasUsualLength ? { start: entry.start, end: entry.end, goods } : undefined
    } else if (entry.separator === 'and') {
      const previous = entries[index - 1]
      // "Front and back 12 each" may mean 12 for each of the two.
      const sharedSubject =
        hasWord(entry, 'each') && previous?.line === line && previous.quantities.length === 0 ? previous : undefined
      contexts[index] = sharedSubject
        ? { start: sharedSubject.start, end: sharedSubject.end }
        : (heading ?? precedingGoods)
    } else contexts[index] = precedingWords ?? heading ?? precedingGoods
  }
  return contexts
}
