import { describe, expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'

/** The content of each line, without line numbers, dates and names; `?` marks lines that may be numbered. */
const contents = (text: string) =>
  splitLines(text).map(({ start, end, mayBeNumbered }) => text.slice(start, end) + (mayBeNumbered ? '?' : ''))

describe('line numbers are removed', () => {
  test.each<[string, string, string[]]>([
    ['points', '1. 3m 20\n2. 2.5m 14', ['3m 20', '2.5m 14']],
    ['brackets', '1) 3m 20\n2) 2.5m 14', ['3m 20', '2.5m 14']],
    ['brackets on both sides', '(1) 3m 20\n(2) 2.5m 14', ['3m 20', '2.5m 14']],
    ['keycap emoji', '1️⃣ 3m 20\n2⃣ 2.5m 14', ['3m 20', '2.5m 14']],
    ['points directly before words', '1.mabati 20\n2.kofia 6', ['mabati 20', 'kofia 6']],
    ['points after a dash', '- 1. 3m 20\n- 2. 2.5m 14', ['3m 20', '2.5m 14']],
    ['not with one more number where they do not start at 1', '9. 3m\n10. 2m', ['9. 3m', '10. 2m']],
    ['a point on a single line with two more numbers', '7. 3m 20\nkofia 6', ['3m 20', 'kofia 6']],
    ['a point after two digits, with two more numbers', '10. 3m 20\nkofia 6', ['3m 20', 'kofia 6']],
    ['not on a single line without another number', '7. mabati\nkofia 6', ['7. mabati', 'kofia 6']],
    ['not on a single line with one decimal number', '7. 3.25m\nkofia 6', ['7. 3.25m', 'kofia 6']],
    ['not on a single line with one more number', '7. 3m\nkofia 6', ['7. 3m', 'kofia 6']],
    ['spaces', '1 20 3\n2 14 2.5\n3 6 2', ['20 3', '14 2.5', '6 2']],
    ['several spaces', '1  20 3\n2  14 2.5', ['20 3', '14 2.5']],
    ['spaces after a dash', '- 1 20 3\n- 2 14 2.5', ['20 3', '14 2.5']],
    ['dashes', '1 - 20 3m\n2 - 14 2.5m', ['20 3m', '14 2.5m']],
    ['colons without a space', '1:20 3m\n2:14 2.5m', ['20 3m', '14 2.5m']],
    ['colons', '1: 20 3m\n2: 14 2.5m', ['20 3m', '14 2.5m']],
    ['spaces before words', '1 maroon 20 3m\n2 maroon 14 2.5m', ['maroon 20 3m', 'maroon 14 2.5m']],
    [
      'spaces before a word for sheets and three numbers',
      '1 mabati 3m 20 470\n2 mabati 2m 14 470',
      ['mabati 3m 20 470', 'mabati 2m 14 470'],
    ],
    ['points without a space, certain', '1.3.5m 20\n2.2.5m 14', ['3.5m 20', '2.5m 14']],
    ['points before two digits, certain', '1.12.5ft 20\n2.10.5ft 14', ['12.5ft 20', '10.5ft 14']],
    ['points without a space after a dash, certain', '- 1.3.5m 20\n- 2.2.5m 14', ['3.5m 20', '2.5m 14']],
    ['points without a space, uncertain', '1.3 20\n2.2 6', ['1.3 20?', '2.2 6?']],
    ['points without a space after a dash, uncertain', '- 1.3 20\n- 2.2 6', ['- 1.3 20?', '- 2.2 6?']],
    ['points without a space beside a date, uncertain', '1.3 20\n2.2 6 20.11.26', ['1.3 20?', '2.2 6 20.11.26?']],
    ['not where the unit makes the point a decimal mark', '1.8m 14\n2.4m 20\n3.6m 8', ['1.8m 14', '2.4m 20', '3.6m 8']],
    ['points in decimals too short for a sheet, uncertain', '1.10ft 20\n2.8ft 14', ['1.10ft 20?', '2.8ft 14?']],
    ['bars', '1 | 3.0 | 24\n2 | 2.7 | 18', ['3.0 | 24', '2.7 | 18']],
    ['commas', '1,3.0,24\n2,2.7,18', ['3.0,24', '2.7,18']],
  ])('%s', (_, text, expected) => {
    expect(contents(text)).toEqual(expected)
  })

  test.each([
    ['spaces', ' 20 3', ' 20 3', '20 3', '20 3'],
    ['points, made certain by the tenth', '.3m 20', '.2.5m 14', '3m 20', '2.5m 14'],
  ])('%s up to two digits', (_, each, tenth, firstNine, last) => {
    const lines = Array.from({ length: 9 }, (_, index) => `${index + 1}${each}`)
    expect(contents([...lines, `10${tenth}`].join('\n'))).toEqual([...lines.map(() => firstNine), last])
  })

  test.each([
    ['out of their order', '2 20 3\n1 14 2.5'],
    ['on a single line', '1 20 3'],
    ['that count sheets', '1 mabati 3m 470\n2 mabati 2m 470'],
    ['followed by one more number', '1 20\n2 14'],
    ['that count pieces', '1 pc 3m 470\n2 pcs 2m 470'],
    ['before a times sign', '1 x 3 m 20\n2 x 2 m 20'],
    ['that count days', '1 day 20 3m\n2 days 14 2.5m'],
    ['that count kilograms', '1 kg 20 30\n2 kg 20 30'],
    ['with three digits', '100. 3m 20\n101. 2m 14'],
    ['in decimals that are not in sequence', '1.3m 20\n3.2m 6'],
  ])('but not numbers %s', (_, text) => {
    expect(contents(text)).toEqual(text.split('\n'))
  })
})

describe('the date and name of a chat message are removed', () => {
  test.each([
    '[14/03, 10:22] Fundi: ',
    '[10:22, 14/03/2026] Fundi: ',
    '[10:22 AM, 3/14/2026] Fundi: ',
    '[14/03/2026, 10:22\u202fAM] Fundi: ',
    '\u200e[14/03/2026, 10:22:31\u202fa.m.] ~\u00a0Fundi: ',
    '[14/03, 10:22] ',
    '14/03/2026, 10:22 - ',
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
    expect(contents(`${head}3m 20`)).toEqual(['3m 20'])
  })

  test.each(['14/03/2026 Fundi: 3m 20', '10:22 - Fundi: 3m 20', 'boss 14/03/2026, 10:22 - Fundi: 3m 20'])(
    '%s is not a message head',
    line => {
      expect(contents(line)).toEqual([line])
    },
  )

  test('together with line numbers after them', () => {
    expect(contents('[14/03, 10:22] F: 1. 3m 20\n[14/03, 10:23] F: 2. 2m 6')).toEqual(['3m 20', '2m 6'])
  })
})

test('splits at every kind of line end and gives the offsets', () => {
  const text = 'a\r\nb\n\nc\rd'
  expect(splitLines(text).map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [3, 4],
    [5, 5],
    [6, 7],
    [8, 9],
  ])
  expect(splitLines('1. 3m 20')).toEqual([{ start: 3, end: 8, mayBeNumbered: false }])
  expect(splitLines('')).toEqual([{ start: 0, end: 0, mayBeNumbered: false }])
})
