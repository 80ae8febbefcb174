import { expect, test } from 'vitest'
import { catalogueText, shortText } from './fields.ts'

const isValid = (text: unknown) => shortText(20).safeParse(text).success

test.each(['ab', 'Mabati & paa, 100 %', "Murang’a's", 'x'.repeat(20), '  two words  '])('accepts %j', text => {
  expect(isValid(text)).toBe(true)
})

test.each(['', ' a ', 'x'.repeat(21), '<b>bold</b>', '</script>', 'a < b', 'two\nlines', 7, null])(
  'refuses %j: empty, too long, markup, several lines or no text',
  text => {
    expect(isValid(text)).toBe(false)
  },
)

test.each(['a\u202eb', 'a\u2066b', 'a\u2028b', 'a\u2029b', 'a\u200bb', 'a\u00adb', 'a\u0000b', 'a\u009fb', 'a\ufeffb'])(
  'refuses %j, which has an invisible character',
  text => {
    expect(isValid(text)).toBe(false)
  },
)

test.each(['=HYPERLINK(1)', '+254', '-5', '@SUM(A1)', ' =1+1'])(
  'refuses %j in the catalogue, where a spreadsheet would run it as a formula, and accepts it elsewhere',
  text => {
    expect(catalogueText(20).safeParse(text).success).toBe(false)
    expect(isValid(text)).toBe(true)
  },
)

test('accepts the signs of formulas later in a text of the catalogue', () => {
  expect(catalogueText(20).safeParse('A-1 = best @ 5 + 5').success).toBe(true)
})
