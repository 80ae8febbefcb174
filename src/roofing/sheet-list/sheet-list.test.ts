import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMetres, parseSheetList } from './sheet-list.ts'

test.each([
  ['20 pcs x 3m', 20, 3],
  ['15 × 2.5', 15, 2.5],
  ['15 × 2,5', 15, 2.5],
  ['8 of 3200mm', 8, 3.2],
  ['8 of 3200', 8, 3.2],
  ['6@10ft', 6, 3.048],
  ['mabati 20 za mita 3', 20, 3],
  ['20 sheets 3 metres', 20, 3],
  ['3m x 20', 20, 3],
  ['2.5 x 15', 15, 2.5],
  ['3000 x 20', 20, 3],
  ['20 x 3', 20, 3],
  ['4 x 12\'6"', 4, 3.81],
  ["4 pieces of 12' 6", 4, 3.81],
  ['vipande 12 vya 240cm', 12, 2.4],
])('reads %j as %d sheets of %d m', (text, count, lengthM) => {
  expect(parseSheetList(text).entries).toEqual([{ kind: 'sheets', text, count, lengthM }])
})

test.each(['hello 7', '7', '3m x 4m', '2.5 x 3.5', '1 x 2 x 3'])('does not pretend to understand %j', text => {
  expect(parseSheetList(text).entries).toEqual([{ kind: 'not-understood', text }])
})

test.each(['0 x 3m', '10000 x 3m', '5 x 30m', '5 x 0.1m'])('does not count %j, which no roof needs', text => {
  expect(parseSheetList(text).entries).toEqual([{ kind: 'out-of-range', text }])
})

test('many to a line, many lines, headings and Kiswahili in between', () => {
  const list = parseSheetList('Front:\n20 x 3m, 15 x 2.5; 6@10ft\n\nnyuma 4 x 2m na 5 x 3m and 1 x 1m + 2 x 2m')
  expect(list.sheets).toBe(20 + 15 + 6 + 4 + 5 + 1 + 2)
  expect(list.runningM).toBeCloseTo(60 + 37.5 + 18.29 + 8 + 15 + 1 + 4, 2)
  expect(list.entries.filter(entry => entry.kind === 'not-understood')).toEqual([])
})

test('nothing throws and nothing typed is lost', () => {
  const piece = fc.constantFrom(
    '20',
    ' x ',
    '3m',
    '\n',
    ';',
    ', ',
    '12\'6"',
    ' na ',
    'mabati',
    '×',
    '2,5',
    'mita 3',
    '\r\n',
  )
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(piece).map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(text, typed => {
      const list = parseSheetList(typed)
      expect(list.entries.map(entry => entry.text).join('')).toBe(typed)
      expect(Number.isFinite(list.runningM)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a list is held against the roof it is for', () => {
  expect(compareMetres(96, 74)).toEqual({ kind: 'more', byM: 22 })
  expect(compareMetres(60, 74)).toEqual({ kind: 'less', byM: 14 })
  expect(compareMetres(74.2, 74)).toEqual({ kind: 'alike', byM: 0.2 })
})
