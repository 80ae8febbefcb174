import { expect, test } from 'vitest'
import { stockRuns } from './stock.ts'

test.each<[stockM: number[], lapM: number, neededM: number, expected: number[]]>([
  // Two sheets would do, but more of the short ones are fewer metres.
  [[4, 1.2], 0.1, 4.3, [1.2, 1.2, 1.2, 1.2]],
  [[2.5, 1.1], 0.3, 2.6, [1.1, 1.1, 1.1]],
  // As many metres in two sheets as in five of 1 m.
  [[4, 1], 0.1, 4.05, [4, 1]],
  // Two sheets can give away 3 m, or 3.1, and nothing between 3.1 and 6.
  [[4, 3.9, 1], 0.1, 4.05, [3.9, 1]],
  [[4, 3.9, 1], 0.1, 9.1, [3.9, 3.9, 1, 1]],
  [[4, 3, 2, 1], 0.1, 9.1, [4, 4, 2]],
  [[1, 2, 3, 4], 0.1, 4.5, [4, 1]],
  [[3, 3, 3], 0.15, 5.85, [3, 3]],
  [[3], 0.15, 5.86, [3, 3, 3]],
])('from lengths of %j m with laps of %d m a run of %d m is laid as %j', (stockM, lapM, neededM, expected) => {
  expect(stockRuns(stockM, lapM)(neededM)).toEqual(expected)
})

test('the longest sheet of a run lies lowest, whatever shops keep', () => {
  const run = stockRuns([4.1, 3.6, 3.2, 2.5, 1.3, 1], 0.15)
  for (let cm = 100; cm < 3000; cm += 7) {
    const lengths = run(cm / 100)
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  }
})
