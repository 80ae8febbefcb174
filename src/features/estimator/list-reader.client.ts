import { compareList } from '#roofing/list/compare.ts'
import { parseList } from '#roofing/list/list.ts'
import { needsOf } from '#roofing/list/needs.ts'

/** What a list takes: fetched when there is a list, because most people come without one. */
export { compareList, needsOf, parseList }
