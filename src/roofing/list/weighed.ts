import type { LengthUnit } from '../lengths/unit.ts'

/** So many sheets of one length, as an entry may be read. */
export interface Reading {
  readonly count: number
  /** Exact. */
  readonly lengthM: number
  /** The unit in which the length was said, or is meant. */
  readonly unit: LengthUnit
}

/** Why an entry is asked about and not counted. */
export type Doubt =
  /** A noun that is not known, and no word for sheets: it may be something else. */
  | 'noun'
  /** Under a heading, or after goods, that may name something else. */
  | 'heading'
  /** Words such as "not", "instead", "each side", "used". */
  | 'words'
  /** Two measures, as of a floor or of a board. */
  | 'size'
  /** Either number may be the count. */
  | 'order'
  /** More numbers than a count and a length. */
  | 'numbers'
  /** So many that it may be money. */
  | 'count'
  /** Metres or feet. */
  | 'unit'
  /** A sheet under 1 m or over 6 m. */
  | 'length'

export type Order = 'count-first' | 'length-first'

/** What the sure entries of a list say about the others. */
export interface Evidence {
  readonly orders: ReadonlySet<Order>
  /** Units that the list writes beside its lengths. */
  readonly units: ReadonlySet<LengthUnit>
  /** Whether the list surely holds sheets. */
  readonly sheets: boolean
  /** Whether units stand before numbers: `futi 10`. */
  readonly unitFirst: boolean
}

/** How an entry may be read. It is counted only where there is one reading and no doubt. */
export interface Weighed {
  /** Most likely first; at least one. */
  readonly readings: readonly Reading[]
  readonly doubts: readonly Doubt[]
  /** Which of two numbers came first, where the entry shows it. */
  readonly order: Order | undefined
}

/** Why an entry gives no reading at all; `size`: it is the size of a house. */
export type Lack = 'no-length' | 'no-count' | 'size' | 'unclear'
