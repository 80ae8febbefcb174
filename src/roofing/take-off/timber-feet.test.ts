import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feetToBuy, timberFeet, wholeLengthsFt } from './timber-feet.ts'

const metres = (feet: number) => feet * 0.3048

test.each([
  [0, 0],
  [3, 12],
  [12, 12],
  [12.1, 14],
  [14, 14],
  [20, 24],
  [25, 26],
  [27, 28],
  [29, 36],
  [37, 38],
])('a run of %d ft takes %d ft in lengths of 12 and 14 ft', (run, bought) => {
  expect(wholeLengthsFt(metres(run))).toBe(bought)
})

test('off-cuts begin the next run at the low end, and are lost at the high end', () => {
  expect(feetToBuy([metres(20), metres(20), metres(20)])).toEqual({ low: 60, high: 72 })
})

test('rounding errors of many runs add no length at the low end', () => {
  expect(feetToBuy([12.0008, 12.0008, 12.0008, 12.0008].map(metres))).toEqual({ low: 48, high: 48 })
})

test('whole lengths are never shorter than the runs, nor longer by more than a length each', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.1, max: 60, noNaN: true }), { minLength: 1, maxLength: 40 }), runsM => {
      const feet = runsM.reduce((sum, runM) => sum + runM / 0.3048, 0)
      const { low, high } = feetToBuy(runsM)
      expect(low).toBeGreaterThanOrEqual(feet - 0.01)
      expect(low).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(feet + 12 * runsM.length)
    }),
  )
})

test('the frame takes as many feet as the rafters', () => {
  const { raftersFt, frameFt } = timberFeet({ purlinsM: [3], raftersM: [4, 4] })
  expect(frameFt).toEqual(raftersFt)
})
