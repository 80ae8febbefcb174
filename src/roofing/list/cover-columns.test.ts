import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cut } from '../take-off/cut.ts'
import { coverColumns } from './cover-columns.ts'

/** `3 x2` is two of 3 m. */
const cuts = (text: string): Cut[] =>
  (text === '' ? [] : text.split(', ')).map(each => {
    const [lengthM, count] = each.split(' x').map(Number)
    return { lengthM: lengthM ?? 0, count: count ?? 1 }
  })
const told = (all: readonly Cut[]) => all.map(({ lengthM, count }) => `${lengthM} x${count}`).join(', ')

/** What is laid, in short: `2 of 3+2.7` is two columns of a sheet of 3 m and one of 2.7 m, `(cut off)` of off-cuts. */
function covered(columns: string, sheets: string, lapM = 0.15) {
  const { laid, lacking, unused } = coverColumns(cuts(columns), cuts(sheets), lapM)
  const said = laid.map(({ count, fromM, isOffcut }) => `${count} of ${fromM.join('+')}${isOffcut ? ' (cut off)' : ''}`)
  return { laid: said.join(', '), lacking: told(lacking), left: told(unused) }
}

describe('a column is laid with one sheet', () => {
  test.each([
    ['that is as long', '3 x2', '3 x2', { laid: '2 of 3', lacking: '', left: '' }],
    ['that misses a centimetre', '3 x2', '2.99 x2', { laid: '2 of 2.99', lacking: '', left: '' }],
    ['and not with one that misses more', '3', '2.989', { laid: '', lacking: '3 x1', left: '2.989 x1' }],
    ['that leaves the least', '3', '3.5, 3.2, 4', { laid: '1 of 3.2', lacking: '', left: '4 x1, 3.5 x1' }],
    ['as long as there are some', '3 x5', '3.2 x2, 3.5 x2', { laid: '2 of 3.2, 2 of 3.5', lacking: '3 x1', left: '' }],
    ['the longest first', '4, 3', '4.2, 3.1', { laid: '1 of 4.2, 1 of 3.1', lacking: '', left: '' }],
    ['half a metre long', '0.4', '0.5', { laid: '1 of 0.5', lacking: '', left: '' }],
    ['never a shorter one', '0.4', '0.49', { laid: '', lacking: '0.4 x1', left: '0.49 x1' }],
  ])('%s', (_, columns, sheets, expected) => {
    expect(covered(columns, sheets)).toEqual(expected)
  })

  test('and says what it must reach', () => {
    expect(coverColumns(cuts('3.005 x2'), cuts('3.1 x3'), 0.15).laid).toEqual([
      { count: 2, neededM: 3.005, fromM: [3.1], isOffcut: false },
    ])
  })
})

describe('what is cut off', () => {
  test.each([
    ['serves a shorter column', '4, 2', '6', { laid: '1 of 6, 1 of 2 (cut off)', lacking: '', left: '' }],
    [
      'serves before a whole sheet does',
      '4, 2',
      '6, 2',
      { laid: '1 of 6, 1 of 2 (cut off)', lacking: '', left: '2 x1' },
    ],
    [
      'serves as often as it is there',
      '4 x2, 2 x3',
      '6 x2',
      { laid: '2 of 6, 2 of 2 (cut off)', lacking: '2 x1', left: '' },
    ],
    [
      'serves when it is half a metre',
      '4, 0.5',
      '4.5',
      { laid: '1 of 4.5, 1 of 0.5 (cut off)', lacking: '', left: '' },
    ],
    ['is waste when it is less', '4, 0.49', '4.49', { laid: '1 of 4.49', lacking: '0.49 x1', left: '' }],
    [
      'is cut again as long as it lasts',
      '3, 1 x3',
      '5.2',
      { laid: '1 of 5.2, 1 of 2.2 (cut off), 1 of 1.2 (cut off)', lacking: '1 x1', left: '' },
    ],
  ])('%s', (_, columns, sheets, expected) => {
    expect(covered(columns, sheets)).toEqual(expected)
  })
})

describe('several sheets with an end lap', () => {
  test.each([
    ['reach their sum less the lap', '3.85', '2 x2', { laid: '1 of 2+2', lacking: '', left: '' }],
    ['and a centimetre', '3.86', '2 x2', { laid: '1 of 2+2', lacking: '', left: '' }],
    ['and no more', '3.87', '2 x2', { laid: '', lacking: '3.87 x1', left: '2 x2' }],
    ['must all be there', '3.8', '2', { laid: '', lacking: '3.8 x1', left: '2 x1' }],
    ['are as many as there are', '3.8 x3', '2 x5', { laid: '2 of 2+2', lacking: '3.8 x1', left: '2 x1' }],
    [
      'are of few metres rather than many',
      '4',
      '2.5 x2, 2, 3',
      { laid: '1 of 2.5+2', lacking: '', left: '3 x1, 2.5 x1' },
    ],
    [
      'are taken where no single sheet is long enough',
      '4, 3.8',
      '4, 2 x2',
      { laid: '1 of 4, 1 of 2+2', lacking: '', left: '' },
    ],
    [
      'are of each length as many as there are',
      '7.65',
      '3, 2.6 x2, 2',
      { laid: '1 of 3+2.6+2.6', lacking: '', left: '2 x1' },
    ],
    ['are five of all there is', '2.35', '1, 0.5 x4', { laid: '1 of 1+0.5+0.5+0.5+0.5', lacking: '', left: '' }],
    ['are three where two are too short', '5.6', '2 x3', { laid: '1 of 2+2+2', lacking: '', left: '' }],
    ['are six at most', '6.75', '1.25 x6', { laid: '1 of 1.25+1.25+1.25+1.25+1.25+1.25', lacking: '', left: '' }],
    ['and not seven', '7', '1.1 x9', { laid: '', lacking: '7 x1', left: '1.1 x9' }],
    ['are none under half a metre', '2.3', '2, 0.45 x3', { laid: '', lacking: '2.3 x1', left: '2 x1, 0.45 x3' }],
    ['may be just half a metre', '2.3', '2, 0.5', { laid: '1 of 2+0.5', lacking: '', left: '' }],
  ])('%s', (_, columns, sheets, expected) => {
    expect(covered(columns, sheets)).toEqual(expected)
  })

  test('lap by what the roof asks for', () => {
    expect(covered('3.8', '2 x2', 0.2).laid).toBe('1 of 2+2')
    expect(covered('3.82', '2 x2', 0.2).laid).toBe('')
  })

  test('begin with one of the thirty longest, however many there are', () => {
    const lengths = Array.from({ length: 30 }, (_, index) => (3 + index / 100).toFixed(2))
    expect(covered('4', [...lengths.slice(1), '2.075 x2'].join(', ')).laid).toBe('1 of 2.075+2.075')
    expect(covered('4', [...lengths, '2.075 x2'].join(', ')).laid).toBe('1 of 3+2.075')
  })

  test('of a list with more than six different lengths are three at most', () => {
    const few = '1.5 x4, 0.9, 0.8, 0.7, 0.6, 0.55'
    expect(covered('5.4', few).laid).toBe('1 of 1.5+1.5+1.5+1.5')
    expect(covered('5.4', `${few}, 0.52`).laid).toBe('')
    expect(covered('4.2', `${few}, 0.52`).laid).toBe('1 of 1.5+1.5+1.5')
  })
})

/** The fewest metres of up to six sheets that reach so far, of as few sheets as do, whichever way they are chosen. */
function fewest(neededM: number, sheets: readonly Cut[], lapM: number): number | undefined {
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
  const least = Math.min(...reaching.filter(({ length }) => length === rows).map(metres))
  return reaching.length > 0 ? Math.round(least * 1000) / 1000 : undefined
}

test('whatever a list has, a column is laid where it can be, with the fewest metres of the fewest sheets', () => {
  const sheets = fc.uniqueArray(
    fc.record({ lengthM: fc.integer({ min: 10, max: 60 }).map(n => n / 20), count: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 4, selector: ({ lengthM }) => lengthM },
  )
  const neededM = fc.integer({ min: 20, max: 200 }).map(n => n / 20)
  fc.assert(
    fc.property(neededM, sheets, (needed, all) => {
      const [laid] = coverColumns([{ lengthM: needed, count: 1 }], all, 0.15).laid
      const metres = laid?.fromM.reduce((sum, lengthM) => sum + lengthM, 0)
      expect(metres && Math.round(metres * 1000) / 1000).toBe(fewest(needed, all, 0.15))
      expect(laid?.fromM).toEqual(laid?.fromM.toSorted((a, b) => b - a))
    }),
    { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) },
  )
})

test('nothing to lay and nothing to lay it with is nothing', () => {
  expect(covered('', '3 x2')).toEqual({ laid: '', lacking: '', left: '3 x2' })
  expect(covered('3 x2', '')).toEqual({ laid: '', lacking: '3 x2', left: '' })
  expect(covered('', '')).toEqual({ laid: '', lacking: '', left: '' })
})
