/** Puts a non-breaking space between numbers and their unit or currency: `1.5 m`, `KSh 470`. */
export function keepUnitsTogether(text: string): string {
  return text.replace(/(\d) (?=(mm?|ft|in|kg)\b)/g, '$1\u00a0').replace(/KSh (?=\d)/g, 'KSh\u00a0')
}
