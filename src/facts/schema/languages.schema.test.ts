import { expect, test } from 'vitest'
import { checkFacts } from '#facts/read/check-facts.ts'
import { type Localized, languages } from '#text/languages.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import { badLanguages, goodLanguages } from '../../../tests/bad-facts/languages.ts'
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

const check = (values: unknown) => checkFacts(languagesSchema, values, 'content/languages.json')

test('a language that is not named has no reviewer', () => {
  const { [first]: _, ...others } = reviewedBy('Amina Otieno')
  expect(findUnreviewedLanguages(check({ reviewedBy: others }))).toEqual([first])
  expect(findUnreviewedLanguages(check({}))).toEqual(languages)
})

test.each(badLanguages)('refuses $field: $value', ({ field, value, allowed, found }) => {
  expect(errorMessage(() => check(withValue<object>(goodLanguages, field, value)))).toContain(
    `content/languages.json: ${found}; allowed is ${allowed}`,
  )
})
