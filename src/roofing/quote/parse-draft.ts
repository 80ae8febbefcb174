import { type Draft, emptyDraft, emptyRoof, MAX_ROOFS } from './draft.ts'
import { budgetKeys, countKeys, type Field, type FieldKey, fields, quoteKeys, roofKeys } from './fields.ts'
import type { KnownItems } from './link.ts'
import { numberRoofs } from './roofs.ts'

type UnknownObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is UnknownObject => typeof value === 'object' && value !== null

/** The stored text of a field; undefined where it is not one of the allowed choices. Numbers are not checked. */
function validText(key: FieldKey, value: unknown, known: KnownItems): string | undefined {
  if (typeof value !== 'string') return undefined
  const field: Field = fields[key]
  if (field.kind === 'text') return value.slice(0, field.maxLength)
  const allowed: readonly string[] | undefined =
    field.kind === 'choice' ? field.choices : field.kind === 'shop' ? known[field.list] : undefined
  return allowed && value !== '' && !allowed.includes(value) ? undefined : value
}

/** The valid fields of one part of a stored draft. */
function readPart(keys: readonly FieldKey[], stored: unknown, known: KnownItems): Record<string, string> {
  if (!isObject(stored)) return {}
  return Object.fromEntries(
    keys.flatMap(key => {
      const text = validText(key, stored[key], known)
      return text === undefined ? [] : [[key, text] as const]
    }),
  )
}

/**
 * Parses a draft stored as JSON, with all texts as typed, valid or not. Never throws.
 * @returns undefined where the text is not a draft
 */
export function parseDraft(json: string, known: KnownItems): Draft | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(json)
  } catch {
    return undefined
  }
  if (!isObject(stored) || !Array.isArray(stored.roofs)) return undefined
  const roofs = stored.roofs.slice(0, MAX_ROOFS).map(roof => ({ ...emptyRoof, ...readPart(roofKeys, roof, known) }))
  const quote: Partial<Draft> = readPart(quoteKeys, stored, known)
  return {
    ...emptyDraft(known.products[0] ?? ''),
    // Drafts of earlier releases have no unit of the list: it was that of the walls.
    ...(quote.unit && { listUnit: quote.unit }),
    ...quote,
    settings: readPart(countKeys, stored.settings, known),
    budget: readPart(budgetKeys, stored.budget, known),
    roofs: numberRoofs(roofs),
  }
}
