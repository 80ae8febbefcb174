import type { fundiListRead } from '#i18n/en/fundi-list.ts'
import { answered, readAnswers } from '#roofing/list/answers.ts'
import { compareList } from '#roofing/list/compare.ts'
import { parseList } from '#roofing/list/list.ts'
import { needsOf } from '#roofing/list/needs.ts'
import { pack, unpack } from '#roofing/quote/pack.ts'
import { ListComparison } from './ListComparison.tsx'
import { ListEntry } from './ListEntry.tsx'

/** All that only those need who have a list: a script of its own, fetched when there is one. */
export const reader = {
  parseList,
  readAnswers,
  answered,
  needsOf,
  compareList,
  pack,
  unpack,
  ListEntry,
  ListComparison,
}

/** With its words in the language of the page. */
export type ListReader = typeof reader & { readonly words: typeof fundiListRead }
