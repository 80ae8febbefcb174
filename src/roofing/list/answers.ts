import type { Reading } from './interpretation.ts'

/**
 * A visitor's answers to the questions about a list, by question key: `NOT_SHEETS`, `AS_READ` or the text of a reading. An answer
 * stays valid while the words that its question is about are unchanged. Questions about the same words share one answer.
 */
export type Answers = Readonly<Record<string, string>>

/** The answer that an entry is not sheets. */
export const NOT_SHEETS = 'n'
/** The answer that an entry is sheets, as read. */
export const AS_READ = 'y'

/** The answer that chooses this reading: `20x30480` is 20 pieces of 3.048 m, in tenths of a millimetre. */
export function answerFor({ count, lengthM }: Reading): string {
  return `${count}x${Math.round(lengthM * 1e4)}`
}

/**
 * A short key for a question: a hash (FNV-1a) of its words that ignores spacing and case. Links contain it.
 * @param scope also part of the hash: `about`, `unread` or the heading above the entry
 */
export function questionKey(scope: string, words: string): string {
  let hash = 0x811c9dc5
  for (const character of `${scope} ${words.toLowerCase().replace(/\s+/g, ' ').trim()}`) {
    hash ^= character.codePointAt(0) as number
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Enough for a question about each line of a list of 2,000 lines. */
const MAX_ANSWERS = 2000
const answerPattern = /^[a-z\d]{1,8}-(?:[ny]|\d{1,4}x\d{1,6})$/

/** Encodes answers for a link with letters, digits, `-` and `.` only. */
export function writeAnswers(answers: Answers): string {
  const entries = Object.entries(answers).map(([key, answer]) => `${key}-${answer}`)
  return entries
    .filter(one => answerPattern.test(one))
    .slice(0, MAX_ANSWERS)
    .join('.')
}

/** Adds or replaces one answer in encoded answers, or removes it where `answer` is `undefined`. */
export function setAnswer(text: string, key: string, answer: string | undefined): string {
  const { [key]: _, ...others } = readAnswers(text)
  return writeAnswers(answer === undefined ? others : { ...others, [key]: answer })
}

/** Decodes the text of `writeAnswers`; invalid answers are left out. */
export function readAnswers(text: string): Answers {
  const entries = text.split('.', MAX_ANSWERS).filter(one => answerPattern.test(one))
  return Object.fromEntries(entries.map(one => one.split('-', 2) as [string, string]))
}
