import { showInvisible } from '../../src/facts/read/invisible-characters.ts'

/** The start of the error text for any text field; the maximum length differs. */
export const TEXT = 'a text of 2 to'

/** A wrong value in an otherwise valid file, with the expected error. */
export interface BadValue {
  /** The path of the field, such as `products.1.price`. */
  readonly field: string
  readonly value: unknown
  /** The part of the error after “allowed is”. */
  readonly allowed: string
  /** The part of the error before that: a field and its value. It may be nested in this field, or another. */
  readonly found: string
}

/** Creates bad values from rows. A row has `found` only if the error reports a nested or another field. */
export function badValues(
  ...rows: readonly (readonly [field: string, value: unknown, allowed: string, found?: string])[]
): readonly BadValue[] {
  return rows.map(([field, value, allowed, found]) => ({
    field,
    value,
    allowed,
    found: found ?? `${field} is ${value === undefined ? 'nothing' : showInvisible(JSON.stringify(value))}`,
  }))
}

/** Returns a copy of a file with one value replaced. */
export function withValue<T>(file: T, field: string, value: unknown): T {
  const [key = '', ...rest] = field.split('.')
  const old = (file as Readonly<Record<string, unknown>>)[key]
  const changed = rest.length > 0 ? withValue(old ?? {}, rest.join('.'), value) : value
  if (Array.isArray(file)) return file.with(Number(key), changed) as T
  return { ...file, [key]: changed }
}
