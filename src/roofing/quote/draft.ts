import type { CountKey, Held, QuoteKey, RoofKey } from './fields.ts'

/** One roof as it is being typed: text, so that nothing typed is lost while it is wrong. Empty means the usual value. */
export type RoofDraft = { readonly [Key in RoofKey]: Held<Key> }

/** A whole quote as it is being typed. */
export type Draft = { readonly [Key in QuoteKey]: Held<Key> } & {
  readonly roofs: readonly [RoofDraft, ...RoofDraft[]]
  /** What the count assumes, where it differs from the usual. */
  readonly settings: Readonly<Partial<Record<CountKey, string>>>
}

export const emptyRoof: RoofDraft = {
  shape: 'gable',
  length: '',
  width: '',
  pitch: '',
  top: 'wall',
  eave: '',
  verge: '',
  gablet: '',
  falls: 'one',
  wings: '',
}

/** A quote in which nothing is typed yet. */
export function emptyDraft(product: string): Draft {
  return {
    roofs: [emptyRoof],
    unit: 'm',
    product,
    thickness: '',
    settings: {},
    round: '0.1',
    colour: '',
    county: '',
    list: '',
    answers: '',
    from: 'roof',
  }
}

/** Most roofs that one quote holds. */
export const MAX_ROOFS = 9
