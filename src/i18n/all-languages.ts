import type { Localized } from '#text/languages.ts'
import { en } from './en.ts'
import { sw } from './sw.ts'
import type { Words } from './words.ts'

/** Every language's sentences, each checked when the build loads it. */
export const wordsByLanguage: Localized<Words> = { en, sw }
