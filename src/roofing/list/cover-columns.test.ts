import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cut } from '../take-off/cut.ts'
import { coverColumns } from './cover-columns.ts'

/** `3 x2` is two sheets of 3 m. */
const cuts = (text: string): Cut[] =>
  (text === '' ? [] : text.split(', ')).map(each => {
    const [lengthM, count] = each.split(' x').map(Number)
    return { lengthM: lengthM ?? 0, count: count ?? 1 }
  })
const format = (all: readonly Cut[]) => all.map(({ lengthM, count }) => `${lengthM} x${count}`).join(', ')

/** The result in short: `2 of 3+2.7` is two columns of one 3 m and one 2.7 m sheet; `(cut off)` marks off-cuts. */
function covered(columns: string, sheets: string, lapM = 0.15) {
  const { laid, lacking, unused } = coverColumns(cuts(columns), cuts(sheets), lapM)
  const columnTexts = laid.map(
    ({ count, sheetsM, isOffcut }) => `${count} of ${sheetsM.join('+')}${isOffcut ? ' (cut off)' : ''}`,
  )
  return { laid: columnTexts.join(', '), lacking: format(lacking), left: format(unused) }
}

describe('one sheet', () => {
  test.each([
    ['covers a column of its length', '3 x2', '3 x2', { laid: '2 of 3', lacking: '', left: '' }],
    ['may be 1 cm short', '3 x2', '2.99 x2', { laid: '2 of 2.99', lacking: '', left: '' }],
    ['may not be 1.1 cm short', '3', '2.989', { laid: '', lacking: '3 x1', left: '2.989 x1' }],
    [
      'with the smallest off-cut is chosen',
      '3',
      '3.5, 3.2, 4',
      { laid: '1 of 3.2', lacking: '', left: '4 x1, 3.5 x1' },
    ],
    [
      'of the next length is used when one length runs out',
      '3 x5',
      '3.2 x2, 3.5 x2',
      { laid: '2 of 3.2, 2 of 3.5', lacking: '3 x1', left: '' },
    ],
    ['is laid on the first, longest column', '4, 3', '4.2', { laid: '1 of 4.2', lacking: '3 x1', left: '' }],
    ['may be 0.5 m long', '0.4', '0.5', { laid: '1 of 0.5', lacking: '', left: '' }],
    ['may be shorter than 0.5 m', '0.38', '0.4', { laid: '1 of 0.4', lacking: '', left: '' }],
  ])('%s', (_, columns, sheets, expected) => {
    expect(covered(columns, sheets)).toEqual(expected)
  })

  test('is listed with the length that the column needs', () => {
    expect(coverColumns(cuts('3.005 x2'), cuts('3.1 x3'), 0.15).laid).toEqual([
      { count: 2, neededM: 3.005, sheetsM: [3.1], isOffcut: false },
    ])
  })
})

describe('an off-cut', () => {
  test.each([
    ['covers a shorter column', '4, 2', '6', { laid: '1 of 6, 1 of 2 (cut off)', lacking: '', left: '' }],
    ['is used before a whole sheet', '4, 2', '6, 2', { laid: '1 of 6, 1 of 2 (cut off)', lacking: '', left: '2 x1' }],
    [
      'is used as often as there is one',
      '4 x2, 2 x3',
      '6 x2',
      { laid: '2 of 6, 2 of 2 (cut off)', lacking: '2 x1', left: '' },
    ],
    ['of 0.5 m is used', '4, 0.5', '4.5', { laid: '1 of 4.5, 1 of 0.5 (cut off)', lacking: '', left: '' }],
    ['of less than 0.5 m is waste', '4, 0.49', '4.49', { laid: '1 of 4.49', lacking: '0.49 x1', left: '' }],
    [
      'is cut again where it is long enough',
      '3, 1 x3',
      '5.2',
      { laid: '1 of 5.2, 1 of 2.2 (cut off), 1 of 1.2 (cut off)', lacking: '1 x1', left: '' },
    ],
  ])('%s', (_, columns, sheets, expected) => {
    expect(covered(columns, sheets)).toEqual(expected)
  })
})

describe('several sheets with end laps', () => {
  test.each([
    ['reach their total length minus the lap', '3.85', '2 x2', { laid: '1 of 2+2', lacking: '', left: '' }],
    ['may be 1 cm short', '3.86', '2 x2', { laid: '1 of 2+2', lacking: '', left: '' }],
    ['may not be 2 cm short', '3.87', '2 x2', { laid: '', lacking: '3.87 x1', left: '2 x2' }],
    ['must all be in the list', '3.8', '2', { laid: '', lacking: '3.8 x1', left: '2 x1' }],
    ['are joined as often as the list allows', '3.8 x3', '2 x5', { laid: '2 of 2+2', lacking: '3.8 x1', left: '2 x1' }],
    [
      'are chosen by the least total length',
      '4',
      '2.5 x2, 2, 3',
      { laid: '1 of 2.5+2', lacking: '', left: '3 x1, 2.5 x1' },
    ],
    [
      'are used where no single sheet is long enough',
      '4, 3.8',
      '4, 2 x2',
      { laid: '1 of 4, 1 of 2+2', lacking: '', left: '' },
    ],
    [
      'may include the same length twice',
      '7.65',
      '3, 2.6 x2, 2',
      { laid: '1 of 3+2.6+2.6', lacking: '', left: '2 x1' },
    ],
    ['may be five', '2.35', '1, 0.5 x4', { laid: '1 of 1+0.5+0.5+0.5+0.5', lacking: '', left: '' }],
    ['may be three where two are too short', '5.6', '2 x3', { laid: '1 of 2+2+2', lacking: '', left: '' }],
    ['may be six', '6.75', '1.25 x6', { laid: '1 of 1.25+1.25+1.25+1.25+1.25+1.25', lacking: '', left: '' }],
    ['may not be seven', '7', '1.1 x9', { laid: '', lacking: '7 x1', left: '1.1 x9' }],
    ['may not include one under 0.5 m', '2.3', '2, 0.45 x3', { laid: '', lacking: '2.3 x1', left: '2 x1, 0.45 x3' }],
    ['may include one of 0.5 m', '2.3', '2, 0.5', { laid: '1 of 2+0.5', lacking: '', left: '' }],
  ])('%s', (_, columns, sheets, expected) => {
    expect(covered(columns, sheets)).toEqual(expected)
  })

  test('use the lap of the roof', () => {
    expect(covered('3.8', '2 x2', 0.2).laid).toBe('1 of 2+2')
    expect(covered('3.82', '2 x2', 0.2).laid).toBe('')
  })

  test('start with one of the 30 longest lengths', () => {
    const lengths = Array.from({ length: 30 }, (_, index) => (3 + index / 100).toFixed(2))
    expect(covered('4', [...lengths.slice(1), '2.075 x2'].join(', ')).laid).toBe('1 of 2.075+2.075')
    expect(covered('4', [...lengths, '2.075 x2'].join(', ')).laid).toBe('1 of 3+2.075')
  })

  test('are at most three where the list has more than six lengths', () => {
    const few = '1.5 x4, 0.9, 0.8, 0.7, 0.6, 0.55'
    expect(covered('5.4', few).laid).toBe('1 of 1.5+1.5+1.5+1.5')
    expect(covered('5.4', `${few}, 0.52`).laid).toBe('')
    expect(covered('4.2', `${few}, 0.52`).laid).toBe('1 of 1.5+1.5+1.5')
  })
})

/** The least total length of up to six sheets that reach `neededM` with as few sheets as possible, by trying all choices. */
function leastMetres(neededM: number, sheets: readonly Cut[], lapM: number): number | undefined {
  const choices = sheets.reduce<readonly number[][]>(
    (all, { lengthM, count }) =>
      all.flatMap(chosen => Array.from({ length: count + 1 }, (_, n) => [...chosen, ...Array(n).fill(lengthM)])),
    [[]],
  )
  const metres = (chosen: readonly number[]) => chosen.reduce((sum, lengthM) => sum + lengthM, 0)
  const reaching = choices.filter(
    chosen =>
      chosen.length >= 1 && chosen.length <= 6 && metres(chosen) - (chosen.length - 1) * lapM >= neededM - 0.01 - 1e-9,
  )
  const rows = Math.min(...reaching.map(({ length }) => length))
  const min = Math.min(...reaching.filter(({ length }) => length === rows).map(metres))
  return reaching.length > 0 ? Math.round(min * 1000) / 1000 : undefined
}

test('any column that can be covered is covered with the least metres of the fewest sheets', () => {
  const sheets = fc.uniqueArray(
    fc.record({ lengthM: fc.integer({ min: 10, max: 60 }).map(n => n / 20), count: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 4, selector: ({ lengthM }) => lengthM },
  )
  const neededM = fc.integer({ min: 20, max: 200 }).map(n => n / 20)
  fc.assert(
    fc.property(neededM, sheets, (needed, all) => {
      const [laid] = coverColumns([{ lengthM: needed, count: 1 }], all, 0.15).laid
      const metres = laid?.sheetsM.reduce((sum, lengthM) => sum + lengthM, 0)
      expect(metres && Math.round(metres * 1000) / 1000).toBe(leastMetres(needed, all, 0.15))
      expect(laid?.sheetsM).toEqual(laid?.sheetsM.toSorted((a, b) => b - a))
    }),
    { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) },
  )
})

test('handles empty columns and empty lists', () => {
  expect(covered('', '3 x2')).toEqual({ laid: '', lacking: '', left: '3 x2' })
  expect(covered('3 x2', '')).toEqual({ laid: '', lacking: '3 x2', left: '' })
  expect(covered('', '')).toEqual({ laid: '', lacking: '', left: '' })
})
