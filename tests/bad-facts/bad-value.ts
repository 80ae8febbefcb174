/** How an answer about a text begins: its length is the field's own. */
export const TEXT = 'a text of 2 to'

/** A wrong value in an otherwise good file of the owner's, and what is answered to it. */
export interface BadValue {
  /** Dots lead into groups and lists, such as `products.1.price`. */
  readonly field: string
  readonly value: unknown
  /** How the answer goes on after “allowed is”. */
  readonly allowed: string
  /** What it says before: the field and its value, unless the fault lies deeper. */
  readonly found: string
}

/** Bad values, each in a row: field, value, what is allowed, and what is found where that is not the field itself. */
export function badValues(
  ...rows: readonly (readonly [field: string, value: unknown, allowed: string, found?: string])[]
): readonly BadValue[] {
  return rows.map(([field, value, allowed, found]) => ({
    field,
    value,
    allowed,
    found: found ?? `${field} is ${value === undefined ? 'nothing' : JSON.stringify(value)}`,
  }))
}

/** A file with one value replaced. */
export function withValue<T>(file: T, field: string, value: unknown): T {
  const [key = '', ...deeper] = field.split('.')
  const old = (file as Readonly<Record<string, unknown>>)[key]
  const changed = deeper.length > 0 ? withValue(old ?? {}, deeper.join('.'), value) : value
  if (Array.isArray(file)) return file.with(Number(key), changed) as T
  return { ...file, [key]: changed }
}
