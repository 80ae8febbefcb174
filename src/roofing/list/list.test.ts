import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listRange, type UnreadReason } from './line.ts'
import { parseList } from './list.ts'

/** What a list says, entry by entry, in short. */
function read(text: string): string[] {
  return parseList(text).parts.flatMap(part => {
    if (part.kind === 'gap') return []
    return part.kind === 'cut' ? `${part.count} x ${part.lengthM}` : part.reason
  })
}

describe('a line of a list', () => {
  test.each([
    ['20 pcs x 3m', '20 x 3'],
    ['15 × 2.5', '15 x 2.5'],
    ['15 x 2,5', '15 x 2.5'],
    ['8 of 3200mm', '8 x 3.2'],
    ['6@10ft', '6 x 3.048'],
    ['mabati 20 za mita 3', '20 x 3'],
    ['Mabati 20 mita 3', '20 x 3'],
    ['vipande 12 vya mita 2.5', '12 x 2.5'],
    ['mabati 20 za mita 3 na nusu', '20 x 3.5'],
    ['20 sheets 3 metres', '20 x 3'],
    ['20 sheets, 3 metres', '20 x 3'],
    ['3m x 20', '20 x 3'],
    ['3mx20', '20 x 3'],
    ['10ftx6', '6 x 3.048'],
    ['6 x 12\'6"', '6 x 3.81'],
    ["6 x 12' 6", '6 x 3.81'],
    ['20 x 3200', '20 x 3.2'],
    ['6 x 3,200', '6 x 3.2'],
    ['1,000 pcs x 2,5', '1000 x 2.5'],
    ['1) 20 x 3m', '20 x 3'],
    ['- 20 x 3m', '20 x 3'],
    ['20 x 3m = 60m', '20 x 3'],
    ['20 pcs gauge 30 x 3m @ ksh 470', '20 x 3'],
    ['Front: 20 x 3m', '20 x 3'],
  ])('"%s" is %s m', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test.each<[string, UnreadReason]>([
    ['House roof:', 'no-number'],
    ['Tel 0712345678', 'one-number'],
    ['20 x 3m x 470', 'too-many-numbers'],
    ['21/11/2026', 'too-many-numbers'],
    ['3m x 2m', 'no-count'],
    ['2.5 x 3.5', 'no-count'],
    ['2.5 x 3m', 'no-count'],
    ['0 x 3m', 'count-out-of-range'],
    ['10000 x 3m', 'count-out-of-range'],
    ['20 x 20m', 'length-out-of-range'],
    ['20 x 0.2', 'length-out-of-range'],
    ['20 x 320', 'length-out-of-range'],
    ['ridge caps 10 x 2m', 'other-goods'],
    ['kofia 10 za mita 2', 'other-goods'],
    ['Total 20 sheets 60m', 'total'],
    ['plot 12 block 4', 'unclear'],
    ['9 and 9', 'unclear'],
    ['1/2 m', 'unclear'],
  ])('"%s" is kept and not counted: %s', (text, reason) => {
    expect(read(text)).toEqual([reason])
  })

  test('says which words were passed over', () => {
    expect(parseList('mabati ya mbele 20 x 3m gauge 30').parts).toMatchObject([{ ignored: ['mbele', 'gauge 30'] }])
  })
})

describe('which of two bare numbers is the count', () => {
  test.each([
    ['the first', '15 x 3', '15 x 3'],
    ['the one beside a word for pieces', '3 x 12 pcs', '12 x 3'],
    ['the whole one', '2.5 x 15', '15 x 2.5'],
    ['the one that is too large for metres', '3 x 20', '20 x 3'],
  ])('%s: "%s"', (_, text, expected) => {
    expect(read(text)).toEqual([expected])
  })
})

test.each([
  ['20x3,15x2.5; 8 of 3200mm and 6@10ft na 4 x 2m', ['20 x 3', '15 x 2.5', '8 x 3.2', '6 x 3.048', '4 x 2']],
  ['20x3,5,15x2', ['20 x 3.5', '15 x 2']],
  ['20 x 3, 15 x 2,5', ['20 x 3', '15 x 2.5']],
  ['20 za 3 na 15 za 2.5', ['20 x 3', '15 x 2.5']],
  ['20 x 3\r\n\n15 x 2.5\nnails 5 kg', ['20 x 3', '15 x 2.5', 'other-goods']],
])('several entries are parted: %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('sheets and metres are added up, equal lengths together', () => {
  const { cuts, sheets, runningM, unread } = parseList('20 x 3m\n15 x 2.5\nfive long ones\n2 x 3000mm')
  expect({ sheets, runningM, unread }).toEqual({ sheets: 37, runningM: 103.5, unread: 1 })
  expect(cuts).toEqual([
    { lengthM: 3, count: 22 },
    { lengthM: 2.5, count: 15 },
  ])
})

test('bare numbers are feet where that is asked for', () => {
  expect(parseList('6 x 10', 'ft').runningM).toBe(18.29)
})

const token = fc.constantFrom(
  ...'20|3|2.5|3200|1,000|0|99999|x|×|@|of|m|mm|ft|\'|"|pcs|mabati|za|mita|na|and|,|;|\n|\t| |  |=|-|ksh 470|/=|½|na nusu|gauge 30|ridge'.split(
    '|',
  ),
)
const anyList = fc.oneof(
  fc.array(token, { maxLength: 60 }).map(tokens => tokens.join('')),
  fc.array(token, { maxLength: 60 }).map(tokens => tokens.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
)

test('whatever is typed, nothing throws, nothing is lost and every count and length is within range', () => {
  fc.assert(
    fc.property(anyList, text => {
      const { parts } = parseList(text)
      expect(parts.map(({ source }) => source).join('')).toBe(text)
      for (const part of parts) {
        expect(part.source).not.toBe('')
        if (part.kind !== 'cut') continue
        expect(Number.isInteger(part.count) && part.count >= 1 && part.count <= listRange.mostCount).toBe(true)
        expect(part.lengthM >= listRange.leastM && part.lengthM <= listRange.mostM).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

test('every list in the usual form is understood, however it is parted', () => {
  const entry = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 30, max: 1500 }))
  const form = fc.constantFrom<(count: number, lengthM: number) => string>(
    (count, lengthM) => `${count} pcs x ${lengthM}m`,
    (count, lengthM) => `${count}@${lengthM} m`,
    (count, lengthM) => `mabati ${count} za mita ${lengthM}`,
    (count, lengthM) => `${lengthM}m × ${count}`,
    (count, lengthM) => `${count} of ${Math.round(lengthM * 1000)}mm`,
  )
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 20 }),
      form,
      fc.constantFrom('\n', ', ', '; ', ' and ', ' na '),
      (entries, say, mark) => {
        const text = entries.map(([count, cm]) => say(count, cm / 100)).join(mark)
        expect(read(text)).toEqual(entries.map(([count, cm]) => `${count} x ${cm / 100}`))
      },
    ),
  )
})

test('a list of thousands of lines, or of one endless line, is read', () => {
  expect(parseList('20 x 3m\n'.repeat(5000)).sheets).toBe(100_000)
  expect(parseList('1,'.repeat(20_000)).sheets).toBe(0)
  expect(parseList('9 and '.repeat(20_000)).sheets).toBe(0)
  expect(parseList(`${'9'.repeat(100_000)} x 3m`).sheets).toBe(0)
})
