import type { LengthUnit } from '../lengths/unit.ts'
import { sumM } from '../take-off/centimetre.ts'
import { type Cut, cutList } from '../take-off/cut.ts'
import { type LineReading, readLine, type UnreadReason } from './line.ts'
import { type Piece, piecesOf } from './pieces.ts'

/**
 * A stretch of a list as typed. The sources of all parts, joined, are the text.
 * - `cut`: sheets of one length; `ignored` holds words that were passed over.
 * - `unread`: kept, and not counted.
 * - `gap`: what lies between: spaces, line ends, commas, "and".
 */
export type ListPart =
  | {
      readonly kind: 'cut'
      readonly source: string
      readonly count: number
      readonly lengthM: number
      readonly ignored: readonly string[]
    }
  | { readonly kind: 'unread'; readonly source: string; readonly reason: UnreadReason }
  | { readonly kind: 'gap'; readonly source: string }

export interface SheetList {
  readonly parts: readonly ListPart[]
  readonly cuts: readonly Cut[]
  readonly sheets: number
  readonly runningM: number
  /** How many parts were not understood. */
  readonly unread: number
}

interface Entry {
  readonly source: string
  readonly reading: LineReading
  /** How many pieces it is made of. */
  readonly taken: number
}

/**
 * Reads the piece at `i`, together with pieces after a comma where only that makes sense: up to two after decimal commas
 * (`1,000 x 2,5`), one after a comma that parts the two numbers of an entry (`20 sheets, 3 metres`).
 */
function entryAt(text: string, pieces: readonly Piece[], i: number, unit: LengthUnit): Entry {
  const { start, end, mark } = pieces[i] as Piece
  const read = (taken: number): Entry => {
    const source = text.slice(start, pieces[i + taken - 1]?.end)
    return { source, reading: readLine(source, unit), taken }
  }
  if (mark === 'decimal') {
    const joined = pieces[i + 1]?.mark === 'decimal' ? [read(3), read(2)] : [read(2)]
    const found = joined.find(({ reading }) => reading.ok)
    if (found) return found
  }
  const alone = read(1)
  if (mark !== 'comma' || alone.reading.ok || alone.reading.reason !== 'one-number') return alone
  const joined = read(2)
  return joined.reading.ok && /[a-z]/i.test(text.slice(start, end)) ? joined : alone
}

function partOf(source: string, reading: LineReading): ListPart {
  if (!reading.ok) return { kind: 'unread', source, reason: reading.reason }
  const { count, lengthM, ignored } = reading
  return { kind: 'cut', source, count, lengthM, ignored }
}

/**
 * Reads a fundi's list, pasted or typed. Numbers without a unit are in `unit`. Nothing throws and nothing typed is lost:
 * what is not understood stays as a part of its own.
 */
export function parseList(text: string, unit: LengthUnit = 'm'): SheetList {
  const parts: ListPart[] = []
  const pieces = piecesOf(text)
  let done = 0
  const keepGap = (end: number) => {
    if (end > done) parts.push({ kind: 'gap', source: text.slice(done, end) })
    done = end
  }
  for (let i = 0; i < pieces.length; ) {
    const { source, reading, taken } = entryAt(text, pieces, i, unit)
    const typed = source.trim()
    if (typed) {
      keepGap((pieces[i] as Piece).start + source.indexOf(typed))
      parts.push(partOf(typed, reading))
      done += typed.length
    }
    i += taken
  }
  keepGap(text.length)
  return summary(parts)
}

function summary(parts: readonly ListPart[]): SheetList {
  const cuts = cutList(parts.filter(part => part.kind === 'cut'))
  return {
    parts,
    cuts,
    sheets: cuts.reduce((sum, { count }) => sum + count, 0),
    runningM: sumM(cuts.map(({ count, lengthM }) => count * lengthM)),
    unread: parts.filter(part => part.kind === 'unread').length,
  }
}
