import { expect, test } from 'vitest'
import { checked } from '#facts/read/check-facts.ts'
import { type Localized, languages } from '#text/languages.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { languageFields, notReviewed } from './languages.schema.ts'

const reviewedBy = (name: string | null) =>
  Object.fromEntries(languages.map(language => [language, name])) as Localized<string | null>
const [first] = languages

test('a language that somebody has read is not named; one that nobody has read is', () => {
  expect(notReviewed({ reviewedBy: reviewedBy('Amina Otieno') })).toEqual([])
  expect(notReviewed({ reviewedBy: reviewedBy(null) })).toEqual(languages)
  expect(notReviewed({ reviewedBy: { ...reviewedBy('Amina Otieno'), [first]: null } })).toEqual([first])
})

test('a language that is left out is asked for', () => {
  const { [first]: _, ...others } = reviewedBy(null)
  expect(errorMessage(() => checked(languageFields, { reviewedBy: others }, 'content/languages.json'))).toContain(
    `reviewedBy.${first} is nothing`,
  )
})
