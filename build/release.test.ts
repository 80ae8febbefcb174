import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { fileAt } from '../src/site/host.ts'
import { fitIntoLimit, releaseOf } from './release.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Pseudo-random text that hardly compresses. */
function randomText(bytes: number, seed: number): string {
  let state = seed + 1
  const letters = Array.from({ length: bytes }, () => {
    state = (state * 48271) % 2147483647
    return String.fromCharCode(33 + (state % 90))
  })
  return letters.join('')
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
}

const slugs = Array.from({ length: 60 }, (_, index) => `sheet-${index}`)
const pages = ['index.html', '404.html', 'offline.html', 'product/404.html', 'terms-of-service.html', '500.html']
const pictures = slugs.map(slug => `pictures/a1B2/roof-${slug}-400.x1y2z3.avif`)

beforeEach(() =>
  write({
    ...Object.fromEntries(pages.map((page, index) => [page, randomText(5000, index)])),
    ...Object.fromEntries(slugs.map((slug, index) => [`product/${slug}.html`, randomText(30_000, index + 10)])),
    ...Object.fromEntries(pictures.map(picture => [picture, 'a picture'])),
    'manifest.webmanifest': '{}',
    '_assets/estimator.a1.js': randomText(90_000, 1),
    'fonts/archivo.b2.woff2': randomText(15_000, 2),
    'drawings/box.svg': '<svg/>',
    'previews/home.jpg': 'a preview',
  }),
)

/** The size in transit. Fonts are already compressed. */
function measureAddress(address: string): number {
  // "Not found" pages are only available under their file name.
  const file = join(dist, address.endsWith('404.html') ? address : fileAt(address))
  const data = readFileSync(file)
  return address.endsWith('.woff2') ? data.length : brotliCompressSync(data).length
}

test('stores the first of sixty products, up to the limit', async () => {
  const { shared, pages: filesByHome, cachedOnVisit } = await releaseOf(dist, slugs)
  const own = Object.keys(filesByHome['/'] ?? {})
  const products = own.filter(address => address.startsWith('/product/sheet-'))
  expect(products).toEqual(slugs.slice(0, products.length).map(slug => `/product/${slug}`))
  expect(products.length).toBeGreaterThan(3)
  expect(cachedOnVisit).toEqual(slugs.slice(products.length).map(slug => `/product/${slug}`))
  expect(own).toEqual(expect.arrayContaining(['/', '/404.html', '/offline.html', '/product/404.html']))
  expect(Object.keys(shared).toSorted()).toEqual([
    '/_assets/estimator.a1.js',
    '/drawings/box.svg',
    '/fonts/archivo.b2.woff2',
  ])
  const sum = [...Object.keys(shared), ...own].reduce((total, address) => total + measureAddress(address), 0)
  expect(sum).toBeLessThanOrEqual(budgets.offline.release)
  expect(sum + measureAddress(cachedOnVisit[0] as string), 'the next one has no room').toBeGreaterThan(
    budgets.offline.release,
  )
})

test('leaves out pictures and the server error page', async () => {
  const { shared, pages: filesByHome } = await releaseOf(dist, slugs)
  const all = [...Object.keys(shared), ...Object.keys(filesByHome['/'] ?? {})]
  expect(all.filter(address => /pictures|previews|500/.test(address))).toEqual([])
})

test('the name of a release changes only with its files', async () => {
  const { name } = await releaseOf(dist, slugs)
  expect((await releaseOf(dist, slugs)).name).toBe(name)
  write({ 'index.html': 'changed' })
  expect((await releaseOf(dist, slugs)).name).not.toBe(name)
})

test('takes optional files in order while there is room', () => {
  const files = [
    { file: 'a', bytes: 60 },
    { file: 'b', bytes: 50 },
  ]
  expect(fitIntoLimit(files, files, 100)).toEqual({ included: [], leftOut: files })
  expect(fitIntoLimit([], files, 100)).toEqual({ included: [files[0]], leftOut: [files[1]] })
  expect(fitIntoLimit([], files, 110)).toEqual({ included: files, leftOut: [] })
})
