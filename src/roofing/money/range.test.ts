import { expect, test } from 'vitest'
import { roundRange } from './range.ts'

test.each([
  [
    { low: 85_214, high: 121_396 },
    { low: 85_000, high: 122_000 },
  ],
  [
    { low: 10_000, high: 12_000 },
    { low: 10_000, high: 12_000 },
  ],
  [
    { low: 9_870, high: 10_110 },
    { low: 9_800, high: 10_200 },
  ],
  [
    { low: 85_214, high: 85_214 },
    { low: 85_214, high: 85_214 },
  ],
])('the range %o is rounded to %o', (range, rounded) => {
  expect(roundRange(range)).toEqual(rounded)
})

test('a line of a bill is rounded to hundreds, however large', () => {
  expect(roundRange({ low: 15_209, high: 35_987 }, 100)).toEqual({ low: 15_200, high: 36_000 })
})
