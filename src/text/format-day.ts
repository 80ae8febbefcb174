/**
 * Formats a day in full, such as `24 December 2026`.
 * @param day ISO date
 * @param language language tag, such as `en-KE`
 */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
