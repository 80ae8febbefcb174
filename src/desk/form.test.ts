import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isoDate, priceInKsh, shortText } from '#facts/schema/fields.ts'
import { localizedText } from '#facts/schema/localized.ts'
import { languages } from '#text/languages.ts'
import { collections, known, singletons } from './collections.ts'
import { type Field, fieldsOf } from './form.ts'
import { type RuledFile, rulesOf } from './rules.ts'
import { languageNames } from './words.ts'

/** The limits of a field, as the editor's configuration names them. */
interface Limits {
  readonly widget: string
  readonly pattern?: [string, string]
  readonly min?: number
  readonly max?: number
  readonly minlength?: number
  readonly maxlength?: number
  readonly options?: readonly { readonly value: unknown }[]
  readonly value_type?: string
}

/** What the editor lets through in one field, by its documentation. */
function lets(field: Field, value: unknown): boolean {
  const { widget, pattern, min, max, minlength, maxlength, options, value_type } = field as unknown as Limits
  if (widget === 'number') {
    if (typeof value !== 'number') return false
    const isWhole = value_type === 'int' ? Number.isInteger(value) : true
    return isWhole && value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)
  }
  if (widget === 'select') return (options ?? []).some(option => option.value === value)
  if (widget === 'boolean') return typeof value === 'boolean'
  if (typeof value !== 'string') return false
  if (widget === 'datetime') return /^\d{4}-\d{2}-\d{2}$/.test(value)
  const { length } = value.trim()
  return (
    length >= (minlength ?? 0) &&
    length <= (maxlength ?? Number.POSITIVE_INFINITY) &&
    new RegExp(pattern?.[0] ?? '').test(value)
  )
}

/** Values of which each rule takes some and refuses others. */
const TRIED: readonly unknown[] = [
  ...['', 'a', 'ab', 'Jenga Roofs', 'x'.repeat(31), 'x'.repeat(41), 'x'.repeat(161), 'x'.repeat(201), '<b>bold</b>'],
  ...['0712345678', '+254712345678', '+254 712 345 678', '+254812345678', 'sales', 'sales@jenga.co.ke', '#'],
  ...['https://jenga.co.ke', 'https://jenga.co.ke/', 'http://jenga.co.ke', 'javascript:alert(1)', '2026-11-21'],
  ...['painted', 'shiny', 'box', 'maroon', '#a33a2c', '#A33A2C', 'tile-red', 'Tile Red', '30'],
  ...[
    -1,
    0,
    0.04,
    0.1,
    0.15,
    0.3,
    0.5,
    1,
    1.5,
    2,
    7,
    15,
    47,
    48,
    470,
    1999,
    2024,
    2024.5,
    100_000,
    100_001,
    true,
    null,
  ],
]

/** Every plain field of a form with its rule, by its path. */
function leaves(fields: readonly Field[], schema: z.ZodObject, path = ''): [string, Field, z.ZodType][] {
  return fields.flatMap(field => {
    const whole = schema.shape[field.name] as z.ZodType
    const rule = whole instanceof z.ZodOptional || whole instanceof z.ZodDefault ? (whole.unwrap() as z.ZodType) : whole
    const at = `${path}${field.name}`
    if (rule instanceof z.ZodObject) return leaves(field.fields as Field[], rule, `${at}.`)
    if (!(rule instanceof z.ZodArray)) return [[at, field, rule]]
    const element = rule.element as z.ZodType
    if (element instanceof z.ZodObject) return leaves(field.fields as Field[], element, `${at}.`)
    return [[at, (field.field as Field | undefined) ?? field, element]]
  })
}

const rules = rulesOf(known)
const forms = [...singletons, ...collections].map(({ name, fields }) => ({ name: name as RuledFile, fields }))
/** The editor has kinds of its own for these: a product by its name, a colour by a picker, a day by a calendar, a picture. */
const OF_ITS_OWN = ['relation', 'color', 'datetime', 'image']

describe.each(forms)('the form of $name', ({ name, fields }) => {
  test('asks for each field that the rules name, in their order', () => {
    expect(fields.map(field => field.name)).toEqual(Object.keys(rules[name].shape))
  })

  test('asks for nothing that the rules let be left out', () => {
    for (const field of fields) {
      const mayBeLeftOut = (rules[name].shape[field.name] as z.ZodType).safeParse(undefined).success
      if (mayBeLeftOut && field.widget !== 'object') expect(field.required, field.name).toBe(false)
    }
  })

  test('takes what the rules take and refuses what they refuse', () => {
    const plain = leaves(fields, rules[name]).filter(([, { widget }]) => !OF_ITS_OWN.includes(widget))
    expect(plain.length).toBeGreaterThan(0)
    for (const [path, field, rule] of plain)
      for (const value of TRIED) {
        const sound = rule.safeParse(value).success
        // Steps of a hundredth are the last word of the check before saving.
        if (sound || !path.endsWith('thicknessMm'))
          expect([path, value, lets(field, value)]).toEqual([path, value, sound])
      }
  })

  test('says in the words of the rules why it refuses', () => {
    for (const [path, { pattern }, rule] of leaves(fields, rules[name])) {
      const said = rule.safeParse(Symbol('none')).error?.issues[0]?.message
      if (pattern) expect((pattern as [string, string])[1], path).toBe(`Allowed is ${said}.`)
    }
  })

  test('names every field in words', () => {
    for (const [path, { label }] of leaves(fields, rules[name])) expect(String(label).length, path).toBeGreaterThan(1)
  })
})

test('every language of the site has its name in the desk, and its field wherever words are asked for', () => {
  expect(Object.keys(languageNames)).toEqual([...languages])
  const [field] = fieldsOf(z.strictObject({ said: localizedText(30) }), {
    label: 'Form',
    fields: { said: { label: 'Said' } },
  })
  expect((field?.fields as Field[] | undefined)?.map(({ name, label }) => [name, label])).toEqual(
    Object.entries(languageNames),
  )
})

test('a rule without words stops the build', () => {
  expect(() => fieldsOf(z.strictObject({ brand: shortText(10) }), { label: 'Form', fields: {} })).toThrow(
    'src/desk/words.ts has no words for the field brand',
  )
})

test('a date is asked for by a calendar, a price by a number with its limits', () => {
  const fields = fieldsOf(z.strictObject({ from: isoDate, price: priceInKsh('a metre').optional() }), {
    label: 'Form',
    fields: { from: { label: 'From' }, price: { label: 'Price' } },
  })
  expect(fields).toMatchObject([
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: true },
    { widget: 'number', value_type: 'float', min: 1, max: 100_000, required: false },
  ])
})
