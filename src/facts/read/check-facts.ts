import type { z } from 'zod'
import { showInvisible } from './invisible-characters.ts'

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const json = showInvisible(JSON.stringify(value) ?? String(value))
  return json.length > 60 ? `${json.slice(0, 57)}...` : json
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? undefined : (value as Record<PropertyKey, unknown>)[key]),
    values,
  )
}

/** Removes `$schema`, which only tells code editors where the JSON Schema is. */
function omitSchemaField(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !('$schema' in values)) return values
  const { $schema: _, ...facts } = values
  return facts
}

/**
 * Validates the values of one of the owner's files.
 * @throws {Error} with one sentence for each wrong field: the file, the field, what was found and what is allowed.
 */
export function checkFacts<T>(schema: z.ZodType<T>, values: unknown, file: string): T {
  const result = schema.safeParse(omitSchemaField(values))
  if (result.success) return result.data
  const sentences = result.error.issues.map(issue => {
    const field = issue.path.join('.') || 'the whole file'
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.map(key => [...issue.path, key].join('.')).join(', ')
      return `${file}: ${showInvisible(names)} is not a field of this file; remove it or correct its spelling.`
    }
    return `${file}: ${field} is ${formatValue(valueAt(values, issue.path))}; allowed is ${issue.message}.`
  })
  throw new Error(sentences.join('\n'))
}
