import { expect, test } from 'vitest'
import { drawingOf, sameView, tooMany } from './release.ts'

const seen = [
  '/pictures/a1B2/mask-versatile.webp',
  '/pictures/a1B2/roof-versatile-400.avif',
  '/pictures/a1B2/stack-versatile-400.avif',
  '/pictures/a1B2/roof-box-26-2-400.avif',
  '/pictures/a1B2/roof-romantile-736.webp',
]
const sections = { 'roof-versatile': 'versatile', 'stack-versatile': 'versatile', 'hero-wide': 'box' }

test.each([
  ['a large picture', '/pictures/a1B2/roof-versatile-960.avif', '/pictures/a1B2/roof-versatile-400.avif'],
  ['one of a stack', '/pictures/a1B2/stack-versatile-720.avif', '/pictures/a1B2/stack-versatile-400.avif'],
  ['one whose name holds digits', '/pictures/a1B2/roof-box-26-2-960.avif', '/pictures/a1B2/roof-box-26-2-400.avif'],
  ['one in an older format', '/pictures/a1B2/roof-romantile-960.webp', '/pictures/a1B2/roof-romantile-736.webp'],
])('%s is stood in for by one that was seen and shows the same', (_, asked, shown) => {
  expect(sameView(asked, seen)).toBe(shown)
})

test.each([
  '/pictures/a1B2/roof-versatile-960.webp',
  '/pictures/a1B2/roof-box-26-960.avif',
  '/pictures/a1B2/mask-versatile.webp',
  '/pictures/',
  '/pictures/../x',
])('nothing that was seen shows the same as %s in its format', asked => {
  expect(sameView(asked, seen)).toBeUndefined()
})

test.each([
  ['/pictures/a1B2/roof-versatile-960.avif', '/drawings/versatile.svg'],
  ['/pictures/a1B2/hero-wide-1440.webp', '/drawings/box.svg'],
  ['/pictures/a1B2/roof-unknown-400.avif', undefined],
  ['/pictures/a1B2/mask-versatile.webp', undefined],
])('where nothing like %s was seen, %s is shown', (asked, drawing) => {
  expect(drawingOf(asked, sections)).toBe(drawing)
})

test.each([
  [[], 0],
  [[10, 10, 10], 0],
  [[10, 10, 10, 10], 1],
  [[50, 30, 25], 1],
  [[10, 10, 90], 1],
  [[60, 50, 90], 2],
  [[101], 1],
])('of %j, three and 100 bytes at most, the oldest %i go', (bytes, gone) => {
  expect(tooMany(bytes, { files: 3, bytes: 100 })).toBe(gone)
})
