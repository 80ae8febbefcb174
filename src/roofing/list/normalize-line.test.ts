import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countDoubtfulCommas, normalizeLine } from './normalize-line.ts'

const normalize = (line: string) => normalizeLine(line, 0, () => false).text

// A doubtful number, which may be two numbers, is followed by ¿.
test.each([
  ['Mabati ISHIRINI', 'mabati 20'],
  ['zero', '0'],
  ['one', '1'],
  ['twelve', '12'],
  ['nineteen', '19'],
  ['twenty five', '25'],
  ['twenty-five', '25'],
  ['twenty - five', '25'],
  ['thirty and five', '35'],
  ['fourty', '40'],
  ['two hundred', '200'],
  ['two hundred and fifty', '250'],
  ['one hundred fifty two', '152'],
  ['two thousand', '2000'],
  ['two thousand five hundred', '2500'],
  ['hundred', '100'],
  ['twelve three', '12 3'],
  ['nineteen two', '19 2'],
  ['twenty  and  five', '25'],
  ['hundred thousand', '100000'],
  ['twenty three-metre sheets', '23¿-metre sheets'],
  ['twenty-three metre sheets', '23 metre sheets'],
  ['five twenty', '5 20'],
  ['twenty twenty', '20 20'],
  ['twenty three metre sheets', '23¿ metre sheets'],
  ['twenty three ft', '23¿ ft'],
  ['twenty three pcs', '23 pcs'],
  ['ninety nine', '99'],
  ['eleven eighty', '11 80'],
  ['moja', '1'],
  ['mmoja', '1'],
  ['kumi', '10'],
  ['kumi na mbili', '12'],
  ['kumi mbili', '12¿'],
  ['ishirini na tano', '25'],
  ['ishirini tano', '25¿'],
  ['ishirini  tano', '25¿'],
  ['ishirini  na  tano', '25'],
  ['thelathini', '30'],
  ['arubaini', '40'],
  ['hamsini na moja', '51'],
  ['tisini na tisa', '99'],
  ['mia', '100'],
  ['mia moja', '100'],
  ['mia hamsini', '150'],
  ['mia na tano', '105'],
  ['mia five', '105'],
  ['mia mbili', '200'],
  ['mia mbili hamsini', '250'],
  ['mia mbili na hamsini', '250'],
  ['mia mbili hamsini na tatu', '253'],
  ['elfu moja', '1000'],
  ['elfu mbili mia tano', '2500'],
  ['nane kumi', '8 10'],
  ['twenty tano', '25¿'],
  ['five and moja', '5 and 1'],
  ['tatu na nusu', '3.5'],
  ['3 na nusu', '3.5'],
  ['3 and a half', '3.5'],
  ['3 and a quarter', '3.25'],
  ['3 na robo', '3.25'],
  ['3 na robo 3', '3.75'],
  ['3m na nusu', '3.5m'],
  ['3 unusu', '3.5'],
  ['2 quarter', '2 quarter'],
  ['3½', '3.5'],
  ['½', '0.5'],
  ['2 ¾', '2.75'],
  ['1¼ m', '1.25 m'],
  ['1/2', '0.5'],
  ['2 1/2', '2.5'],
  ['12 1/2', '12.5'],
  ['3/4', '0.75'],
  ['5/4', '5/4'],
  ['1/2/26', '1/2/26'],
  ['1/24', '1/24'],
  ['3 point 5', '3.5'],
  ['3 nukta 25', '3.25'],
  ['3 point 2 5', '3.25'],
  ['3 point five', '3.5'],
  ['12 point 25', '12.25'],
  ['3 point 25 5 pcs', '3.25 5 pcs'],
  ['dozen', '12 pcs'],
  ['a dozen', '12 pcs'],
  ['2 dozen', '24 pcs'],
  ['half a dozen', '6 pcs'],
  ['half dozen', '6 pcs'],
  ['nusu dazeni', '6 pcs'],
  ['dazeni 2 za mita 3', '24 pcs za mita 3'],
  ['dozen 3 x', '36 pcs x'],
  ['1.5 dozens', '18 pcs'],
  ['darzen', '12 pcs'],
  ['3..5', '3¿.5'],
  ['20pcs.3m', '20pcs 3m'],
  ['20×3', '20*3'],
  ['20✕3', '20*3'],
  ['20✖3', '20*3'],
  ['3’6”', '3\'6"'],
  ['3′6″', '3\'6"'],
  ['10–12', '10-12'],
  ['10→12', '10-12'],
  ['20＠3', '20@3'],
  ["3''", '3" '],
  ['A\u00a0B\tC', 'a b c'],
  ['a) 15 b) 20', '; 15 ; 20'],
  ['(a)15 (b)20', ';15 ;20'],
  ['ii) 20', '; 20'],
])('"%s" becomes "%s"', (line, expected) => {
  expect(normalize(line)).toBe(expected)
})

describe('a comma between digits', () => {
  test.each([
    ['1,000', '1,000', 0],
    ['1,000,000', '1,000,000', 0],
    ['1,000.5', '1,000.5', 0],
    ['1,000.55', '1,000.55', 0],
    ['1234,567', '1234.567', 1],
    ['2,5', '2.5', 1],
    ['1,00', '1.00', 1],
    ['1,0000', '1.0000', 1],
    ['0,5,5', '0.5.5', 2],
    ['12,500,3', '12.500.3', 2],
    ['20x3,14x2', '20x3.14x2', 1],
    ['20, 3', '20, 3', 0],
  ])('in %s is a decimal mark unless it separates thousands: %s', (line, expected, doubtful) => {
    expect(normalize(line)).toBe(expected)
    expect(countDoubtfulCommas(line)).toBe(doubtful)
  })

  test('is a separator where requested, comma by comma', () => {
    expect(normalizeLine('20x3,14x2', 0, () => true).text).toBe('20x3,14x2')
    expect(normalizeLine('2,5 x 3,5', 0, nth => nth === 1).text).toBe('2.5 x 3,5')
    expect(normalizeLine('2,5 x 1,000 x 3,5', 0, nth => nth === 0).text).toBe('2,5 x 1,000 x 3.5')
  })
})

describe('the offsets of a normalized line', () => {
  test('point to the original characters', () => {
    const { text, offsets } = normalizeLine('mabati ishirini na tano za 3½m', 100, () => false)
    expect(text).toBe('mabati 25 za 3.5m')
    expect(offsets.slice(0, 7)).toEqual([100, 101, 102, 103, 104, 105, 106])
    // Both digits of 25 point to the start of "ishirini", and 3.5 points to the 3.
    expect(offsets.slice(7, 10)).toEqual([107, 107, 123])
    expect(offsets.slice(13)).toEqual([127, 127, 127, 129, 130])
  })

  test('are in order for any line', () => {
    const words = fc.constantFrom(
      ...'20 3½ ishirini na tano dozen half a mabati , .5 1/2 mia moja twenty-five \u0130 ’ × ..'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(words), fc.integer({ min: 0, max: 99 }), (all, offset) => {
        const line = all.join(' ')
        const { text, offsets } = normalizeLine(line, offset, () => false)
        expect(offsets).toHaveLength(text.length + 1)
        expect(offsets[offsets.length - 1]).toBe(offset + line.length)
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
      }),
    )
  })
})

describe('Kiswahili numbers', () => {
  const bare = ['', 'moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa']
  const stems = ['', 'moja', 'wili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa']
  const tens = ['kumi', 'ishirini', 'thelathini', 'arobaini', 'hamsini', 'sitini', 'sabini', 'themanini', 'tisini']
  const invariable = new Set([6, 7, 9])

  /** A number in words whose last digit agrees with a noun class, by the class's prefixes for one and for several. */
  function spell(value: number, [one, several]: readonly [string, string]): string {
    const digit = value % 10
    const prefix = invariable.has(digit) ? '' : digit === 1 ? one : several
    const last = digit === 2 && prefix === '' ? 'mbili' : `${prefix}${stems[digit]}`
    const ten = Math.floor((value % 100) / 10)
    const hundred = Math.floor(value / 100)
    return [
      ...(hundred > 0 ? [`mia ${bare[hundred]}`] : []),
      ...(ten > 0 ? [tens[ten - 1]] : []),
      ...(digit > 0 ? [last] : []),
    ].join(' na ')
  }

  test.each<[string, readonly [string, string]]>([
    ['sheets (mabati)', ['', 'ma']],
    ['pieces (vipande)', ['ki', 'vi']],
    ['nails (misumari)', ['m', 'mi']],
    ['people (watu)', ['m', 'wa']],
    ['feet (futi)', ['', '']],
  ])('from 1 to 999 are read as they agree with %s', (_, prefixes) => {
    for (let value = 1; value <= 999; value++) expect(normalize(spell(value, prefixes))).toBe(String(value))
  })
})
