import { expect, test } from 'vitest'
import { told } from '../tests/told.ts'
import { checked } from './facts/checked.ts'
import { languages, type Said } from './languages.ts'
import { languageFields, notReviewed } from './reviewed.schema.ts'

const reviewedBy = (name: string | null) =>
  Object.fromEntries(languages.map(language => [language, name])) as Said<string | null>
const [first] = languages

test('a language that somebody has read is not named; one that nobody has read is', () => {
  expect(notReviewed({ reviewedBy: reviewedBy('Amina Otieno') })).toEqual([])
  expect(notReviewed({ reviewedBy: reviewedBy(null) })).toEqual(languages)
  expect(notReviewed({ reviewedBy: { ...reviewedBy('Amina Otieno'), [first]: null } })).toEqual([first])
})

test('a language that is left out is asked for', () => {
  const { [first]: _, ...others } = reviewedBy(null)
  expect(told(() => checked(languageFields, { reviewedBy: others }, 'content/languages.json'))).toContain(
    `reviewedBy.${first} is nothing`,
  )
})
