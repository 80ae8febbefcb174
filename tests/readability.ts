/** The words of each sentence of a text. A colon ends a sentence where a list or another sentence follows it. */
export function sentencesOf(text: string): string[][] {
  return text
    .split(/[.!?:](?=\s|$)|\n/)
    .map(sentence => sentence.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [])
    .filter(words => words.length > 0)
}

/** About how often one opens the mouth to say an English word. */
function syllables(word: string): number {
  const heard = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
  return Math.max(1, heard.replace(/^y/, '').match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** Words in a sentence, on average. */
export function meanWords(sentences: readonly (readonly string[])[]): number {
  return sentences.flat().length / sentences.length
}

/**
 * The years at school after which an English text is read with ease, by Flesch and Kincaid: long sentences and long words
 * count. Titles and labels are no sentences: those of up to three words are left out.
 */
export function schoolYears(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf).filter(words => words.length > 3)
  const words = sentences.flat()
  const heard = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * meanWords(sentences) + 11.8 * (heard / words.length) - 15.59
}
