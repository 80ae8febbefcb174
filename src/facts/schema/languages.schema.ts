import { z } from 'zod'
import { type Language, languages } from '#text/languages.ts'
import { shortText } from './fields.ts'
import { localized } from './localized.ts'

const REVIEWER = 'the name of a native speaker who has read every text of the language, or nothing while there is none'

/** The schema of `content/languages.json`. */
export const languagesSchema = z.strictObject({
  /** The native speaker who has reviewed the texts of each language. */
  reviewedBy: localized(shortText(60).nullish(), REVIEWER).default({}),
})

type LanguagesFile = z.infer<typeof languagesSchema>

/** Returns the languages that no native speaker has reviewed. */
export function findUnreviewedLanguages({ reviewedBy }: LanguagesFile): Language[] {
  return languages.filter(language => !reviewedBy[language])
}
