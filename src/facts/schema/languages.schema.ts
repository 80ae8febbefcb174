import { z } from 'zod'
import { type Language, languages } from '#text/languages.ts'
import { textUpTo } from './fields.ts'
import { inEveryLanguage } from './in-every-language.ts'

const REVIEWER = 'the name of the person who has read all of it and speaks it from home, or null while there is none'

/** What `content/languages.json` may hold. */
export const languageFields = z.strictObject({
  /** Who has read what the site says in a language, and speaks it from home. */
  reviewedBy: inEveryLanguage(textUpTo(60).nullable(), REVIEWER),
})

type Reviewed = z.infer<typeof languageFields>

/** The languages that nobody has read who speaks them from home. */
export function notReviewed({ reviewedBy }: Reviewed): Language[] {
  return languages.filter(language => reviewedBy[language] === null)
}
