/**
 * The languages of the site. The pages of the first one are at the root. The owner's files have a text for each of these
 * keys, and `src/i18n` has a folder for each.
 */
export const languages = ['en', 'sw'] as const

export type Language = (typeof languages)[number]

/** A value, by default a text, in every language. */
export type Localized<T = string> = Readonly<Record<Language, T>>
