import { expect, test } from 'vitest'
import { standIn } from './release.ts'

const files = {
  '/pictures/roof-versatile-400.AbCd12.avif': 'a',
  '/pictures/stack-versatile-400.AbCd12.avif': 'b',
  '/drawings/roof-versatile.svg': 'c',
  '/drawings/stack-versatile.svg': 'e',
  '/drawings/hero.svg': 'd',
}

test.each([
  ['a large picture', '/pictures/roof-versatile-960.x1y2z3.avif', '/pictures/roof-versatile-400.AbCd12.avif'],
  [
    'a large picture of a stack',
    '/pictures/stack-versatile-720.x1y2z3.avif',
    '/pictures/stack-versatile-400.AbCd12.avif',
  ],
  [
    'a picture in a format of which no small one is kept',
    '/pictures/roof-versatile-736.x1.webp',
    '/drawings/roof-versatile.svg',
  ],
  ['a stack in such a format', '/pictures/stack-versatile-720.x1.webp', '/drawings/stack-versatile.svg'],
  ['either picture of the house', '/pictures/hero-wide-1440.x1.avif', '/drawings/hero.svg'],
])('%s is stood in for by what shows the same', (_, asked, shown) => {
  expect(standIn(asked, files)).toBe(shown)
})

test.each(['/pictures/roof-unknown-400.x1.avif', '/pictures/mask-versatile.x1.webp', '/pictures/', '/pictures/../x'])(
  'nothing stands in for %s',
  asked => {
    expect(standIn(asked, files)).toBeUndefined()
  },
)
