import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heroes } from '#media/pictures/picture-requests.ts'

/** The breakpoints, which the comment at the top of `tokens.css` lists. */
const breakpointsEm = Array.from(
  readFileSync('src/styles/tokens.css', 'utf8').matchAll(/^ \* {3}([\d.]+)em /gm),
  match => Number(match[1]),
)
/** Widths below this occur only with very large text. */
const LARGE_TEXT_EM = 19
/** From this width a label and a number field, or two buttons in large letters, fit side by side; 360 px are too narrow. */
const SIDE_BY_SIDE_EM = 23

const allowed = [
  ...breakpointsEm.flatMap(width => [`(min-width: ${width}em)`, `(max-width: ${(width - 0.01).toFixed(2)}em)`]),
  `(min-width: ${LARGE_TEXT_EM}em)`,
  `(max-width: ${LARGE_TEXT_EM}em)`,
  `(min-width: ${SIDE_BY_SIDE_EM}em)`,
]

test('tokens.css lists four breakpoints', () => {
  expect(breakpointsEm).toHaveLength(4)
})

test('the picture at the top of the home page changes at a breakpoint', () => {
  const conditions = heroes.flatMap(hero => ('media' in hero ? hero.media : []))
  expect(conditions.filter(condition => !allowed.includes(condition))).toEqual([])
})

test.each(globSync('src/**/*.css'))('%s has media conditions only at breakpoints', file => {
  const queries = readFileSync(file, 'utf8').match(/@(media|container)[^{]+/g) ?? []
  const widths = queries.flatMap(query => query.match(/\([^()]*width[^()]*\)/g) ?? [])
  expect(widths.filter(width => !allowed.includes(width))).toEqual([])
})
