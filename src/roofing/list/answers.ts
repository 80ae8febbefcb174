import type { Reading } from './weighed.ts'

/**
 * What a visitor answered to the questions about a list, by the question's key. An answer stays when the rest of the list
 * changes, and is asked for again when its own entry does.
 */
export type Answers = Readonly<Record<string, string>>

/** The answer that an entry is no sheets. */
export const NOT_SHEETS = 'n'
/** The answer that an entry is sheets, just as it reads. */
export const AS_READ = 'y'

/** The answer that an entry is this reading: pieces and tenths of a millimetre. */
export function answerOf({ count, lengthM }: Reading): string {
  return `${count}x${Math.round(lengthM * 1e4)}`
}

/** A short name for a question, from the words it is about; spaces and capitals do not matter. */
export function keyOf(kind: string, words: string): string {
  let hash = 0x811c9dc5
  for (const sign of `${kind} ${words.toLowerCase().replace(/\s+/g, ' ').trim()}`) {
    hash ^= sign.codePointAt(0) as number
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** So many answers fit in a link; a list with more questions is better written anew. */
const MAX_ANSWERS = 100
const written = /^[a-z\d]{1,8}-(?:[ny]|\d{1,4}x\d{1,6})$/

/** Answers as one short word for a link: letters, digits, `-` and `.`. */
export function writeAnswers(answers: Answers): string {
  const all = Object.entries(answers).map(([key, answer]) => `${key}-${answer}`)
  return all
    .filter(one => written.test(one))
    .slice(0, MAX_ANSWERS)
    .join('.')
}

/** Answers as written, with one more or, where none is given, one fewer. */
export function answered(text: string, key: string, given: string | undefined): string {
  const { [key]: _, ...others } = readAnswers(text)
  return writeAnswers(given === undefined ? others : { ...others, [key]: given })
}

/** Reads what `writeAnswers` wrote; what is broken is left out. */
export function readAnswers(text: string): Answers {
  const all = text.split('.', MAX_ANSWERS).filter(one => written.test(one))
  return Object.fromEntries(all.map(one => one.split('-', 2) as [string, string]))
}
