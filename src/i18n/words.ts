import type { en } from './en.ts'

/** All texts of the site in one language. */
export type Words = typeof en
