import type { BudgetKey, CountKey, FieldValue, QuoteKey, RoofKey } from './fields.ts'

/**
 * One roof as typed. Texts are kept so that invalid input is not lost. An empty text means the default of its field; without a
 * length and a width the roof is not counted.
 */
export type RoofDraft = { readonly [Key in RoofKey]: FieldValue<Key> } & {
  /** Stays the same when other roofs are added or removed. Links do not hold it: roofs get new ids when a quote is opened. */
  readonly id: number
}

/** A whole quote as typed. */
export type Draft = { readonly [Key in QuoteKey]: FieldValue<Key> } & {
  readonly roofs: readonly [RoofDraft, ...RoofDraft[]]
  /** The assumptions of the take-off as typed; those without a key have their defaults. */
  readonly settings: Readonly<Partial<Record<CountKey, string>>>
  /** The visitor's own prices as typed, for the budget of the whole roof. */
  readonly budget: Readonly<Partial<Record<BudgetKey, string>>>
}

export const emptyRoof: RoofDraft = {
  id: 1,
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
    listUnit: 'm',
    answers: '',
    from: 'roof',
  }
}

/** Whether nothing is typed or chosen but the product and where the sheets are typed. */
export function isBlankDraft({ product, from, roofs, settings, budget, ...fields }: Draft): boolean {
  const empty = emptyDraft(product)
  const [roof, ...others] = roofs
  return (
    others.length === 0 &&
    (Object.keys(emptyRoof) as (keyof RoofDraft)[]).every(key => key === 'id' || roof[key] === emptyRoof[key]) &&
    (Object.keys(fields) as (keyof typeof fields)[]).every(key => fields[key] === empty[key]) &&
    [...Object.values(settings), ...Object.values(budget)].every(text => text === '')
  )
}

export const MAX_ROOFS = 9
