/** Puts non-breaking spaces between all words, for names and figures that must not wrap. */
export const keepOnOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')
