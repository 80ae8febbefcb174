import { checkFacts } from '#facts/read/check-facts.ts'
import { type ContentFile, createSchemas, type SchemaOptions } from './schemas.ts'

/** The editor adds these fields to list entries and removes them before saving. */
const INTERNAL_FIELD = /^__sc_/

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The values that the editor will save: without its internal fields, and without empty fields. */
function toSavedValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSavedValues)
  if (typeof value !== 'object' || value === null) return value
  const saved = Object.entries(value).filter(([name, field]) => !INTERNAL_FIELD.test(name) && !isEmpty(field))
  return Object.fromEntries(saved.map(([name, field]) => [name, toSavedValues(field)]))
}

/**
 * Checks all values of a form as the build does, because the form itself only checks single fields.
 * @param path the file to be saved, such as `content/prices.json`
 * @returns the error message of the build, or undefined if the values are valid.
 */
export function checkEntry(path: string, values: unknown, options: SchemaOptions): string | undefined {
  const [, name = ''] = /^content\/(\w+)[./]/.exec(path) ?? []
  try {
    checkFacts(createSchemas(options)[name as ContentFile], toSavedValues(values), path)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
