/** A value that works as a number, a string or an object with any properties. */
function createPlaceholder(value: number): unknown {
  return new Proxy(() => createPlaceholder(value), {
    get: (_, key) =>
      key === Symbol.toPrimitive
        ? (hint: string) => (hint === 'number' ? value : String(value))
        : createPlaceholder(value),
  })
}

type TextFunction = (...values: readonly unknown[]) => unknown

/**
 * Calls a text function with numbers, or with placeholders if numbers do not fit. Returns undefined for functions that
 * look up a name in a record: those names are listed as texts of their own.
 */
function callWithPlaceholders(textFunction: TextFunction, value: number): unknown {
  for (const argument of [value, createPlaceholder(value)]) {
    try {
      const text = textFunction(...Array.from({ length: textFunction.length + 2 }, () => argument))
      if (!/undefined|NaN/.test(String(text))) return text
    } catch {
      // This argument does not fit; try the next one.
    }
  }
  return undefined
}

/**
 * Lists every text in an object of words with its path, keys joined by dots. Text functions are called with `value`; try
 * 1 and a larger number, because singular and plural can differ.
 */
export function listTexts(words: unknown, value = 7, path: readonly string[] = []): [path: string, text: string][] {
  const content = typeof words === 'function' ? callWithPlaceholders(words as TextFunction, value) : words
  if (typeof content === 'string') return [[path.join('.'), content]]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, child]) => listTexts(child, value, [...path, key]))
}
