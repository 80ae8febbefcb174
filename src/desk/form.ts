import { z } from 'zod'
import { languages } from '#text/languages.ts'
import { called, type FieldWords, languageNames } from './words.ts'

/** A field of a form, as the editor's configuration writes it. */
export type Field = Readonly<Record<string, unknown>> & { readonly name: string; readonly widget: string }

/** What a rule of a schema says of a plain value, in the terms that forms know too. */
interface Rule {
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

const ruleOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Rule

/** What the check says is allowed: it answers so to a value of no kind. */
function allowedBy(schema: z.ZodType): string {
  return schema.safeParse(Symbol('nothing allowed')).error?.issues[0]?.message ?? ''
}

const inSentence = (allowed: string) => `Allowed is ${allowed}.`

/** The keys whose values are given, so that a form says nothing of what a schema says nothing of. */
function given<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}

function numberField(schema: z.ZodType) {
  const { type, minimum, maximum, multipleOf } = ruleOf(schema)
  const isWhole = type === 'integer'
  return given({
    widget: 'number' as const,
    value_type: isWhole ? ('int' as const) : ('float' as const),
    min: minimum,
    max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    step: isWhole ? 1 : (multipleOf ?? 0.01),
  })
}

function textField(schema: z.ZodType, words: FieldWords) {
  const { format, pattern, minLength, maxLength } = ruleOf(schema)
  if (format === 'date') return { widget: 'datetime' as const, type: 'date' as const, format: 'YYYY-MM-DD' }
  return given({
    widget: words.isLong ? ('text' as const) : ('string' as const),
    minlength: minLength,
    maxlength: maxLength,
    pattern: pattern === undefined ? undefined : ([pattern, inSentence(allowedBy(schema))] as [string, string]),
  })
}

function optionsOf(schema: z.ZodEnum, words: FieldWords) {
  return schema.options.map(value => ({ value, label: words.options?.[value] ?? String(value) }))
}

function listField(name: string, schema: z.ZodArray, words: FieldWords) {
  const element = schema.element as z.ZodType
  // Of too few the check before saving says how many there are; the editor's own sentence has a gap where the number belongs.
  const size = given({ max: ruleOf(schema).maxItems })
  if (element instanceof z.ZodEnum)
    return {
      widget: 'select' as const,
      multiple: true,
      dropdown_threshold: 24,
      options: optionsOf(element, words),
      ...size,
    }
  const list = given({ widget: 'list' as const, label_singular: words.one, summary: words.summary, ...size })
  return element instanceof z.ZodObject
    ? { ...list, collapsed: words.summary !== undefined, fields: fieldsOf(element, words) }
    : { ...list, field: fieldOf(name, element, { label: words.one ?? called(words) }) }
}

function kindOf(name: string, schema: z.ZodType, words: FieldWords): object {
  if (words.as) return words.as
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema, words) }
  if (schema instanceof z.ZodArray) return listField(name, schema, words)
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: optionsOf(schema, words) }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', default: false }
  if (schema instanceof z.ZodNumber) return numberField(schema)
  return textField(schema, words)
}

/**
 * The field of a form that asks for what a schema checks: the same limits, the same choices, and the same words where a
 * value is refused. @throws {Error} when nothing is said of it in `words.ts`.
 */
function fieldOf(name: string, schema: z.ZodType, words: FieldWords | undefined): Field {
  if (!words) throw new Error(`src/desk/words.ts has no words for the field ${name}.`)
  const isOptional = schema instanceof z.ZodOptional
  const own = isOptional || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema
  const required = words.isShown ?? (!isOptional && !(own instanceof z.ZodBoolean))
  return given({
    name,
    label: called(words),
    hint: words.hint,
    required,
    ...kindOf(name, own, words),
  }) as unknown as Field
}

/** Whether there is anything to choose: of pictures that come with the site, say, there may be none of a kind. */
function isChoosable(schema: z.ZodType): boolean {
  const own = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  return !(own instanceof z.ZodEnum) || own.options.length > 0
}

/** The fields of a form for a whole object, in the order in which the schema names them. */
export function fieldsOf(schema: z.ZodObject, words: Pick<FieldWords, 'label' | 'fields'>): Field[] {
  const names = Object.keys(schema.shape).filter(name => isChoosable(schema.shape[name] as z.ZodType))
  const perLanguage = names.length === languages.length && names.every(name => name in languageNames)
  return names.map(name => {
    const inOne = perLanguage && { ...words, label: languageNames[name as keyof typeof languageNames], sw: '' }
    return fieldOf(name, schema.shape[name] as z.ZodType, inOne || words.fields?.[name])
  })
}
