import type { SheetMeasures } from '../profiles/profile.ts'
import { hiddenPitchDeg, roofLimits } from '../roof/limits.ts'
import { type Shape, shapes } from '../roof/roof.ts'
import { roundings } from '../take-off/settings.ts'

/**
 * What a number measures: a length typed in the unit of the quote, a length that is metric whatever that is (of sheets,
 * which are rolled in metres), or a pitch.
 */
export type Measure = 'length' | 'metric' | 'pitch'

/** What a number may be. Metres or degrees, both ends included. */
export interface Range {
  readonly measure: Measure
  readonly least: number
  readonly most: number
}

/** A number as it is typed. */
interface NumberField extends Range {
  readonly kind: 'number'
  /** How far one press of the button beside it goes: metres or degrees, or feet in a quote in feet. */
  readonly press: number
  readonly pressFt?: number
  /** The trade's value, taken where nothing is typed; that of a count depends on the sheet (`usualSettings`). */
  readonly usual?: number
  /** Where a hidden roof has another range. */
  readonly hidden?: { readonly least: number; readonly most: number; readonly usual: number }
  /** The shapes of roof that it belongs to; all of them where it is left out. */
  readonly shapes?: readonly Shape[]
  /** The sheets that it belongs to, step tiles or straight ones; both where it is left out. */
  readonly sheets?: 'tile' | 'straight'
}

/** Several lengths in one text. */
interface LengthsField extends Range {
  readonly kind: 'lengths'
}

/** One of a few words that stand in the code. */
interface ChoiceField {
  readonly kind: 'choice'
  readonly choices: readonly string[]
  /** The one that a link need not name. */
  readonly usual?: string
  /** The shapes of roof that it belongs to; all of them where it is left out. */
  readonly shapes?: readonly Shape[]
}

/** One of what the shop has; empty when not chosen. */
interface ShopField {
  readonly kind: 'shop'
  readonly list: 'products' | 'thicknesses' | 'colours' | 'counties'
}

/** The wings of a roof: a link has one for each (`wings.ts`). */
interface WingsField {
  readonly kind: 'wings'
  readonly shapes: readonly Shape[]
}

/** Anything typed, up to so many characters. */
interface TextField {
  readonly kind: 'text'
  readonly longest: number
}

/** `of`: each roof has its own, the quote has one, or it is something that the count takes for granted. */
export type Field = { readonly of: 'roof' | 'quote' | 'count' } & (
  | NumberField
  | LengthsField
  | ChoiceField
  | ShopField
  | WingsField
  | TextField
)

/**
 * Everything that is typed or chosen for a quote, in the order in which a link writes it: draft, link, reading and form
 * follow from here.
 */
export const fields = {
  shape: { of: 'roof', kind: 'choice', choices: shapes },
  length: { of: 'roof', kind: 'number', measure: 'length', ...roofLimits.lengthM, press: 0.5, pressFt: 0.5 },
  width: { of: 'roof', kind: 'number', measure: 'length', ...roofLimits.widthM, press: 0.5, pressFt: 0.5 },
  pitch: {
    of: 'roof',
    kind: 'number',
    measure: 'pitch',
    ...roofLimits.pitchDeg,
    press: 1,
    usual: 25,
    hidden: { ...hiddenPitchDeg, usual: 5 },
  },
  top: { of: 'roof', kind: 'choice', choices: ['wall', 'free'], usual: 'wall', shapes: ['lean-to'] },
  eave: {
    of: 'roof',
    kind: 'number',
    measure: 'length',
    ...roofLimits.eaveM,
    press: 0.05,
    pressFt: 0.25,
    usual: 0.45,
    shapes: ['lean-to', 'gable', 'hip', 'dutch-gable'],
  },
  verge: {
    of: 'roof',
    kind: 'number',
    measure: 'length',
    ...roofLimits.vergeM,
    press: 0.05,
    pressFt: 0.25,
    usual: 0.3,
    shapes: ['lean-to', 'gable'],
  },
  gablet: {
    of: 'roof',
    kind: 'number',
    measure: 'length',
    ...roofLimits.gabletM,
    press: 0.1,
    pressFt: 0.25,
    usual: 0.9,
    shapes: ['dutch-gable'],
  },
  falls: { of: 'roof', kind: 'choice', choices: ['one', 'two'], usual: 'one', shapes: ['hidden'] },
  wings: { of: 'roof', kind: 'wings', shapes: ['gable', 'hip', 'dutch-gable'] },
  unit: { of: 'quote', kind: 'choice', choices: ['m', 'ft'], usual: 'm' },
  product: { of: 'quote', kind: 'shop', list: 'products' },
  thickness: { of: 'quote', kind: 'shop', list: 'thicknesses' },
  cover: { of: 'count', kind: 'number', measure: 'metric', least: 0.5, most: 1.5, press: 0.01 },
  longest: { of: 'count', kind: 'number', measure: 'metric', least: 2, most: 12, press: 0.5 },
  endLap: { of: 'count', kind: 'number', measure: 'metric', least: 0.1, most: 0.5, press: 0.05, sheets: 'straight' },
  step: { of: 'count', kind: 'number', measure: 'metric', least: 0.2, most: 0.5, press: 0.01, sheets: 'tile' },
  stepLap: { of: 'count', kind: 'number', measure: 'metric', least: 0.05, most: 0.3, press: 0.01, sheets: 'tile' },
  cap: { of: 'count', kind: 'number', measure: 'metric', least: 0.5, most: 6, press: 0.1 },
  capLap: { of: 'count', kind: 'number', measure: 'metric', least: 0.05, most: 0.3, press: 0.01 },
  valley: { of: 'count', kind: 'number', measure: 'metric', least: 0.5, most: 6, press: 0.1 },
  valleyLap: { of: 'count', kind: 'number', measure: 'metric', least: 0.05, most: 0.3, press: 0.01 },
  flashing: { of: 'count', kind: 'number', measure: 'metric', least: 0.5, most: 6, press: 0.1 },
  flashingLap: { of: 'count', kind: 'number', measure: 'metric', least: 0.05, most: 0.3, press: 0.01 },
  gutter: { of: 'count', kind: 'number', measure: 'metric', least: 0.5, most: 6, press: 0.1 },
  gutterLap: { of: 'count', kind: 'number', measure: 'metric', least: 0.05, most: 0.3, press: 0.01 },
  purlin: { of: 'count', kind: 'number', measure: 'metric', least: 0.3, most: 2, press: 0.05, sheets: 'straight' },
  rafter: { of: 'count', kind: 'number', measure: 'metric', least: 0.3, most: 3, press: 0.1 },
  round: { of: 'quote', kind: 'choice', choices: roundings, usual: '0.1' },
  stock: { of: 'count', kind: 'lengths', measure: 'metric', least: 1, most: 12 },
  colour: { of: 'quote', kind: 'shop', list: 'colours' },
  county: { of: 'quote', kind: 'shop', list: 'counties' },
  // More than anybody types; the rest of a longer list is cut off so that a link stays a link.
  list: { of: 'quote', kind: 'text', longest: 20_000 },
  // What was answered to the questions about the list (`list/answers.ts`).
  answers: { of: 'quote', kind: 'text', longest: 2500 },
  // What the order is made of where there is both.
  from: { of: 'quote', kind: 'choice', choices: ['roof', 'list'], usual: 'roof' },
} as const satisfies Readonly<Record<string, Field>>

type Fields = typeof fields
type Entry<Wanted> = { [Key in keyof Fields]: Fields[Key] extends Wanted ? Key : never }[keyof Fields]

export type FieldKey = keyof Fields
/** The measurements of one roof that a visitor types. */
export type RoofNumber = Entry<{ of: 'roof'; kind: 'number' }>
/** What the count assumes beside the roof itself, as far as it is a number. */
export type CountNumber = Entry<{ of: 'count'; kind: 'number' }>
/** All that the count assumes. */
export type CountKey = Entry<{ of: 'count' }>
/** Everything that is typed as a number. */
export type NumberKey = RoofNumber | CountNumber

/** What the draft holds for a field: one of its choices, else text as typed. */
export type Held<Key extends FieldKey> = Fields[Key] extends { choices: readonly (infer Choice)[] } ? Choice : string
export type RoofKey = Entry<{ of: 'roof' }>
export type QuoteKey = Entry<{ of: 'quote' }>

const entries = Object.entries(fields) as [FieldKey, Field][]
const keysOf = (wanted: (field: Field) => boolean) => entries.filter(([, field]) => wanted(field)).map(([key]) => key)

/** The keys of each kind, in the order of the table. */
export const roofKeys = keysOf(({ of }) => of === 'roof') as RoofKey[]
export const quoteKeys = keysOf(({ of }) => of === 'quote') as QuoteKey[]
export const countKeys = keysOf(({ of }) => of === 'count') as CountKey[]
export const roofNumbers = keysOf(({ of, kind }) => of === 'roof' && kind === 'number') as RoofNumber[]
export const countNumbers = keysOf(({ of, kind }) => of === 'count' && kind === 'number') as CountNumber[]

/** The field of a number by its key; on a hidden roof it may have another range. */
export function numberField(key: NumberKey, shape?: Shape): NumberField {
  const field: NumberField = fields[key]
  return shape === 'hidden' ? { ...field, ...field.hidden } : field
}

/** Whether a measurement or choice belongs to a roof of that shape. */
export function isOnShape(key: RoofKey, shape: Shape): boolean {
  const field: Field = fields[key]
  return !('shapes' in field && !field.shapes?.includes(shape))
}

/** Whether what the count assumes belongs to sheets of that kind. */
export function isOnSheet(key: CountNumber, { step }: Pick<SheetMeasures, 'step'>): boolean {
  const { sheets } = numberField(key)
  return sheets === undefined || (sheets === 'tile') === (step !== undefined)
}
