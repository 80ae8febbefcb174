/** Makes a thing once for all that is given alike: what is asked for again is what was made, or is being made. */
export function once<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
  keyOf: (...given: Given) => string,
): (...given: Given) => Made {
  const known = new Map<string, Made>()
  return (...given) => {
    const key = keyOf(...given)
    const made = known.get(key) ?? make(...given)
    known.set(key, made)
    return made
  }
}
