import type { Said } from '../languages.ts'
import { en } from './en.ts'
import { sw } from './sw.ts'
import type { Words } from './words.ts'

/** Every language's sentences, each checked when the build loads it. */
export const wordsIn: Said<Words> = { en, sw }
