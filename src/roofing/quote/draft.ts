import type { Shape } from '../roof/roof.ts'
import type { SettingKey } from '../take-off/settings.ts'
import type { RoofField } from './ranges.ts'

/** One roof as it is being typed: text, so that nothing typed is lost while it is wrong. Empty means the usual value. */
export interface RoofDraft extends Readonly<Record<RoofField, string>> {
  readonly shape: Shape
}

/** A whole quote as it is being typed. */
export interface Draft {
  readonly roofs: readonly [RoofDraft, ...RoofDraft[]]
  /** Slug of the product. */
  readonly product: string
  /** Only what differs from the usual. */
  readonly settings: Readonly<Partial<Record<SettingKey, string>>>
  /** Id of the colour; empty when not chosen. */
  readonly colour: string
  /** Empty when not said. */
  readonly county: string
  /** The fundi's list, as typed. */
  readonly list: string
}

export const emptyRoof: RoofDraft = { shape: 'gable', length: '', width: '', pitch: '', eave: '', verge: '' }

/** A quote in which nothing is typed yet. */
export function emptyDraft(product: string): Draft {
  return { roofs: [emptyRoof], product, settings: {}, colour: '', county: '', list: '' }
}

/** Most roofs that one quote holds. */
export const MOST_ROOFS = 9
