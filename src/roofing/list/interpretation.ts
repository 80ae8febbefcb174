import type { LengthUnit } from '../lengths/unit.ts'

/** A number of sheets of one length: one way to read an entry. */
export interface Reading {
  readonly count: number
  /** Exact. */
  readonly lengthM: number
  /** The unit in which the length was written, or is assumed to be. */
  readonly unit: LengthUnit
}

/** Why an entry becomes a question. */
export type Doubt =
  /** An unknown noun without a word for sheets. */
  | 'noun'
  /** A heading above or goods before the entry may name something other than sheets. */
  | 'heading'
  /** Words such as "not", "instead", "each side", "used". */
  | 'words'
  /** Two measures, as of a floor or of a board. */
  | 'size'
  /** Either of the two numbers may be the count. */
  | 'order'
  /** More numbers than a count and a length. */
  | 'numbers'
  /** A count so large that it may be money. */
  | 'count'
  /** Metres or feet. */
  | 'unit'
  /** A sheet under 1 m or over 6 m. */
  | 'length'

export type Order = 'count-first' | 'length-first'

/** What the page knows beside the list: the lengths that it has cut for the roof, and the shop's prices. */
export type Surroundings = Partial<Pick<Evidence, 'cutLengthsM' | 'pricesKsh'>>

/** What the certain entries of a list, and the page, show about the uncertain ones. */
export interface Evidence {
  /** The orders of count and length in certain entries. */
  readonly orders: ReadonlySet<Order>
  /** Units written beside lengths. */
  readonly units: ReadonlySet<LengthUnit>
  /** Whether the list certainly has sheets. */
  readonly namesSheets: boolean
  /** Whether units stand before numbers: `futi 10`. */
  readonly hasUnitFirst: boolean
  /** The lengths that the page has cut for the roof. */
  readonly cutLengthsM: readonly number[]
  /** The shop's prices of a metre. */
  readonly pricesKsh: readonly number[]
}

/** The readings of an entry. It is counted only where there is one reading and no doubt. */
export interface Interpretation {
  /** Most likely first; at least one. */
  readonly readings: readonly Reading[]
  readonly doubts: readonly Doubt[]
  /** The order of count and length, where the entry shows it. */
  readonly order: Order | undefined
}

/** Why an entry has no reading. `size`: it is the size of a building or floor. */
export type NoReadingReason = 'no-length' | 'no-count' | 'size' | 'unclear'
