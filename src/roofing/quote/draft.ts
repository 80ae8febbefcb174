import type { BudgetKey, CountKey, FieldValue, QuoteKey, RoofKey } from './fields.ts'

/** One roof as typed. Texts are kept so that invalid input is not lost; an empty text means the default. */
export type RoofDraft = { readonly [Key in RoofKey]: FieldValue<Key> }

/** A whole quote as typed. */
export type Draft = { readonly [Key in QuoteKey]: FieldValue<Key> } & {
  readonly roofs: readonly [RoofDraft, ...RoofDraft[]]
  /** The assumptions of the count that were changed. */
  readonly settings: Readonly<Partial<Record<CountKey, string>>>
  /** The prices of the visitor for the budget of the whole roof. */
  readonly budget: Readonly<Partial<Record<BudgetKey, string>>>
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

/** An empty quote for a product. */
export function emptyDraft(product: string): Draft {
  return {
    roofs: [emptyRoof],
    unit: 'm',
    product,
    thickness: '',
    settings: {},
    budget: {},
    round: '0.1',
    colour: '',
    county: '',
    list: '',
    answers: '',
    from: 'roof',
  }
}

export const MAX_ROOFS = 9
