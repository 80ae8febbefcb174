import type { BudgetItem } from '../money/budget.ts'
import type { SheetMeasures } from '../profiles/profile.ts'
import { hiddenPitchDeg, roofLimits } from '../roof/limits.ts'
import { type Shape, shapes } from '../roof/roof.ts'
import { roundings } from '../take-off/settings.ts'

/**
 * What a number measures: a length in the unit of the quote, a length that is always metric (of sheets, which are rolled in
 * metres), or a pitch.
 */
export type Measure = 'length' | 'metric' | 'pitch'

/** The allowed range of a number, inclusive. Metres or degrees. */
export interface AllowedRange {
  readonly measure: Measure
  readonly min: number
  readonly max: number
}

/** A typed number. */
interface NumberField extends AllowedRange {
  readonly kind: 'number'
  /** How much the buttons beside the field add or subtract: metres or degrees; `buttonStepFt` in feet for a quote in feet. */
  readonly buttonStep: number
  readonly buttonStepFt?: number
  /** The default where nothing is typed. The defaults of `count` fields depend on the sheet (`usualSettings`). */
  readonly usual?: number
  /** The range for hidden roofs, where it differs. */
  readonly hidden?: { readonly min: number; readonly max: number; readonly usual: number }
  /** The roof shapes that have the field; all where absent. */
  readonly shapes?: readonly Shape[]
  /** The kind of sheet that has the field; both kinds where absent. */
  readonly sheets?: 'tile' | 'straight'
}

/** Several lengths in one text. */
interface LengthsField extends AllowedRange {
  readonly kind: 'lengths'
}

/** One of a fixed set of words. */
interface ChoiceField {
  readonly kind: 'choice'
  readonly choices: readonly string[]
  /** The default, which links leave out. */
  readonly usual?: string
  /** The roof shapes that have the field; all where absent. */
  readonly shapes?: readonly Shape[]
}

/** One of the shop's products, thicknesses, colours or counties; empty where none is chosen. */
interface ShopField {
  readonly kind: 'shop'
  readonly list: 'products' | 'thicknesses' | 'colours' | 'counties'
}

/** The wings of a roof; links have one key per wing (`wings.ts`). */
interface WingsField {
  readonly kind: 'wings'
  readonly shapes: readonly Shape[]
}

/** Free text of at most `maxLength` characters. */
interface TextField {
  readonly kind: 'text'
  readonly maxLength: number
}

/** A price in KSh that the visitor has typed for an item of the budget. */
interface PriceField {
  readonly kind: 'price'
  readonly item: BudgetItem
}

/**
 * `of`: what the field belongs to: each roof, the quote as a whole, the assumptions of the take-off (`count`), or the visitor's
 * own prices (`budget`).
 */
export type Field = { readonly of: 'roof' | 'quote' | 'count' | 'budget' } & (
  | NumberField
  | PriceField
  | LengthsField
  | ChoiceField
  | ShopField
  | WingsField
  | TextField
)

/**
 * All fields of a quote, in the order of links. Their names are the keys of links and of saved drafts, so they never change. The
 * draft, the link, the reader and the form are derived from this table.
 */
export const fields = {
  shape: { of: 'roof', kind: 'choice', choices: shapes },
  length: { of: 'roof', kind: 'number', measure: 'length', ...roofLimits.lengthM, buttonStep: 0.5, buttonStepFt: 0.5 },
  width: { of: 'roof', kind: 'number', measure: 'length', ...roofLimits.widthM, buttonStep: 0.5, buttonStepFt: 0.5 },
  pitch: {
    of: 'roof',
    kind: 'number',
    measure: 'pitch',
    ...roofLimits.pitchDeg,
    buttonStep: 1,
    usual: 25,
    // The lowest pitch that any profile allows.
    hidden: { ...hiddenPitchDeg, usual: 6 },
  },
  top: { of: 'roof', kind: 'choice', choices: ['wall', 'free'], usual: 'wall', shapes: ['lean-to'] },
  eave: {
    of: 'roof',
    kind: 'number',
    measure: 'length',
    ...roofLimits.eaveM,
    buttonStep: 0.05,
    buttonStepFt: 0.25,
    usual: 0.45,
    shapes: ['lean-to', 'gable', 'hip', 'dutch-gable'],
  },
  verge: {
    of: 'roof',
    kind: 'number',
    measure: 'length',
    ...roofLimits.vergeM,
    buttonStep: 0.05,
    buttonStepFt: 0.25,
    usual: 0.3,
    shapes: ['lean-to', 'gable'],
  },
  gablet: {
    of: 'roof',
    kind: 'number',
    measure: 'length',
    ...roofLimits.gabletM,
    buttonStep: 0.1,
    buttonStepFt: 0.25,
    usual: 0.9,
    shapes: ['dutch-gable'],
  },
  falls: { of: 'roof', kind: 'choice', choices: ['one', 'two'], usual: 'one', shapes: ['hidden'] },
  wings: { of: 'roof', kind: 'wings', shapes: ['gable', 'hip', 'dutch-gable'] },
  unit: { of: 'quote', kind: 'choice', choices: ['m', 'ft'], usual: 'm' },
  product: { of: 'quote', kind: 'shop', list: 'products' },
  thickness: { of: 'quote', kind: 'shop', list: 'thicknesses' },
  cover: { of: 'count', kind: 'number', measure: 'metric', min: 0.5, max: 1.5, buttonStep: 0.01 },
  longest: { of: 'count', kind: 'number', measure: 'metric', min: 2, max: 12, buttonStep: 0.5 },
  shortest: { of: 'count', kind: 'number', measure: 'metric', min: 0.2, max: 1, buttonStep: 0.1 },
  endLap: { of: 'count', kind: 'number', measure: 'metric', min: 0.1, max: 0.5, buttonStep: 0.05, sheets: 'straight' },
  step: { of: 'count', kind: 'number', measure: 'metric', min: 0.2, max: 0.5, buttonStep: 0.01, sheets: 'tile' },
  stepLap: { of: 'count', kind: 'number', measure: 'metric', min: 0.05, max: 0.3, buttonStep: 0.01, sheets: 'tile' },
  cap: { of: 'count', kind: 'number', measure: 'metric', min: 0.5, max: 6, buttonStep: 0.1 },
  capLap: { of: 'count', kind: 'number', measure: 'metric', min: 0.05, max: 0.3, buttonStep: 0.01 },
  valley: { of: 'count', kind: 'number', measure: 'metric', min: 0.5, max: 6, buttonStep: 0.1 },
  valleyLap: { of: 'count', kind: 'number', measure: 'metric', min: 0.05, max: 0.3, buttonStep: 0.01 },
  flashing: { of: 'count', kind: 'number', measure: 'metric', min: 0.5, max: 6, buttonStep: 0.1 },
  flashingLap: { of: 'count', kind: 'number', measure: 'metric', min: 0.05, max: 0.3, buttonStep: 0.01 },
  gutter: { of: 'count', kind: 'number', measure: 'metric', min: 0.5, max: 6, buttonStep: 0.1 },
  gutterLap: { of: 'count', kind: 'number', measure: 'metric', min: 0.05, max: 0.3, buttonStep: 0.01 },
  purlin: { of: 'count', kind: 'number', measure: 'metric', min: 0.3, max: 2, buttonStep: 0.05, sheets: 'straight' },
  rafter: { of: 'count', kind: 'number', measure: 'metric', min: 0.3, max: 3, buttonStep: 0.1 },
  round: { of: 'quote', kind: 'choice', choices: roundings, usual: '0.1' },
  stock: { of: 'count', kind: 'lengths', measure: 'metric', min: 1, max: 12 },
  colour: { of: 'quote', kind: 'shop', list: 'colours' },
  county: { of: 'quote', kind: 'shop', list: 'counties' },
  // Some 5,000 lines. The form says at once when a list is longer, because the rest is not kept.
  list: { of: 'quote', kind: 'text', maxLength: 100_000 },
  // The unit of numbers in the list that have none. Links have it where it is not that of the walls.
  listUnit: { of: 'quote', kind: 'choice', choices: ['m', 'ft'] },
  // The answers to the questions about the list (`list/answers.ts`).
  answers: { of: 'quote', kind: 'text', maxLength: 50_000 },
  // Whether the order is made from the roof or from the list, where there are both.
  from: { of: 'quote', kind: 'choice', choices: ['roof', 'list'], usual: 'roof' },
  // The prices that the visitor pays, for the budget of the whole roof.
  paySheets: { of: 'budget', kind: 'price', item: 'sheets' },
  payCaps: { of: 'budget', kind: 'price', item: 'caps' },
  payValleys: { of: 'budget', kind: 'price', item: 'valleys' },
  payFlashings: { of: 'budget', kind: 'price', item: 'flashings' },
  payGutters: { of: 'budget', kind: 'price', item: 'gutters' },
  payNails: { of: 'budget', kind: 'price', item: 'fasteners' },
  payPurlins: { of: 'budget', kind: 'price', item: 'purlins' },
  payRafters: { of: 'budget', kind: 'price', item: 'rafters' },
  payFrame: { of: 'budget', kind: 'price', item: 'frame' },
  payTransport: { of: 'budget', kind: 'price', item: 'transport' },
  payLabour: { of: 'budget', kind: 'price', item: 'labour' },
} as const satisfies Readonly<Record<string, Field>>

type Fields = typeof fields
type KeysOf<Wanted> = { [Key in keyof Fields]: Fields[Key] extends Wanted ? Key : never }[keyof Fields]

export type FieldKey = keyof Fields
/** The typed measurements of one roof. */
export type RoofNumber = KeysOf<{ of: 'roof'; kind: 'number' }>
/** The assumptions of the take-off that are numbers. */
export type CountNumber = KeysOf<{ of: 'count'; kind: 'number' }>
/** All assumptions of the take-off. */
export type CountKey = KeysOf<{ of: 'count' }>
/** The prices that the visitor may type. */
export type BudgetKey = KeysOf<{ of: 'budget' }>
/** All fields that are numbers. */
export type NumberKey = RoofNumber | CountNumber

/** A field's value in the draft: one of its choices, otherwise the text as typed. */
export type FieldValue<Key extends FieldKey> = Fields[Key] extends { choices: readonly (infer Choice)[] }
  ? Choice
  : string
export type RoofKey = KeysOf<{ of: 'roof' }>
export type QuoteKey = KeysOf<{ of: 'quote' }>

const entries = Object.entries(fields) as [FieldKey, Field][]
const keysOf = (matches: (field: Field) => boolean) => entries.filter(([, field]) => matches(field)).map(([key]) => key)

/** The keys of each kind, in the order of the table. */
export const roofKeys = keysOf(({ of }) => of === 'roof') as RoofKey[]
export const quoteKeys = keysOf(({ of }) => of === 'quote') as QuoteKey[]
export const countKeys = keysOf(({ of }) => of === 'count') as CountKey[]
export const budgetKeys = keysOf(({ of }) => of === 'budget') as BudgetKey[]
export const roofNumbers = keysOf(({ of, kind }) => of === 'roof' && kind === 'number') as RoofNumber[]
export const countNumbers = keysOf(({ of, kind }) => of === 'count' && kind === 'number') as CountNumber[]

/** A number's field, with the range for hidden roofs where the shape is `hidden`. */
export function numberField(key: NumberKey, shape?: Shape): NumberField {
  const field: NumberField = fields[key]
  return shape === 'hidden' ? { ...field, ...field.hidden } : field
}

/** Whether roofs of this shape have the field. */
export function isOnShape(key: RoofKey, shape: Shape): boolean {
  const field: Field = fields[key]
  return !('shapes' in field && !field.shapes?.includes(shape))
}

/** Whether the assumption applies to this kind of sheet: step tiles or straight sheets. */
export function isOnSheet(key: CountNumber, { step }: Pick<SheetMeasures, 'step'>): boolean {
  const { sheets } = numberField(key)
  return sheets === undefined || (sheets === 'tile') === (step !== undefined)
}

/** The field in which the visitor types the price of each budget item. */
export const budgetKeyOf = Object.fromEntries(budgetKeys.map(key => [fields[key].item, key])) as Readonly<
  Record<BudgetItem, BudgetKey>
>
