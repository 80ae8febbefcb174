/** Calls the function once for each key. A promise is shared also while it is pending. */
export function memoize<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
  keyOf: (...args: Args) => string,
): (...args: Args) => Result {
  const results = new Map<string, Result>()
  return (...args) => {
    const key = keyOf(...args)
    const result = results.get(key) ?? compute(...args)
    results.set(key, result)
    return result
  }
}
