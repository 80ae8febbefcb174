/** What `words` lack that `like` has, each as path, what was found and what is allowed. */
function gaps(words: unknown, like: unknown, path: readonly string[]): [path: readonly string[], allowed: string][] {
  if (typeof like === 'string')
    return typeof words === 'string' && words.trim() !== '' ? [] : [[path, 'a text that is not empty']]
  if (typeof like !== 'object' || like === null)
    return like !== undefined && typeof words === typeof like ? [] : [[path, `a ${typeof like} that makes a text`]]
  if (typeof words !== 'object' || words === null) return [[path, `words for ${Object.keys(like).join(', ')}`]]
  return Object.entries(like).flatMap(([key, value]) =>
    gaps((words as Record<string, unknown>)[key], value, [...path, key]),
  )
}

/**
 * Checks that one language leaves no text empty. A second language is held against the first (`like`): it must say all
 * that the first one says. What is said of products and colours stands in the owner's files and is checked there.
 * @param folder where the language's files are, such as `src/i18n/en`
 * @throws {Error} one sentence a gap: which, what was found, what is allowed.
 */
export function checkWords<T extends object>(words: T, folder: string, like: object = words): T {
  const sentences = gaps(words, like, []).map(([path, allowed]) => {
    const found = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], words)
    return `${folder}: ${path.join('.')} is ${JSON.stringify(found) ?? 'nothing'}; allowed is ${allowed}.`
  })
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  return words
}
