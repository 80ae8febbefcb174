import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { sw } from '#i18n/sw.ts'
import { listTexts } from '#text/list-texts.ts'
import { glossary } from './glossary.ts'

/** Texts in brackets that are not terms of the glossary: Kiswahili, figures, names of laws, and English words in messages. */
const OTHER_BRACKETS =
  /^(Paa \d+ bado .*|maoni [\d,]+\+|(\d+ x )?\d+ m|(geji )?\d+|(not )?in it|ODPC|(Data|Consumer) Protection Act(, 2019)?)$/

/** The owner may name the shop and its place with any words. */
const withoutOwnNames = (text: string) =>
  [business.legalName, business.brand, business.place].reduce((rest, name) => rest.replaceAll(name, ''), text)

const bracketed = listTexts(sw).flatMap(([path, text]) =>
  Array.from(withoutOwnNames(text).matchAll(/([^()]*)\(([^)]*)\)/g), ([, before = '', inside = '']) => ({
    path,
    before,
    inside,
  })),
)

test('the glossary has at most 60 terms without duplicates', () => {
  expect(glossary.length).toBeLessThanOrEqual(60)
  expect(new Set(glossary.map(({ sw, en }) => `${sw}, ${en}`)).size).toBe(glossary.length)
})

test('English words in brackets match the glossary', () => {
  const english = bracketed.filter(({ inside }) => !OTHER_BRACKETS.test(inside))
  expect(english.length).toBeGreaterThan(20)
  const unknown = english.filter(
    ({ before, inside }) =>
      !inside
        .split(', ')
        .every(word => glossary.some(({ sw, en }) => en === word && before.toLowerCase().includes(sw))),
  )
  expect(unknown).toEqual([])
})
