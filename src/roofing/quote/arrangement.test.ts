import { describe, expect, test } from 'vitest'
import { type Arrangement, arrangementOf, createWings } from './arrangement.ts'
import { formatWings, readWings } from './wings.ts'

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
      const wings = createWings(plan, { lengthM, widthM }, unit)
      const read = readWings(wings, lengthM, unit)
      expect(read.problems).toEqual([])
      expect(arrangementOf(read.wings, lengthM)).toBe(plan)
    },
  )

  test('has initial measures before the walls are typed', () => {
    expect(createWings(plan, {}, 'm')).toEqual(createWings(plan, { lengthM: 12, widthM: 6 }, 'm'))
  })
})

test('the initial measures of an L are round numbers', () => {
  expect(formatWings(createWings('L', { lengthM: 12.3, widthM: 6.2 }, 'm'))).toBe('front|0|3.5|5')
  expect(formatWings(createWings('L', { lengthM: 12.192, widthM: 6.096 }, 'ft'))).toBe('front|0|12|16')
})

test.each<[Arrangement, string]>([
  ['L', 'front|0|3.5|5'],
  ['T', 'front|3.5|3.5|5'],
  ['U', 'front|0|3.5|3.5 front|8.5|3.5|3.5'],
  ['cross', 'front|3.5|3.5|5 back|3.5|3.5|5'],
])('on a block of 12 by 6 m, %s starts with %s', (plan, wings) => {
  expect(
    formatWings(createWings(plan, { lengthM: 12, widthM: 6 }, 'm'))
      .split('\n')
      .join(' '),
  ).toBe(wings)
})

test.each<[string, Arrangement, number, number, string]>([
  ['opposite each other where the middle is not at a half metre', 'cross', 12.5, 6, 'front|3.5|3.5|5 back|4|3.5|5'],
  ['at least half a metre wide and out', 'L', 0.8, 0.5, 'front|0|0.5|0.5'],
  ['no wider than their wall', 'L', 0.4, 0.5, 'front|0|0.5|0.4'],
  ['not farther out than a wing may stand', 'L', 60, 59, 'front|0|30|24'],
])('they stand %s', (_, plan, lengthM, widthM, wings) => {
  expect(
    formatWings(createWings(plan, { lengthM, widthM }, 'm'))
      .split('\n')
      .join(' '),
  ).toBe(wings)
})

test.each<[string, [side: 'front' | 'back', atM: number, widthM: number][], Arrangement | undefined]>([
  ['one at the left corner', [['front', 0, 3]], 'L'],
  ['one at the right corner', [['back', 9, 3]], 'L'],
  ['one between', [['back', 4, 3]], 'T'],
  [
    'two at both corners',
    [
      ['front', 0, 3],
      ['front', 9, 3],
    ],
    'U',
  ],
  [
    'two of which only the first is at a corner',
    [
      ['front', 0, 3],
      ['front', 6, 3],
    ],
    undefined,
  ],
  [
    'two of which only the second is at a corner',
    [
      ['front', 3, 3],
      ['front', 9, 3],
    ],
    undefined,
  ],
  [
    'two between, on one side',
    [
      ['front', 2, 3],
      ['front', 6, 3],
    ],
    undefined,
  ],
  [
    'two between, on both sides',
    [
      ['front', 4, 3],
      ['back', 2, 3],
    ],
    'cross',
  ],
  [
    'one on each side, the second at a corner',
    [
      ['front', 4, 3],
      ['back', 9, 3],
    ],
    undefined,
  ],
  [
    'one on each side, the first at a corner',
    [
      ['front', 0, 3],
      ['back', 4, 3],
    ],
    undefined,
  ],
])('%s make %j: %s', (_, wings, plan) => {
  const all = wings.map(([side, atM, widthM]) => ({ side, atM, widthM, outM: 3 }))
  expect(arrangementOf(all, 12)).toBe(plan)
})

test('other plans have no name', () => {
  const wing = { side: 'front' as const, atM: 0, outM: 2, widthM: 3 }
  expect(arrangementOf([], 12)).toBeUndefined()
  expect(arrangementOf([wing, { ...wing, atM: 5 }], 12)).toBeUndefined()
  expect(arrangementOf([wing, { ...wing, side: 'back' }], 12)).toBeUndefined()
  expect(arrangementOf([wing, { ...wing, atM: 9 }, { ...wing, atM: 4 }], 12)).toBeUndefined()
})
