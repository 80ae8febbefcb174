import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkFacts } from '#facts/read/check-facts.ts'
import { type Localized, languages } from '#text/languages.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { localized, localizedText } from './localized.ts'

const [first, ...others] = languages
const texts = z.strictObject({ text: localizedText(60) })

/** One value for every language except the last, which has its own. */
const inLanguages = <T>(value: T, last: T): Localized<T> =>
  Object.fromEntries([...languages.map(language => [language, value]), [languages.at(-1), last]])

test('accepts texts with the same figures in any order', () => {
  const text = inLanguages('2 sheets of 3.5 m', 'ya mita 3.5, mabati 2')
  expect(checkFacts(texts, { text }, 'content/x.json').text).toEqual(text)
})

test.runIf(others.length > 0)('refuses a figure that differs from the first language, and names it', () => {
  const message = errorMessage(() =>
    checkFacts(texts, { text: inLanguages('from KSh 1,470 a metre', 'from KSh 1,570 a metre') }, 'content/x.json'),
  )
  expect(message).toContain(`content/x.json: text.${languages.at(-1)} is "from KSh 1,570 a metre"`)
  expect(message).toContain(`the figures that it has under ${first} (1,470)`)
})

test.runIf(others.length > 0)('names the wrong entry of a list', () => {
  const lists = z.strictObject({ list: localized(z.array(z.string()), 'texts') })
  const message = errorMessage(() =>
    checkFacts(lists, { list: inLanguages(['one', '5 of them'], ['one', 'them']) }, 'content/x.json'),
  )
  expect(message).toContain(`list.${languages.at(-1)}.1 is "them"`)
})
