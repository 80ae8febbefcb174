import { z } from 'zod'
import { everyText } from '#text/every-text.ts'
import { figuresIn } from '#text/figures.ts'
import { type Language, languages } from '#text/languages.ts'
import { allowedText, textUpTo } from './fields.ts'

const [first, ...others] = languages

/** Refuses a text of one language that names another price, size or number than the same text in the first language. */
function sameFigures({ value, issues }: z.core.ParsePayload): void {
  // Figures are compared where all texts are there, and sound.
  if (issues.length > 0) return
  const said = value as Readonly<Record<Language, unknown>>
  const wanted = everyText(said[first]).map(([path, text]) => [path, figuresIn(text)] as const)
  for (const language of others) {
    const own = new Map(everyText(said[language]))
    for (const [path, figures] of wanted) {
      const text = own.get(path)
      if (text !== undefined && figuresIn(text).join() !== figures.join())
        issues.push({
          code: 'custom',
          path: [language, ...path.split('.').filter(Boolean)],
          message: `a text with the figures that it has under ${first} (${figures.join(', ') || 'none'})`,
          input: text,
        })
    }
  }
}

/** The same kind of value in every language of the site, with the same figures. `allowed` says what one is. */
export function inEveryLanguage<T extends z.ZodType>(one: T, allowed: string) {
  const shape = Object.fromEntries(languages.map(language => [language, one])) as Record<Language, T>
  return z.strictObject(shape, `${allowed}, under each of ${languages.join(', ')}`).check(sameFigures)
}

/** A text of at most so many characters in every language. */
export function textInEveryLanguage(most: number) {
  return inEveryLanguage(textUpTo(most), allowedText(most))
}
