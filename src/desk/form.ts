import { z } from 'zod'
import { languages } from '#text/languages.ts'
import { bilingualLabel, type FieldWords, languageNames } from './words.ts'

/** A field in the editor's configuration. */
export type Field = Readonly<Record<string, unknown>> & { readonly name: string; readonly widget: string }

/** The rules of a JSON Schema that the editor's forms can check too. */
interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly maxItems?: number
}

const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** The schema's description of allowed values, taken from its error for a value that is never valid. */
export function describeAllowed(schema: z.core.$ZodType): string {
  return z.safeParse(schema, Symbol('nothing allowed')).error?.issues[0]?.message ?? ''
}

const toSentence = (allowed: string) => `Allowed is ${allowed}.`

function omitUndefined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}

function numberField(schema: z.ZodType) {
  const { type, minimum, maximum, multipleOf } = toJsonSchema(schema)
  const isWhole = type === 'integer'
  return omitUndefined({
    widget: 'number' as const,
    value_type: isWhole ? ('int' as const) : ('float' as const),
    min: minimum,
    max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    step: isWhole ? 1 : (multipleOf ?? 0.01),
  })
}

function textField(schema: z.ZodType, words: FieldWords, isOptional: boolean) {
  const { format, pattern, minLength, maxLength } = toJsonSchema(schema)
  if (format === 'date') return { widget: 'datetime' as const, type: 'date' as const, format: 'YYYY-MM-DD' }
  return omitUndefined({
    widget: words.isLong ? ('text' as const) : ('string' as const),
    // The editor refuses an empty text that has a minimum, even where it may be left out.
    minlength: isOptional ? undefined : minLength,
    maxlength: maxLength,
    pattern:
      pattern === undefined
        ? undefined
        : [isOptional ? `^$|(?=^.{${minLength ?? 0}})${pattern}` : pattern, toSentence(describeAllowed(schema))],
  })
}

function optionsOf(schema: z.ZodEnum, words: FieldWords) {
  return schema.options.map(value => ({ value, label: words.options?.[value] ?? String(value) }))
}

function listField(name: string, schema: z.ZodArray, words: FieldWords) {
  const element = schema.element as z.ZodType
  // No minimum: the editor's own message lacks the number, so the check before saving reports too few entries.
  const size = omitUndefined({ max: toJsonSchema(schema).maxItems })
  if (element instanceof z.ZodEnum)
    return {
      widget: 'select' as const,
      multiple: true,
      dropdown_threshold: 24,
      options: optionsOf(element, words),
      ...size,
    }
  const list = omitUndefined({
    widget: 'list' as const,
    label_singular: words.entryLabel,
    summary: words.summary,
    ...size,
  })
  return element instanceof z.ZodObject
    ? { ...list, collapsed: words.summary !== undefined, fields: fieldsOf(element, words) }
    : { ...list, field: fieldOf(name, element, { label: words.entryLabel ?? bilingualLabel(words) }) }
}

function widgetFor(name: string, schema: z.ZodType, words: FieldWords, isOptional: boolean): object {
  if (words.widget) return words.widget
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema, words) }
  if (schema instanceof z.ZodArray) return listField(name, schema, words)
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: optionsOf(schema, words) }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', default: false }
  if (schema instanceof z.ZodNumber) return numberField(schema)
  return textField(schema, words, isOptional)
}

/** Unwraps optional, nullable and default schemas. */
export function unwrapSchema(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapper ? unwrapSchema(schema.unwrap() as z.ZodType) : schema
}

/**
 * Creates a form field with the limits, choices and error texts of its schema.
 * @throws {Error} when `words.ts` has no words for it.
 */
function fieldOf(name: string, schema: z.ZodType, words: FieldWords | undefined): Field {
  if (!words) throw new Error(`src/desk/words.ts has no words for the field ${name}.`)
  const isOptional = schema instanceof z.ZodOptional
  const inner = unwrapSchema(schema)
  const required = words.isAlwaysShown ?? (!isOptional && !(inner instanceof z.ZodBoolean))
  return omitUndefined({
    name,
    label: bilingualLabel(words),
    hint: words.hint,
    required,
    ...widgetFor(name, inner, words, isOptional),
  }) as unknown as Field
}

/** Whether a choice has options: there may be no renders of a kind, for example. */
function hasOptions(schema: z.ZodType): boolean {
  const inner = unwrapSchema(schema)
  return !(inner instanceof z.ZodEnum) || inner.options.length > 0
}

/** Creates the form fields of an object, in the order of its schema. */
export function fieldsOf(schema: z.ZodObject, { isAlwaysShown: _, ...words }: FieldWords): Field[] {
  const names = Object.keys(schema.shape).filter(name => hasOptions(schema.shape[name] as z.ZodType))
  const isLocalized = names.length === languages.length && names.every(name => name in languageNames)
  return names.map(name => {
    const languageWords = isLocalized && { ...words, label: languageNames[name as keyof typeof languageNames], sw: '' }
    return fieldOf(name, schema.shape[name] as z.ZodType, languageWords || words.fields?.[name])
  })
}
