import { type Draft, emptyDraft, emptyRoof, MAX_ROOFS } from './draft.ts'
import { countKeys, type Field, type FieldKey, fields, quoteKeys, roofKeys } from './fields.ts'
import type { Known } from './link.ts'

type Unknown = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

/** The text that a stored draft has for a field; undefined where it is none that the field may hold. */
function textOf(key: FieldKey, value: unknown, known: Known): string | undefined {
  if (typeof value !== 'string') return undefined
  const field: Field = fields[key]
  if (field.kind === 'text') return value.slice(0, field.longest)
  const allowed: readonly string[] | undefined =
    field.kind === 'choice' ? field.choices : field.kind === 'shop' ? known[field.list] : undefined
  return allowed && value !== '' && !allowed.includes(value) ? undefined : value
}

/** The fields of one part of a stored draft, as far as they are sound. */
function readPart(keys: readonly FieldKey[], stored: unknown, known: Known): Record<string, string> {
  if (!isObject(stored)) return {}
  return Object.fromEntries(
    keys.flatMap(key => {
      const text = textOf(key, stored[key], known)
      return text === undefined ? [] : [[key, text] as const]
    }),
  )
}

/**
 * Reads a draft that was stored as JSON, with everything as it was typed, right or wrong. Never throws.
 * @returns undefined where the text is no draft
 */
export function parseDraft(json: string, known: Known): Draft | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(json)
  } catch {
    return undefined
  }
  if (!isObject(stored) || !Array.isArray(stored.roofs)) return undefined
  const [first = emptyRoof, ...others] = stored.roofs
    .slice(0, MAX_ROOFS)
    .map(roof => ({ ...emptyRoof, ...readPart(roofKeys, roof, known) }))
  return {
    ...emptyDraft(known.products[0] ?? ''),
    ...readPart(quoteKeys, stored, known),
    settings: readPart(countKeys, stored.settings, known),
    roofs: [first, ...others],
  }
}
