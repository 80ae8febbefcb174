import { inMetres, type LengthUnit, plain, unitNamed } from '../measures/length.ts'

/** One stretch of a typed list. The texts of all entries and gaps, joined, are the list as it was typed. */
export type ListEntry =
  | { readonly kind: 'gap'; readonly text: string }
  | { readonly kind: 'sheets'; readonly text: string; readonly count: number; readonly lengthM: number }
  | { readonly kind: 'not-understood'; readonly text: string }
  | { readonly kind: 'out-of-range'; readonly text: string }

export interface SheetList {
  readonly entries: readonly ListEntry[]
  readonly sheets: number
  readonly runningM: number
}

const MOST_SHEETS = 9999
const SHORTEST_M = 0.3
const LONGEST_M = 15
/** A bare number above this is millimetres: nobody writes 100 m sheets, and nobody writes 99 mm ones. */
const BARE_MILLIMETRES = 100

interface Figure {
  readonly value: number
  readonly whole: boolean
  readonly unit: LengthUnit | undefined
}

const TOKEN = /\d+(?:\.\d+)?|[a-z]+|['"]+/g

/** Numbers of an entry with their units, before or behind: `3m`, `mita 3`, `12'6"`. */
function figures(text: string): Figure[] {
  const tokens = plain(text).match(TOKEN) ?? []
  const found: Figure[] = []
  for (const [index, token] of tokens.entries()) {
    if (!/^\d/.test(token)) continue
    const before = tokens[index - 1]
    const after = tokens[index + 1]
    const behind = after ? unitNamed(after) : undefined
    const ahead = before && /^(mita|urefu|futi)$/.test(before) ? (unitNamed(before) ?? 'm') : undefined
    const last = found.at(-1)
    // 12'6 and 12'6": the inches belong to the feet.
    if (
      last?.unit === 'ft' &&
      before &&
      unitNamed(before) === 'ft' &&
      (behind === 'in' || (before === "'" && !behind))
    ) {
      found[found.length - 1] = { ...last, value: last.value + Number(token) / 12, whole: false }
      continue
    }
    found.push({ value: Number(token), whole: !token.includes('.'), unit: behind ?? ahead })
  }
  return found
}

/**
 * Which of two numbers is the count: the one without a unit of length; where neither has one, the whole number, and of
 * two whole numbers the first (`15 x 2.5`, `20 x 3`), unless only the second can be one (`3000 x 20`).
 */
function read(text: string): ListEntry {
  const found = figures(text)
  const [a, b] = found
  if (!a || !b || found.length > 2 || (a.unit && b.unit)) return { kind: 'not-understood', text }
  const firstIsLength =
    Boolean(a.unit) || (!b.unit && ((!a.whole && b.whole) || (a.whole && b.whole && a.value > 1000 && b.value < 1000)))
  const [count, length] = firstIsLength ? [b, a] : [a, b]
  if (!count.whole) return { kind: 'not-understood', text }
  const lengthM = length.unit
    ? inMetres(length.value, length.unit)
    : inMetres(length.value, length.value > BARE_MILLIMETRES ? 'mm' : 'm')
  const fits =
    count.value >= 1 && count.value <= MOST_SHEETS && lengthM >= SHORTEST_M - 1e-9 && lengthM <= LONGEST_M + 1e-9
  return fits
    ? { kind: 'sheets', text, count: count.value, lengthM: Math.round(lengthM * 1000) / 1000 }
    : { kind: 'out-of-range', text }
}

/** Ends of entries: a new line, a semicolon, a comma before a space, a plus, "and", "na". */
const SEPARATOR = /(\r?\n|;|,(?=\s|$)|\+|\s+and\s+|\s+na\s+|&)/gi

/** Reads a fundi's list. Nothing throws and nothing is lost. */
export function parseSheetList(text: string): SheetList {
  const entries = text.split(SEPARATOR).flatMap((part, index): ListEntry[] => {
    if (part === '') return []
    // Headings such as "Front:" and blank stretches hold no digit; they are kept, and not complained of.
    return index % 2 === 1 || !/\d/.test(part) ? [{ kind: 'gap', text: part }] : [read(part)]
  })
  const sheets = entries.filter(entry => entry.kind === 'sheets')
  return {
    entries,
    sheets: sheets.reduce((sum, { count }) => sum + count, 0),
    runningM: Math.round(sheets.reduce((sum, { count, lengthM }) => sum + count * lengthM, 0) * 100) / 100,
  }
}

/** How a list compares with what the roof needs: within half a metre in a hundred they agree. */
export function compareMetres(listM: number, roofM: number): { kind: 'alike' | 'more' | 'less'; byM: number } {
  const byM = Math.round(Math.abs(listM - roofM) * 100) / 100
  if (byM <= roofM * 0.005) return { kind: 'alike', byM }
  return { kind: listM > roofM ? 'more' : 'less', byM }
}
