import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isoDate, priceInKsh, shortText } from '#facts/schema/fields.ts'
import { localizedText } from '#facts/schema/localized.ts'
import { languages } from '#text/languages.ts'
import { collections, schemaOptions, singletons } from './collections.ts'
import { type Field, fieldsOf, unwrapSchema } from './form.ts'
import { type ContentFile, createSchemas } from './schemas.ts'
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

/** Whether the editor accepts a value in a field, according to its documentation. */
function editorAccepts(field: Field, value: unknown): boolean {
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

/** Values of all kinds, near the limits of the schemas. */
const SAMPLE_VALUES: readonly unknown[] = [
  ...[
    '=HYPERLINK(1)',
    '+1',
    'a =1',
    'Jenga \u202eRoofs',
    'one\u2028two',
    'a\u200bb',
    'jenga-roofs/site',
    'https://x.y/\u200b',
  ],
  ...['', 'a', 'ab', 'Jenga Roofs', 'x'.repeat(31), 'x'.repeat(41), 'x'.repeat(161), 'x'.repeat(201), '<b>bold</b>'],
  ...['0712345678', '+254712345678', '+254 712 345 678', '+254812345678', 'sales', 'sales@jenga.co.ke', '#'],
  ...['https://jenga.co.ke', 'https://jenga.co.ke/', 'http://jenga.co.ke', 'javascript:alert(1)', '2026-11-21'],
  ...['painted', 'shiny', 'address', 'box', 'maroon', '#a33a2c', '#A33A2C', 'tile-red', 'Tile Red', '30'],
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

/** Lists every simple field of a form with its path and schema. */
function listSimpleFields(fields: readonly Field[], schema: z.ZodObject, path = ''): [string, Field, z.ZodType][] {
  return fields.flatMap(field => {
    const outer = schema.shape[field.name] as z.ZodType
    const inner = unwrapSchema(outer)
    const fieldPath = `${path}${field.name}`
    if (inner instanceof z.ZodObject) return listSimpleFields(field.fields as Field[], inner, `${fieldPath}.`)
    if (!(inner instanceof z.ZodArray)) return [[fieldPath, field, inner]]
    const element = inner.element as z.ZodType
    if (element instanceof z.ZodObject) return listSimpleFields(field.fields as Field[], element, `${fieldPath}.`)
    return [[fieldPath, (field.field as Field | undefined) ?? field, element]]
  })
}

const schemas = createSchemas(schemaOptions)
const [jsonForms, guideForms] = [
  [...singletons, ...collections].filter(({ name }) => !name.startsWith('guides-')),
  collections.filter(({ name }) => name.startsWith('guides-')),
]
const forms = [
  ...jsonForms.map(({ name, fields: [schemaAddress, ...fields] }) => ({
    name: name as ContentFile,
    schemaAddress,
    fields,
  })),
  // Markdown has no address of a schema.
  ...guideForms.map(({ fields }) => ({ name: 'guides' as const, schemaAddress: undefined, fields })),
]
/** Widgets that produce valid values by themselves, such as a colour picker. */
const SPECIAL_WIDGETS = ['relation', 'color', 'datetime', 'image', 'markdown']

describe.each(forms)('the form of $name', ({ name, schemaAddress, fields }) => {
  test('has a hidden field for the address of the JSON Schema', () => {
    if (name === 'guides') return
    const folder = name === 'products' || name === 'projects' ? '../schema' : './schema'
    expect(schemaAddress).toEqual({ name: '$schema', widget: 'hidden', default: `${folder}/${name}.json` })
  })

  test('has every field of the schema, in the same order', () => {
    expect(fields.map(field => field.name)).toEqual(Object.keys(schemas[name].shape))
  })

  test('does not require optional fields', () => {
    for (const field of fields) {
      const schema = schemas[name].shape[field.name] as z.ZodType
      // The form always shows a group whose fields are all optional, as a required one.
      const isOptionalGroup = field.widget === 'object' && schema.safeParse({}).success
      if (schema.safeParse(undefined).success && !isOptionalGroup) expect(field.required, field.name).toBe(false)
    }
  })

  test('accepts and refuses the same values as the schema', () => {
    const testable = listSimpleFields(fields, schemas[name]).filter(
      ([, { widget }]) => !SPECIAL_WIDGETS.includes(widget),
    )
    expect(testable.length).toBeGreaterThan(0)
    for (const [path, field, schema] of testable)
      for (const value of SAMPLE_VALUES) {
        // An empty text that may be left out is not saved.
        const isLeftOut = value === '' && field.required === false && ['string', 'text'].includes(field.widget)
        const isValid = isLeftOut || schema.safeParse(value).success
        expect([path, value, editorAccepts(field, value)]).toEqual([path, value, isValid])
      }
  })

  test('refuses values with the error text of the schema', () => {
    for (const [path, { pattern }, schema] of listSimpleFields(fields, schemas[name])) {
      const allowed = schema.safeParse(Symbol('none')).error?.issues[0]?.message
      if (pattern) expect((pattern as [string, string])[1], path).toBe(`Allowed is ${allowed}.`)
    }
  })

  test('labels every field', () => {
    for (const [path, { label }] of listSimpleFields(fields, schemas[name]))
      expect(String(label).length, path).toBeGreaterThan(1)
  })
})

test('localized texts have a field for each language', () => {
  expect(Object.keys(languageNames)).toEqual([...languages])
  const [field] = fieldsOf(z.strictObject({ title: localizedText(30) }), {
    label: 'Form',
    fields: { title: { label: 'Title' } },
  })
  expect((field?.fields as Field[] | undefined)?.map(({ name, label }) => [name, label])).toEqual(
    Object.entries(languageNames),
  )
})

test('stops the build if a field has no words', () => {
  expect(() => fieldsOf(z.strictObject({ brand: shortText(10) }), { label: 'Form', fields: {} })).toThrow(
    'src/desk/words.ts has no words for the field brand',
  )
})

test('uses a calendar for dates and a number with limits for prices', () => {
  const fields = fieldsOf(z.strictObject({ from: isoDate, price: priceInKsh('a metre').optional() }), {
    label: 'Form',
    fields: { from: { label: 'From' }, price: { label: 'Price' } },
  })
  expect(fields).toMatchObject([
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: true },
    { widget: 'number', value_type: 'float', min: 1, max: 100_000, required: false },
  ])
})
