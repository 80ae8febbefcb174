import type { RoofShape } from '../roofs/roof.ts'
import { fields } from '../takeoff/fields.ts'
import type { SettingChanges } from '../takeoff/settings.ts'

/** A roof as far as it has been described: everything but its length and width has a default. */
export interface RoofDraft {
  readonly shape: RoofShape
  readonly lengthM?: number | undefined
  readonly widthM?: number | undefined
  readonly pitchDeg: number
  readonly eaveM: number
  readonly vergeM: number
  /** What the visitor calls it, such as veranda; empty where it has no name. */
  readonly name: string
}

/** All that a visitor asks about, and all that a link holds. */
export interface Quote {
  /** At least one, at most `mostRoofs`. */
  readonly roofs: readonly RoofDraft[]
  /** Slug of the product. */
  readonly product?: string | undefined
  readonly colour?: string | undefined
  readonly county?: string | undefined
  /** What differs from the usual sheet sizes and laps. */
  readonly settings: SettingChanges
  /** A list as typed, to be read by `parseList`. */
  readonly list: string
}

export const mostRoofs = 12

/** Characters that a name or a list may have in a link. */
export const mostNameChars = 40
export const mostListChars = 50_000

/** A roof of which nothing has been said. */
export const newRoof: RoofDraft = {
  shape: 'gable',
  pitchDeg: fields.pitchDeg.value ?? 0,
  eaveM: fields.eaveM.value ?? 0,
  vergeM: fields.vergeM.value ?? 0,
  name: '',
}

/** A quote of which nothing has been said. */
export const newQuote: Quote = { roofs: [newRoof], settings: {}, list: '' }
