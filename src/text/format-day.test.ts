import { expect, test } from 'vitest'
import { formatDay, formatMonth, nairobiDate } from './format-day.ts'
import { languages } from './languages.ts'

test.each([
  ['2026-12-24', 'en', '24 December 2026'],
  ['2027-01-02', 'en', '2 January 2027'],
  ['2027-01-02', 'sw', '2 Januari 2027'],
  ['soon', 'en', 'soon'],
  ['2026-13-01', 'en', '2026-13-01'],
] as const)('formats %s in %s as %s', (day, language, expected) => {
  expect(formatDay(day, language)).toBe(expected)
})

test('formats a month in words', () => {
  expect(formatMonth('2025-03-01', 'en')).toBe('March 2025')
  expect(formatMonth('2025-03-01', 'sw')).toBe('Machi 2025')
  expect(formatMonth('soon', 'en')).toBe('soon')
})

test.each(languages)('names each month in %s as the platform does', language => {
  const platform = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-15`
    expect(formatDay(day, language)).toContain(
      platform.formatToParts(new Date(day)).find(part => part.type === 'month')?.value,
    )
  }
})

test('the day in Nairobi begins three hours before the day in Greenwich', () => {
  expect(nairobiDate(new Date('2026-11-20T20:59:00Z'))).toBe('2026-11-20')
  expect(nairobiDate(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21')
})
