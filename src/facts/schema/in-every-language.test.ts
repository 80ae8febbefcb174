import { expect, test } from 'vitest'
import { z } from 'zod'
import { checked } from '#facts/read/check-facts.ts'
import { type Localized, languages } from '#text/languages.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { inEveryLanguage, textInEveryLanguage } from './in-every-language.ts'

const [first, ...others] = languages
const texts = z.strictObject({ text: textInEveryLanguage(60) })

/** The same text in every language but for the last one, which says something else. */
const said = <T>(same: T, last: T): Localized<T> =>
  Object.fromEntries([...languages.map(language => [language, same]), [languages.at(-1), last]])

test('texts with the same figures pass, in whatever order a language puts them', () => {
  const text = said('2 sheets of 3.5 m', 'ya mita 3.5, mabati 2')
  expect(checked(texts, { text }, 'content/x.json').text).toEqual(text)
})

test.runIf(others.length > 0)('another figure than in the first language is refused, and the sentence names it', () => {
  const message = errorMessage(() =>
    checked(texts, { text: said('from KSh 1,470 a metre', 'from KSh 1,570 a metre') }, 'content/x.json'),
  )
  expect(message).toContain(`content/x.json: text.${languages.at(-1)} is "from KSh 1,570 a metre"`)
  expect(message).toContain(`the figures that it has under ${first} (1,470)`)
})

test.runIf(others.length > 0)('in a list, the sentence names the one that is wrong', () => {
  const lists = z.strictObject({ list: inEveryLanguage(z.array(z.string()), 'texts') })
  const message = errorMessage(() =>
    checked(lists, { list: said(['one', '5 of them'], ['one', 'them']) }, 'content/x.json'),
  )
  expect(message).toContain(`list.${languages.at(-1)}.1 is "them"`)
})
