import { describe, expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'

/** What the lines of a text say, without their numbers, dates and names; a ? behind those whose number may be none. */
const said = (text: string) =>
  splitLines(text).map(({ start, end, mayBeNumbered }) => text.slice(start, end) + (mayBeNumbered ? '?' : ''))

describe('what numbers the lines of a list is no part of them', () => {
  test.each<[string, string, string[]]>([
    ['points', '1. 3m 20\n2. 2.5m 14', ['3m 20', '2.5m 14']],
    ['brackets', '1) 3m 20\n2) 2.5m 14', ['3m 20', '2.5m 14']],
    ['brackets on both sides', '(1) 3m 20\n(2) 2.5m 14', ['3m 20', '2.5m 14']],
    ['signs of a chat', '1️⃣ 3m 20\n2⃣ 2.5m 14', ['3m 20', '2.5m 14']],
    ['points before words', '1.mabati 20\n2.kofia 6', ['mabati 20', 'kofia 6']],
    ['points, with a dash before', '- 1. 3m 20\n- 2. 2.5m 14', ['3m 20', '2.5m 14']],
    ['two digits', '9. 3m\n10. 2m', ['9. 3m', '10. 2m']],
    ['a point on one line with two numbers more', '7. 3m 20\nkofia 6', ['3m 20', 'kofia 6']],
    ['a point behind two digits, with two numbers more', '10. 3m 20\nkofia 6', ['3m 20', 'kofia 6']],
    ['a point on one line without a number', '7. mabati\nkofia 6', ['7. mabati', 'kofia 6']],
    ['a point on one line with a decimal', '7. 3.25m\nkofia 6', ['7. 3.25m', 'kofia 6']],
    ['a point on one line with one number more', '7. 3m\nkofia 6', ['7. 3m', 'kofia 6']],
    ['spaces', '1 20 3\n2 14 2.5\n3 6 2', ['20 3', '14 2.5', '6 2']],
    ['several spaces', '1  20 3\n2  14 2.5', ['20 3', '14 2.5']],
    ['spaces, with a dash before', '- 1 20 3\n- 2 14 2.5', ['20 3', '14 2.5']],
    ['dashes', '1 - 20 3m\n2 - 14 2.5m', ['20 3m', '14 2.5m']],
    ['colons without a space', '1:20 3m\n2:14 2.5m', ['20 3m', '14 2.5m']],
    ['colons', '1: 20 3m\n2: 14 2.5m', ['20 3m', '14 2.5m']],
    ['spaces before words', '1 maroon 20 3m\n2 maroon 14 2.5m', ['maroon 20 3m', 'maroon 14 2.5m']],
    [
      'spaces before sheets and three numbers',
      '1 mabati 3m 20 470\n2 mabati 2m 14 470',
      ['mabati 3m 20 470', 'mabati 2m 14 470'],
    ],
    ['points without a space, surely', '1.3.5m 20\n2.2.5m 14', ['3.5m 20', '2.5m 14']],
    ['points before two digits, surely', '1.12.5ft 20\n2.10.5ft 14', ['12.5ft 20', '10.5ft 14']],
    ['points without a space and a dash before, surely', '- 1.3.5m 20\n- 2.2.5m 14', ['3.5m 20', '2.5m 14']],
    ['points without a space, perhaps', '1.3m 20\n2.2m 6', ['1.3m 20?', '2.2m 6?']],
    ['points without a space and a dash before, perhaps', '- 1.3m 20\n- 2.2m 6', ['- 1.3m 20?', '- 2.2m 6?']],
    ['points without a space beside a date, perhaps', '1.3m 20\n2.2m 6 20.11.26', ['1.3m 20?', '2.2m 6 20.11.26?']],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  test.each([
    ['spaces', ' 20 3', ' 20 3', '20 3', '20 3'],
    ['points, which the tenth shows', '.3m 20', '.2.5m 14', '3m 20', '2.5m 14'],
  ])('%s up to ten and more', (_, each, tenth, said9, said10) => {
    const lines = Array.from({ length: 9 }, (_, index) => `${index + 1}${each}`)
    expect(said([...lines, `10${tenth}`].join('\n'))).toEqual([...lines.map(() => said9), said10])
  })

  test.each([
    ['out of their order', '2 20 3\n1 14 2.5'],
    ['on one line alone', '1 20 3'],
    ['of sheets', '1 mabati 3m 470\n2 mabati 2m 470'],
    ['with one number more', '1 20\n2 14'],
    ['of pieces', '1 pc 3m 470\n2 pcs 2m 470'],
    ['of times', '1 x 3 m 20\n2 x 2 m 20'],
    ['of days', '1 day 20 3m\n2 days 14 2.5m'],
    ['of packs', '1 kg 20 30\n2 kg 20 30'],
    ['of three digits', '100. 3m 20\n101. 2m 14'],
    ['of decimals that do not follow one another', '1.3m 20\n3.2m 6'],
  ])('but not numbers %s', (_, text) => {
    expect(said(text)).toEqual(text.split('\n'))
  })
})

describe('date and name before a message are no part of it', () => {
  test.each([
    '[14/03, 10:22] Fundi: ',
    '[14/03/2026, 10:22:31] Fundi John: ',
    '14/03/2026, 10:22 - Fundi: ',
    '14/3/26, 2:05 pm - +254 722 123456: ',
    '14.03.26, 10.22 p.m. – Juma: ',
    '2026-03-14 10:22 Fundi: ',
    '14/03/2026,  10:22 - Fundi: ',
    '14/03/2026, 10:22-Fundi: ',
    '3/14/26, 2:05pm - Juma: ',
    '3/14/26, 2:05\u202fPM - Juma: ',
    '14.03.26, 10.22p.m. - Juma: ',
    '  [14/03, 10:22] Fundi:',
  ])('%s', head => {
    expect(said(`${head}3m 20`)).toEqual(['3m 20'])
  })

  test.each([
    '14/03/2026 Fundi: 3m 20',
    '10:22 - Fundi: 3m 20',
    'boss 14/03/2026, 10:22 - Fundi: 3m 20',
    `[14/03, 10:22] ${'x'.repeat(41)}: 3m 20`,
  ])('%s is no such head', line => {
    expect(said(line)).toEqual([line])
  })

  test('and the numbers of lines behind them neither', () => {
    expect(said('[14/03, 10:22] F: 1. 3m 20\n[14/03, 10:23] F: 2. 2m 6')).toEqual(['3m 20', '2m 6'])
  })
})

test('lines end as any machine ends them, and know where they stand', () => {
  const text = 'a\r\nb\n\nc\rd'
  expect(splitLines(text).map(({ from, start, end }) => [from, start, end])).toEqual([
    [0, 0, 1],
    [3, 3, 4],
    [5, 5, 5],
    [6, 6, 7],
    [8, 8, 9],
  ])
  expect(splitLines('1. 3m 20')).toEqual([{ from: 0, start: 3, end: 8, mayBeNumbered: false }])
  expect(splitLines('')).toEqual([{ from: 0, start: 0, end: 0, mayBeNumbered: false }])
})
