import { expect, test } from 'vitest'
import { atTheBeginning, inWords } from './numbers.ts'

test.each([
  [1, 'one', 'One'],
  [6, 'six', 'Six'],
  [12, 'twelve', 'Twelve'],
  [13, '13', '13'],
  [60, '60', '60'],
])('%d is said as %s', (count, inside, first) => {
  expect(inWords(count)).toBe(inside)
  expect(atTheBeginning(count)).toBe(first)
})
