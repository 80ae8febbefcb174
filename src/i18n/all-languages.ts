import type { Localized } from '#text/languages.ts'
import { en } from './en.ts'
import { sw } from './sw.ts'
import type { Words } from './words.ts'

/** The words of every language. */
export const wordsByLanguage: Localized<Words> = { en, sw }
