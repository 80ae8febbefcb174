import { expect, test } from 'vitest'
import { standIn } from './release.ts'

const files = {
  '/pictures/a1B2/roof-versatile-400.AbCd12.avif': 'a',
  '/pictures/a1B2/stack-versatile-400.AbCd12.avif': 'b',
  '/drawings/roof-versatile.svg': 'c',
  '/drawings/stack-versatile.svg': 'e',
  '/drawings/hero.svg': 'd',
  '/pictures/a1B2/roof-box-26-2-400.AbCd12.avif': 'f',
}

test.each([
  ['a large picture', '/pictures/a1B2/roof-versatile-960.x1y2z3.avif', '/pictures/a1B2/roof-versatile-400.AbCd12.avif'],
  [
    'a large picture of a stack',
    '/pictures/a1B2/stack-versatile-720.x1y2z3.avif',
    '/pictures/a1B2/stack-versatile-400.AbCd12.avif',
  ],
  [
    'a picture in a format of which no small one is kept',
    '/pictures/a1B2/roof-versatile-736.x1.webp',
    '/drawings/roof-versatile.svg',
  ],
  ['a stack in such a format', '/pictures/a1B2/stack-versatile-720.x1.webp', '/drawings/stack-versatile.svg'],
  [
    'a picture whose name holds digits',
    '/pictures/a1B2/roof-box-26-2-960.x1y2z3.avif',
    '/pictures/a1B2/roof-box-26-2-400.AbCd12.avif',
  ],
  ['either picture of the house', '/pictures/a1B2/hero-wide-1440.x1.avif', '/drawings/hero.svg'],
])('%s is stood in for by what shows the same', (_, asked, shown) => {
  expect(standIn(asked, files)).toBe(shown)
})

test.each([
  '/pictures/a1B2/roof-unknown-400.x1.avif',
  '/pictures/a1B2/mask-versatile.x1.webp',
  '/pictures/',
  '/pictures/../x',
])('nothing stands in for %s', asked => {
  expect(standIn(asked, files)).toBeUndefined()
})
