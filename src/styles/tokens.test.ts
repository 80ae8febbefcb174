import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All style sheets of components, except those of the desk, which has no tokens. */
const files = globSync('src/**/*.module.css').filter(file => !file.includes('src/desk/'))

/** Declarations of distances, such as `padding: 0 8px`. */
const SPACING =
  /^\s*(?:margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-(?:margin|padding))[a-z-]*: [^;]+/gm
/** A distance on the 4 px scale, or in rem. */
const STEP_OF_SCALE = /(?<![\w.-])-?(?:[48]|\d*[02468][048]|\d*[13579][26])px|[\d.]+rem/
const FONT = /^\s*font(?:-size)?: [^;]+/gm
/** A fixed size in rem. Sizes in px are units of a drawing. */
const FIXED_SIZE = /[\d.]+rem/

function findDeclarations(file: string, declaration: RegExp, value: RegExp): string[] {
  const css = readFileSync(file, 'utf8')
  return Array.from(css.matchAll(declaration), ([text]) => text.trim()).filter(text => value.test(text))
}

test('the scale has the multiples of 4 px and no other distance', () => {
  for (let px = 1; px <= 120; px++) expect(STEP_OF_SCALE.test(`${px}px`), `${px}px`).toBe(px % 4 === 0)
})

test.each(files)('%s takes its distances on the 4 px scale from tokens', file => {
  expect(findDeclarations(file, SPACING, STEP_OF_SCALE)).toEqual([])
})

test.each(files)('%s takes its fixed font sizes from tokens', file => {
  expect(findDeclarations(file, FONT, FIXED_SIZE).filter(text => !/clamp\(|min\(/.test(text))).toEqual([])
})
