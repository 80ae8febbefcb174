import { expect, test } from 'vitest'
import { drawingOf, pictureName, sameView, tooMany } from './release.ts'

const seen = [
  '/pictures/mask-versatile.x1.webp',
  '/pictures/roof-versatile-400.AbCd12.avif',
  '/pictures/stack-versatile-400.AbCd12.avif',
  '/pictures/roof-box-26-2-400.AbCd12.avif',
  '/pictures/roof-romantile-736.AbCd12.webp',
]
const sections = { 'roof-versatile': 'versatile', 'stack-versatile': 'versatile', 'hero-wide': 'box' }

test.each([
  ['a large picture', '/pictures/a1B2/roof-versatile-960.x1y2z3.avif', '/pictures/roof-versatile-400.AbCd12.avif'],
  ['one of a stack', '/pictures/a1B2/stack-versatile-720.x1y2z3.avif', '/pictures/stack-versatile-400.AbCd12.avif'],
  [
    'one whose name holds digits',
    '/pictures/a1B2/roof-box-26-2-960.x1y2z3.avif',
    '/pictures/roof-box-26-2-400.AbCd12.avif',
  ],
  ['one in an older format', '/pictures/a1B2/roof-romantile-960.x1.webp', '/pictures/roof-romantile-736.AbCd12.webp'],
])('%s is stood in for by one that was seen and shows the same', (_, asked, shown) => {
  expect(sameView(asked, seen)).toBe(shown)
})

test.each([
  '/pictures/a1B2/roof-versatile-960.x1.webp',
  '/pictures/a1B2/roof-box-26-960.x1.avif',
  '/pictures/a1B2/mask-versatile.x1.webp',
  '/pictures/',
  '/pictures/../x',
])('nothing that was seen shows the same as %s in its format', asked => {
  expect(sameView(asked, seen)).toBeUndefined()
})

test.each([
  ['/pictures/a1B2/roof-versatile-960.x1y2z3.avif', '/drawings/versatile.svg'],
  ['/pictures/a1B2/hero-wide-1440.x1.webp', '/drawings/box.svg'],
  ['/pictures/a1B2/roof-unknown-400.x1.avif', undefined],
  ['/pictures/a1B2/mask-versatile.x1.webp', undefined],
])('where nothing like %s was seen, %s is shown', (asked, drawing) => {
  expect(drawingOf(asked, sections)).toBe(drawing)
})

test('a picture is known by its name, whatever the folder of its release', () => {
  expect(pictureName('/pictures/a1B2/roof-box-400.AbCd12.avif')).toBe('/pictures/roof-box-400.AbCd12.avif')
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
