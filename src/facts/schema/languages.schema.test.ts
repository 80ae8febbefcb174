import { expect, test } from 'vitest'
import { checkFacts } from '#facts/read/check-facts.ts'
import { type Localized, languages } from '#text/languages.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { findUnreviewedLanguages, languagesSchema } from './languages.schema.ts'

const reviewedBy = (name: string | null) =>
  Object.fromEntries(languages.map(language => [language, name])) as Localized<string | null>
const [first] = languages

test('returns the languages without a reviewer', () => {
  expect(findUnreviewedLanguages({ reviewedBy: reviewedBy('Amina Otieno') })).toEqual([])
  expect(findUnreviewedLanguages({ reviewedBy: reviewedBy(null) })).toEqual(languages)
  expect(findUnreviewedLanguages({ reviewedBy: { ...reviewedBy('Amina Otieno'), [first]: null } })).toEqual([first])
})

test('refuses a file without one of the languages', () => {
  const { [first]: _, ...others } = reviewedBy(null)
  expect(errorMessage(() => checkFacts(languagesSchema, { reviewedBy: others }, 'content/languages.json'))).toContain(
    `reviewedBy.${first} is nothing`,
  )
})
