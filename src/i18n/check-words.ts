/** Finds the texts of `reference` that `words` lacks, each with its path and what is allowed. */
function findGaps(
  words: unknown,
  reference: unknown,
  path: readonly string[],
): [path: readonly string[], allowed: string][] {
  if (typeof reference === 'string')
    return typeof words === 'string' && words.trim() !== '' ? [] : [[path, 'a text that is not empty']]
  if (typeof reference !== 'object' || reference === null)
    return reference !== undefined && typeof words === typeof reference
      ? []
      : [[path, `a ${typeof reference} that returns a text`]]
  if (typeof words !== 'object' || words === null) return [[path, `words for ${Object.keys(reference).join(', ')}`]]
  return Object.entries(reference).flatMap(([key, value]) =>
    findGaps((words as Record<string, unknown>)[key], value, [...path, key]),
  )
}

/**
 * Checks that a language has every text of the reference language, and no empty text.
 * @param folder the folder of the language, such as `src/i18n/en`
 * @throws {Error} with one sentence for each gap: which text, what was found, what is allowed.
 */
export function checkWords<T extends object>(words: T, folder: string, reference: object = words): T {
  const sentences = findGaps(words, reference, []).map(([path, allowed]) => {
    const found = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], words)
    return `${folder}: ${path.join('.')} is ${JSON.stringify(found) ?? 'nothing'}; allowed is ${allowed}.`
  })
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  return words
}
