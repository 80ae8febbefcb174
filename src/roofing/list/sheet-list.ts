import type { LengthUnit } from '../lengths/unit.ts'
import type { Cut } from '../take-off/cut.ts'
import type { Doubt, Reading } from './interpretation.ts'
import type { GoodsKind } from './vocabulary.ts'

/** A question about an uncertain entry. */
export interface Question {
  /** The key of its answer. It is unchanged while the words that it is about are unchanged. */
  readonly key: string
  /** The reasons for the question, most important first. */
  readonly doubts: readonly Doubt[]
  /** The doubtful words: a heading or an unknown noun. */
  readonly about?: string
  readonly choices: readonly Choice[]
}

/** A possible answer to a question. */
export interface Choice {
  /** The text that stands for this choice in `Answers`. */
  readonly answer: string
  /** Absent for the choice "no sheets". */
  readonly reading?: Reading
}

/**
 * A part of a list as typed. The joined sources of all parts are the text.
 * - `cut`: sheets of one length, counted.
 * - `question`: may be sheets; not counted until answered.
 * - `goods`: other goods, with their details.
 * - `total`: a sum of other lines. `note`: greetings, phone numbers, dates, sizes of houses; not counted.
 * - `unread`: has numbers but no clear count and length.
 * - `gap`: spaces, line ends, commas and "and" between other parts.
 */
export type ListPart =
  | {
      readonly kind: 'cut'
      readonly source: string
      readonly count: number
      /** Exact. */
      readonly lengthM: number
      /** The unit in which the length was written, or is assumed to be. */
      readonly unit: LengthUnit
      /** Unknown words that were skipped. */
      readonly ignored: readonly string[]
      /** The question that was answered, if there was one. */
      readonly question?: Question
    }
  | { readonly kind: 'question'; readonly source: string; readonly question: Question }
  | ({ readonly kind: 'goods'; readonly source: string } & Goods)
  /** The only answer to its question is that it is not sheets. With `not-sheets`, the question that was answered so. */
  | { readonly kind: 'unread'; readonly source: string; readonly reason: UnreadReason; readonly question: Question }
  | { readonly kind: 'total' | 'note' | 'gap'; readonly source: string }

/** Why an entry is not read. `not-sheets`: the visitor answered that it is not sheets. */
export type UnreadReason = 'no-length' | 'no-count' | 'unclear' | 'not-sheets'

/** Goods other than sheets. Details that are missing or uncertain are `undefined`. */
export interface Goods {
  readonly goods: GoodsKind
  readonly pieces: number | undefined
  readonly lengthM: number | undefined
  readonly weightKg: number | undefined
  /** Metres of length of all pieces together: `Ridge 14 LM`. */
  readonly runningM: number | undefined
}

/** A list as read. */
export interface SheetList {
  readonly parts: readonly ListPart[]
  /** Sheets by length, longest first; lengths are exact. */
  readonly cuts: readonly Cut[]
  /** Number of sheets. */
  readonly sheets: number
  /** Metres of all sheets, rounded up to the millimetre. */
  readonly runningM: number
  readonly goods: readonly Goods[]
  /** Number of parts that wait for an answer. */
  readonly openCount: number
}

/** The list while nothing is typed, or nothing is parsed yet. */
export const emptyList: SheetList = { parts: [], cuts: [], sheets: 0, runningM: 0, goods: [], openCount: 0 }
