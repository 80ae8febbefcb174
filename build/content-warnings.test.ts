import { expect, test } from 'vitest'
import { findHeavyPages, findPagesLeftOut } from './content-warnings.ts'

const page = (path: string, length: number) => ({
  path,
  html: Array.from({ length }, (_, index) => ((index * 48271) % 2147483647).toString(36)).join(' '),
})

test('does not warn of pages of a comfortable size', () => {
  expect(findHeavyPages([page('index.html', 10)], 1000)).toEqual([])
})

test('names the heaviest pages first, and counts the others', () => {
  const pages = [200, 900, 500, 300, 100].map((length, index) => page(`product/sheet-${index}.html`, length))
  const [warning = '', ...others] = findHeavyPages(pages, 50)
  expect(others).toEqual([])
  expect(warning).toMatch(
    /^\/product\/sheet-1 has \d+ kB, which is \d+ % above the comfortable size; \/product\/sheet-2 /,
  )
  expect(warning).toContain('; and 2 more pages. ')
})

test('names the product pages that have no room in the offline release', () => {
  expect(findPagesLeftOut({ cachedOnVisit: [] })).toEqual([])
  expect(findPagesLeftOut({ cachedOnVisit: ['/product/a', '/sw/product/a'] })).toEqual([
    expect.stringMatching(/^2 product pages .*: \/product\/a, \/sw\/product\/a\.$/),
  ])
})
