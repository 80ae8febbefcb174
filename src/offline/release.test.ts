import { expect, test } from 'vitest'
import { countExcess, drawingAddressOf, findSameView } from './release.ts'

const cached = [
  '/pictures/a1B2/mask-versatile.webp',
  '/pictures/a1B2/roof-versatile-400.avif',
  '/pictures/a1B2/stack-versatile-400.avif',
  '/pictures/a1B2/roof-box-26-2-400.avif',
  '/pictures/a1B2/roof-romantile-736.webp',
]
const crossSections = { 'roof-versatile': 'versatile', 'stack-versatile': 'versatile', 'hero-wide': 'box' }

test.each([
  ['a large picture', '/pictures/a1B2/roof-versatile-960.avif', '/pictures/a1B2/roof-versatile-400.avif'],
  ['a picture of a stack', '/pictures/a1B2/stack-versatile-720.avif', '/pictures/a1B2/stack-versatile-400.avif'],
  [
    'a picture with digits in its name',
    '/pictures/a1B2/roof-box-26-2-960.avif',
    '/pictures/a1B2/roof-box-26-2-400.avif',
  ],
  ['a picture in an older format', '/pictures/a1B2/roof-romantile-960.webp', '/pictures/a1B2/roof-romantile-736.webp'],
])('replaces %s by a cached one of the same view', (_, requested, replacement) => {
  expect(findSameView(requested, cached)).toBe(replacement)
})

test.each([
  '/pictures/a1B2/roof-versatile-960.webp',
  '/pictures/a1B2/roof-box-26-960.avif',
  '/pictures/a1B2/mask-versatile.webp',
  '/pictures/',
  '/pictures/../x',
])('finds no cached picture of the same view and format as %s', requested => {
  expect(findSameView(requested, cached)).toBeUndefined()
})

test.each([
  ['/pictures/a1B2/roof-versatile-960.avif', '/drawings/versatile.svg'],
  ['/pictures/a1B2/hero-wide-1440.webp', '/drawings/box.svg'],
  ['/pictures/a1B2/roof-unknown-400.avif', undefined],
  ['/pictures/a1B2/mask-versatile.webp', undefined],
])('the drawing that replaces %s is %s', (requested, drawing) => {
  expect(drawingAddressOf(requested, crossSections)).toBe(drawing)
})

test.each([
  [[], 0],
  [[10, 10, 10], 0],
  [[10, 10, 10, 10], 1],
  [[50, 30, 25], 1],
  [[10, 10, 90], 1],
  [[60, 50, 90], 2],
  [[101], 1],
])('with limits of 3 files and 100 bytes, deletes from sizes %j the oldest %i', (sizes, excess) => {
  expect(countExcess(sizes, { files: 3, bytes: 100 })).toBe(excess)
})
