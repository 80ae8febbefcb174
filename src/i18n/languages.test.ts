import { describe, expect, test } from 'vitest'
import { everyText } from '#text/every-text.ts'
import { figuresIn } from '#text/figures.ts'
import { languages } from '#text/languages.ts'
import { meanWords, sentencesOf } from '../../tests/reading.ts'
import { wordsByLanguage } from './all-languages.ts'

const [first, ...others] = languages

/** What is said alike in every language: names, units, signs, and how figures are put together. */
const ALIKE = [
  /^shell\.footer\.(networks\..*|chat)$/,
  /^product\.(perMetreShort|measurements\.(millimetres|degrees))$/,
  /^(product|home)\..*\.leadsTo$/,
  /^estimator\.(units\..*\.short|roofs\.kinds\.[LTU]|sheet\.perMetre|sheet\.rounds\.0\..*|result\.(squareMetres|metres)|cutList\.onRoof|leftOut\.priced)$/,
  /^estimator\.message\.(product|cut|feet|(walls|length)\..*)$/,
  /^estimator\.(list\.(length|sum)|bill\.metres)$/,
]

describe.each(others)('%s', language => {
  // A count of one may be said in another way than a count of many.
  const both = [1, 7].flatMap(count => {
    const own = new Map(everyText(wordsByLanguage[language], count))
    return everyText(wordsByLanguage[first], count).map(([path, text]) => ({ path, text, said: own.get(path) ?? '' }))
  })

  test('says all that the first language says, and nothing is made of a value that is missing', () => {
    expect(both.length).toBeGreaterThan(400)
    expect(both.filter(({ said }) => said.trim() === '' || /undefined|NaN|=>/.test(said))).toEqual([])
  })

  test('says nothing in the words of the first language, but for names and units', () => {
    const same = both.filter(
      ({ path, text, said }) => said === text && /\p{L}/u.test(text) && !ALIKE.some(a => a.test(path)),
    )
    expect(same.map(({ path }) => path)).toEqual([])
  })

  test('says the same figures, prices and phone numbers', () => {
    const wrong = both.filter(({ text, said }) => figuresIn(said).join() !== figuresIn(text).join())
    expect(wrong).toEqual([])
  })

  test('opens and closes the same brackets and stars', () => {
    for (const { path, said } of both) {
      expect(said.split('(').length, path).toBe(said.split(')').length)
      expect(said.split('*').length % 2, path).toBe(1)
    }
  })
})

test.each(languages)('sentences in %s have 14 words or fewer, on average', language => {
  const sentences = everyText(wordsByLanguage[language])
    .flatMap(([, text]) => sentencesOf(text))
    .filter(words => words.length > 3)
  expect(sentences.length).toBeGreaterThan(100)
  expect(meanWords(sentences)).toBeLessThanOrEqual(14)
})
