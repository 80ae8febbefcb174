import { expect, test } from 'vitest'
import { sw } from '#i18n/sw.ts'
import { listTexts } from '#text/list-texts.ts'
import { glossary } from './glossary.ts'

/** What stands in brackets and is no English word beside a Kiswahili one. */
const OTHERS =
  /^(upande mmoja, gable au hip|tumeruka: .*|Paa \d+ bado .*|maoni [\d,]+\+|.* kg|.*\d m|(geji|mabati) \d+|\d+( hadi \d+)?|(not )?in it|ODPC|(Data|Consumer) Protection Act(, 2019)?)$/

const bracketed = listTexts(sw).flatMap(([path, text]) =>
  Array.from(text.matchAll(/([^()]*)\(([^)]*)\)/g), ([, before = '', inside = '']) => ({ path, before, inside })),
)

test('the glossary has at most 60 terms, and none twice', () => {
  expect(glossary.length).toBeLessThanOrEqual(60)
  expect(new Set(glossary.map(({ sw, en }) => `${sw}, ${en}`)).size).toBe(glossary.length)
})

test('an English word in brackets is the one that the glossary has for what stands before it', () => {
  const english = bracketed.filter(({ inside }) => !OTHERS.test(inside))
  expect(english.length).toBeGreaterThan(20)
  const unknown = english.filter(
    ({ before, inside }) =>
      !inside
        .split(', ')
        .every(word => glossary.some(({ sw, en }) => en === word && before.toLowerCase().includes(sw))),
  )
  expect(unknown).toEqual([])
})
