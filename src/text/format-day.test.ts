import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test.each([
  ['2026-12-24', 'en-KE', '24 December 2026'],
  ['2027-01-02', 'en-KE', '2 January 2027'],
  ['2027-01-02', 'sw-KE', '2 Januari 2027'],
])('formats %s in %s as %s', (day, language, expected) => {
  expect(formatDay(day, language)).toBe(expected)
})
