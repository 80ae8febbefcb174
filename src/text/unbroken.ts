/** Keeps a number and its unit, or its currency, on one line: `1.5 m` with a space that does not break. */
export function unbroken(sentence: string): string {
  return sentence.replace(/(\d) (?=(mm?|ft|in|kg)\b)/g, '$1\u00a0').replace(/KSh (?=\d)/g, 'KSh\u00a0')
}
