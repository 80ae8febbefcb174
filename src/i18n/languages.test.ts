import { describe, expect, test } from 'vitest'
import { findFigures } from '#text/find-figures.ts'
import { languages } from '#text/languages.ts'
import { listTexts } from '#text/list-texts.ts'
import { meanWords, sentencesOf } from '../../tests/readability.ts'
import { wordsByLanguage } from './all-languages.ts'

const [first, ...others] = languages

/** Texts that are the same in every language: names, units, signs and formats of figures. */
const UNTRANSLATED = [
  /^shell\.footer\.(networks\..*|chat)$/,
  /^product\.(perMetreShort|measurements\.(millimetres|degrees))$/,
  /^(product|home)\..*\.(page|id)$/,
  /^estimator\.(units\..*\.short|roofs\.kinds\.[LTU]|sheet\.perMetre|sheet\.roundChoices\.0\..*|result\.(perMetre|squareMetres|metres)|order\.ask|priceContents\.priced)$/,
  // Kenyans say it in every language.
  /^estimator\.templates\.names\.bedsitter$/,
  /^estimator\.message\.(product|cut|(walls|length)\..*)$/,
  /^guides\.houseSize$/,
  /^estimator\.list\.(length|sum)$/,
]

describe.each(others)('%s', language => {
  /** Each text in both languages, with a count of 1 and of 7, because singular and plural differ. */
  const pairs = [1, 7].flatMap(count => {
    const texts = new Map(listTexts(wordsByLanguage[language], count))
    return listTexts(wordsByLanguage[first], count).map(([path, text]) => ({
      path,
      text,
      translation: texts.get(path) ?? '',
    }))
  })

  test('has every text of the first language, and no text uses a missing value', () => {
    expect(pairs.length).toBeGreaterThan(400)
    const isBroken = (text: string) => text.trim() === '' || /undefined|NaN|=>/.test(text)
    const broken = pairs.filter(({ text, translation }) => isBroken(text) || isBroken(translation))
    expect(broken).toEqual([])
  })

  test('leaves no text in the first language, except names and units', () => {
    const same = pairs.filter(
      ({ path, text, translation }) =>
        translation === text && /\p{L}/u.test(text) && !UNTRANSLATED.some(pattern => pattern.test(path)),
    )
    expect(same.map(({ path }) => path)).toEqual([])
  })

  test('has the same figures, prices and phone numbers', () => {
    const wrong = pairs.filter(({ text, translation }) => findFigures(translation).join() !== findFigures(text).join())
    expect(wrong).toEqual([])
  })

  test('closes every bracket and every star', () => {
    for (const { path, translation } of pairs) {
      expect(translation.split('(').length, path).toBe(translation.split(')').length)
      expect(translation.split('*').length % 2, path).toBe(1)
    }
  })
})

test.each(languages)('sentences in %s have 14 words or fewer, on average', language => {
  const sentences = listTexts(wordsByLanguage[language])
    .flatMap(([, text]) => sentencesOf(text))
    .filter(words => words.length > 3)
  expect(sentences.length).toBeGreaterThan(100)
  expect(meanWords(sentences)).toBeLessThanOrEqual(14)
})
