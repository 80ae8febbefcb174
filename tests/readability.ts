/** The words of each sentence of a text. A colon ends a sentence too. */
export function sentencesOf(text: string): string[][] {
  return text
    .split(/[.!?:](?=\s|$)|\n/)
    .map(sentence => sentence.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [])
    .filter(words => words.length > 0)
}

/** Estimates the number of syllables of an English word. */
function countSyllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
  return Math.max(1, spoken.replace(/^y/, '').match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** The mean number of words in a sentence. */
export function meanWords(sentences: readonly (readonly string[])[]): number {
  return sentences.flat().length / sentences.length
}

/** The Flesch–Kincaid grade level of English texts. Titles and labels of up to three words are left out. */
export function gradeLevel(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf).filter(words => words.length > 3)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 0.39 * meanWords(sentences) + 11.8 * (syllables / words.length) - 15.59
}
