import type { LengthUnit } from '../lengths/unit.ts'
import type { Cut } from '../take-off/cut.ts'
import type { GoodsKind } from './vocabulary.ts'
import type { Doubt, Reading } from './weighed.ts'

/** One thing that a list leaves open. */
export interface Question {
  /** Stays the same while the words it is about do. */
  readonly key: string
  /** Why it is asked, the most important first. */
  readonly doubts: readonly Doubt[]
  /** The words in doubt, where some are: a heading, an unknown noun. */
  readonly about?: string
  readonly choices: readonly Choice[]
}

export interface Choice {
  /** What stands for it in the answers. */
  readonly answer: string
  /** Absent where the choice is "no sheets". */
  readonly reading?: Reading
}

/**
 * A stretch of a list as typed. The sources of all parts, joined, are the text.
 * - `cut`: sheets of one length, counted.
 * - `question`: may be sheets; asked about, and not counted until answered.
 * - `goods`: something else, with what is said of it.
 * - `total`: a sum of other lines. `note`: greetings, phones, dates, sizes of houses: kept, nothing to count.
 * - `unread`: has numbers, and does not say how many and how long.
 * - `gap`: what lies between: spaces, line ends, commas, "and".
 */
export type ListPart =
  | {
      readonly kind: 'cut'
      readonly source: string
      readonly count: number
      /** Exact. */
      readonly lengthM: number
      /** The unit in which the length was said, or is meant. */
      readonly unit: LengthUnit
      /** Words that were passed over. */
      readonly ignored: readonly string[]
      /** The question it answers, when it was asked about. */
      readonly question?: Question
    }
  | { readonly kind: 'question'; readonly source: string; readonly question: Question }
  | ({ readonly kind: 'goods'; readonly source: string } & Goods)
  | { readonly kind: 'unread'; readonly source: string; readonly reason: UnreadReason; readonly question?: Question }
  | { readonly kind: 'total' | 'note' | 'gap'; readonly source: string }

/** `not-sheets`: as answered. */
export type UnreadReason = 'no-length' | 'no-count' | 'unclear' | 'not-sheets'

/** Other goods of a list. What is not said of them, or not surely, is `undefined`. */
export interface Goods {
  readonly goods: GoodsKind
  readonly pieces: number | undefined
  readonly lengthM: number | undefined
  readonly weightKg: number | undefined
}

export interface SheetList {
  readonly parts: readonly ListPart[]
  /** Sheets of each length, longest first; lengths exact. */
  readonly cuts: readonly Cut[]
  readonly sheets: number
  /** Metres of all sheets, rounded up to the millimetre: never less than the list says. */
  readonly runningM: number
  readonly goods: readonly Goods[]
  /** How many parts were not understood: those that were answered not to be sheets are. */
  readonly unread: number
  /** How many parts wait for an answer. */
  readonly open: number
}

/** Nothing typed, or nothing read yet. */
export const emptyList: SheetList = { parts: [], cuts: [], sheets: 0, runningM: 0, goods: [], unread: 0, open: 0 }
