import { expect, test } from 'vitest'
import { stockLengthsFor } from './stock.ts'

test.each<[stockM: number[], lapM: number, neededM: number, expected: number[]]>([
  // Two sheets would reach, but more short ones are fewer metres.
  [[4, 1.2], 0.1, 4.3, [1.2, 1.2, 1.2, 1.2]],
  [[2.5, 1.1], 0.3, 2.6, [1.1, 1.1, 1.1]],
  // Two sheets have as many metres as five of 1 m.
  [[4, 1], 0.1, 4.05, [4, 1]],
  // Two sheets can save 3 m or 3.1 m, but nothing between 3.1 and 6.
  [[4, 3.9, 1], 0.1, 4.05, [3.9, 1]],
  [[4, 3.9, 1], 0.1, 9.1, [3.9, 3.9, 1, 1]],
  [[4, 3, 2, 1], 0.1, 9.1, [4, 4, 2]],
  [[1, 2, 3, 4], 0.1, 4.5, [4, 1]],
  [[3, 3, 3], 0.15, 5.85, [3, 3]],
  [[3], 0.15, 5.86, [3, 3, 3]],
])('with stock lengths %j m and laps of %d m, a column of %d m becomes %j', (stockM, lapM, neededM, expected) => {
  expect(stockLengthsFor(stockM, lapM)(neededM)).toEqual(expected)
})

test('the sheets of a column are in order, longest first', () => {
  const lengthsFor = stockLengthsFor([4.1, 3.6, 3.2, 2.5, 1.3, 1], 0.15)
  for (let cm = 100; cm < 3000; cm += 7) {
    const lengths = lengthsFor(cm / 100)
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  }
})
