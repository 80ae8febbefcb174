import { expect, test } from 'vitest'
import { mayComeFrom } from './kiswahili-forms.ts'

test.each([
  ['tunakuletea', 'kuletea', 'we bring to you'],
  ['ukinunua', 'kununua', 'when you buy'],
  ['yaliyochapwa', 'kuchapwa', 'that were printed'],
  ['unayochagua', 'kuchagua', 'which you choose'],
  ['hujalipa', 'kulipa', 'you have not paid'],
  ['haikusanyi', 'kukusanya', 'it does not collect'],
  ['haifuatilii', 'kufuatilia', 'it does not follow'],
  ['usiporidhika', 'kuridhika', 'if you are not content'],
  ['kisicholingana', 'kulingana', 'what does not agree'],
  ['hununuliwa', 'kununua', 'it is bought, usually: from to buy'],
  ['yanapopandana', 'kupanda', 'where they lie over one another: from to climb'],
  ['uithibitishe', 'kuthibitisha', 'that you confirm it'],
  ['ihesabu', 'kuhesabu', 'that it counts: a verb from Arabic keeps its vowel'],
  ['ufunikao', 'kufunika', 'that covers'],
  ['mtandaoni', 'mtandao', 'on the network'],
])('%s may come from %s: %s', (word, origin) => {
  expect(mayComeFrom(word)).toContain(origin)
})

test.each([
  ['tunakuleeta', 'kuleta'],
  ['tnakuletea', 'kuletea'],
  ['unayochaga', 'kuchagua'],
  ['haikusany', 'kukusanya'],
  ['yaliochapwa', 'kuchap'],
])('%s, which is misspelt, does not come from %s', (word, origin) => {
  expect(mayComeFrom(word)).not.toContain(origin)
})
