import { expect, test } from 'vitest'
import { textUpTo } from './fields.ts'

const isSound = (text: unknown) => textUpTo(20).safeParse(text).success

test.each(['ab', 'Mabati & paa, 100 %', "Murang’a's", 'x'.repeat(20), '  two words  '])('%j is a text', text => {
  expect(isSound(text)).toBe(true)
})

test.each(['', ' a ', 'x'.repeat(21), '<b>bold</b>', '</script>', 'a < b', 'two\nlines', 7, null])(
  '%j is none: empty, too long, markup or several lines',
  text => {
    expect(isSound(text)).toBe(false)
  },
)
