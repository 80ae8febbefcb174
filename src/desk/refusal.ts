import { checkFacts } from '#facts/read/check-facts.ts'
import { type Known, type RuledFile, rulesOf } from './rules.ts'

/** The editor's own notes about entries of a list; it does not write them. */
const NOTE = /^__sc_/

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What the editor will write of what stands in a form: without its own notes, and without what was left empty. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, field]) => !NOTE.test(name) && !isEmpty(field))
  return Object.fromEntries(kept.map(([name, field]) => [name, written(field)]))
}

/**
 * Why the build would refuse what stands in a form, in the build's own words: a form's own checks see one field at a time.
 * @param path the file that it would be saved to, such as `content/prices.json`
 * @returns nothing where the build would take it.
 */
export function refusal(path: string, values: unknown, known: Known): string | undefined {
  const [, name = ''] = /^content\/(\w+)[./]/.exec(path) ?? []
  try {
    checkFacts(rulesOf(known)[name as RuledFile], written(values), path)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
