import { expect, test } from 'vitest'
import { shortText } from './fields.ts'

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
