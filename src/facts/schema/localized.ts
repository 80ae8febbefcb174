import { z } from 'zod'
import { findFigures } from '#text/find-figures.ts'
import { type Language, languages } from '#text/languages.ts'
import { listTexts } from '#text/list-texts.ts'
import { describeText, shortText } from './fields.ts'

const [first, ...others] = languages

/** Refuses a translation whose prices, sizes or numbers differ from those in the first language. */
function refuseDifferentFigures({ value, issues }: z.core.ParsePayload): void {
  // Figures can only be compared once every text is valid.
  if (issues.length > 0) return
  const values = value as Readonly<Record<Language, unknown>>
  const expected = listTexts(values[first]).map(([path, text]) => [path, findFigures(text)] as const)
  for (const language of others) {
    const texts = new Map(listTexts(values[language]))
    for (const [path, figures] of expected) {
      const text = texts.get(path)
      if (text !== undefined && findFigures(text).join() !== figures.join())
        issues.push({
          code: 'custom',
          path: [language, ...path.split('.').filter(Boolean)],
          message: `a text with the figures that it has under ${first} (${figures.join(', ') || 'none'})`,
          input: text,
        })
    }
  }
}

/** A value in every language of the site, with the same figures in each. `allowed` describes one value. */
export function localized<T extends z.ZodType>(schema: T, allowed: string) {
  const shape = Object.fromEntries(languages.map(language => [language, schema])) as Record<Language, T>
  return z.strictObject(shape, `${allowed}, under each of ${languages.join(', ')}`).check(refuseDifferentFigures)
}

/** A short text in every language. */
export function localizedText(maxLength: number) {
  return localized(shortText(maxLength), describeText(maxLength))
}
