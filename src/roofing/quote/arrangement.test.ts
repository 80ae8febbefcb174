import { describe, expect, test } from 'vitest'
import { type Arrangement, arranged, arrangementOf } from './arrangement.ts'
import { readWings, wingsText } from './wings.ts'

const plans: Arrangement[] = ['L', 'T', 'U', 'cross']

describe.each(plans)('%s', plan => {
  test.each([
    [12, 6, 'm'],
    [7.9, 3, 'm'],
    [2, 1, 'm'],
    [60, 60, 'm'],
    [12.192, 9.144, 'ft'],
    [12.5, 8, 'ft'],
  ] as const)(
    'over walls of %d by %d m, in %s, begins with wings that fit and make that plan',
    (lengthM, widthM, unit) => {
      const wings = arranged(plan, { lengthM, widthM }, unit)
      const read = readWings(wings, lengthM, unit)
      expect(read.problems).toEqual([])
      expect(arrangementOf(read.wings, lengthM)).toBe(plan)
    },
  )

  test('has measures to begin with before the walls are typed', () => {
    expect(arranged(plan, {}, 'm')).toEqual(arranged(plan, { lengthM: 12, widthM: 6 }, 'm'))
  })
})

test('an L begins with round numbers', () => {
  expect(wingsText(arranged('L', { lengthM: 12.3, widthM: 6.2 }, 'm'))).toBe('front|0|3.5|5')
  expect(wingsText(arranged('L', { lengthM: 12.192, widthM: 6.096 }, 'ft'))).toBe('front|0|12|16')
})

test('plans without a name have none', () => {
  const wing = { side: 'front' as const, atM: 0, outM: 2, widthM: 3 }
  expect(arrangementOf([], 12)).toBeUndefined()
  expect(arrangementOf([wing, { ...wing, atM: 5 }], 12)).toBeUndefined()
  expect(arrangementOf([wing, { ...wing, side: 'back' }], 12)).toBeUndefined()
  expect(arrangementOf([wing, { ...wing, atM: 9 }, { ...wing, atM: 4 }], 12)).toBeUndefined()
})
