import { expect, test } from 'vitest'
import { inWords, inWordsCapitalized } from './numbers.ts'

test.each([
  [1, 'one', 'One'],
  [6, 'six', 'Six'],
  [12, 'twelve', 'Twelve'],
  [13, '13', '13'],
  [60, '60', '60'],
])('writes %d as %s', (count, word, capitalized) => {
  expect(inWords(count)).toBe(word)
  expect(inWordsCapitalized(count)).toBe(capitalized)
})
