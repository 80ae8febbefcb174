import type { z } from 'zod'

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 57)}...` : json
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? undefined : (value as Record<PropertyKey, unknown>)[key]),
    values,
  )
}

/**
 * Holds an owner's values against what is allowed.
 * @throws {Error} with one sentence a wrong field: the file, the field, what was found and what is allowed.
 */
export function checked<T>(schema: z.ZodType<T>, values: unknown, file: string): T {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const sentences = result.error.issues.map(issue => {
    const field = issue.path.join('.') || 'the whole'
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.map(key => [...issue.path, key].join('.')).join(', ')
      return `${file}: ${names} is not a field of this file; remove it or mend its spelling.`
    }
    return `${file}: ${field} is ${show(valueAt(values, issue.path))}; allowed is ${issue.message}.`
  })
  throw new Error(sentences.join('\n'))
}
