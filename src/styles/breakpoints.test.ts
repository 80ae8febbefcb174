import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The breakpoints of `tokens.css`. */
const BREAKPOINTS_EM = [22.5, 37.5, 56.25, 68.75]
/** Widths below this occur only with very large text. */
const LARGE_TEXT_EM = 19
/** From this width a label and a number field fit side by side on the quote page; 360 px are too narrow for typed units. */
const FIELD_BESIDE_LABEL_EM = 23

const allowed = [
  ...BREAKPOINTS_EM.flatMap(width => [`(min-width: ${width}em)`, `(max-width: ${(width - 0.01).toFixed(2)}em)`]),
  `(min-width: ${LARGE_TEXT_EM}em)`,
  `(max-width: ${LARGE_TEXT_EM}em)`,
  `(min-width: ${FIELD_BESIDE_LABEL_EM}em)`,
]

test.each(globSync('src/**/*.css'))('%s has media conditions only at breakpoints', file => {
  const queries = readFileSync(file, 'utf8').match(/@(media|container)[^{]+/g) ?? []
  const widths = queries.flatMap(query => query.match(/\([^()]*width[^()]*\)/g) ?? [])
  expect(widths.filter(width => !allowed.includes(width))).toEqual([])
})
