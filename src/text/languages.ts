/**
 * The languages that the site is written in; the first one stands at the root of the addresses. The owner's files hold
 * what they say under each of these keys, and `src/i18n` has a folder for each.
 */
export const languages = ['en', 'sw'] as const

export type Language = (typeof languages)[number]

/** The same text in every language. */
export type Localized<T = string> = Readonly<Record<Language, T>>
