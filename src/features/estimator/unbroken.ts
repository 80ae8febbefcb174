/** Keeps a number and its unit on one line: `1.5 m` with a space that does not break. */
export function unbroken(sentence: string): string {
  return sentence.replace(/(\d) (?=(mm?|ft|in|kg)\b)/g, '$1\u00a0')
}
