/** Stands for whatever a text is made with: a number, a word, or an object that holds them. */
function anything(value: number): unknown {
  return new Proxy(() => anything(value), {
    get: (_, key) =>
      key === Symbol.toPrimitive ? (hint: string) => (hint === 'number' ? value : String(value)) : anything(value),
  })
}

type Maker = (...values: readonly unknown[]) => unknown

/**
 * What a function of the words says of numbers; of what they are not enough for, something that can be anything. Nothing
 * where it looks up a name: the names are texts of their own.
 */
function made(maker: Maker, value: number): unknown {
  for (const one of [value, anything(value)]) {
    try {
      const text = maker(...Array.from({ length: maker.length + 2 }, () => one))
      if (!/undefined|NaN/.test(String(text))) return text
    } catch {
      // It asks of its value what a number has not, or looks up a name.
    }
  }
  return undefined
}

/**
 * Every text of one language by its path, keys joined by dots. Those that are made of values are made of `value`: a count
 * of one may be said in another way than a count of many.
 */
export function everyText(words: unknown, value = 7, path: readonly string[] = []): [path: string, text: string][] {
  const said = typeof words === 'function' ? made(words as Maker, value) : words
  if (typeof said === 'string') return [[path.join('.'), said]]
  if (typeof said !== 'object' || said === null) return []
  return Object.entries(said).flatMap(([key, each]) => everyText(each, value, [...path, key]))
}
