import { z } from 'zod'
import { type Language, languages } from '../languages.ts'
import { allowedText, textUpTo } from './fields.ts'

/** The same kind of value in every language of the site. `allowed` says what one is. */
export function inEveryLanguage<T extends z.ZodType>(one: T, allowed: string) {
  const shape = Object.fromEntries(languages.map(language => [language, one])) as Record<Language, T>
  return z.strictObject(shape, `${allowed}, under each of ${languages.join(', ')}`)
}

/** A text of at most so many characters in every language. */
export function textInEveryLanguage(most: number) {
  return inEveryLanguage(textUpTo(most), allowedText(most))
}
