import type { en } from './en.ts'

/** Every visible sentence of the site in one language. A second language is a second object of this type. */
export type Words = typeof en
