import type { en } from './en.ts'

/** All texts of the site in one language. English gives the type: other languages must have the same keys. */
export type Words = typeof en
