import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { fileAt } from '../src/site/host.ts'
import { fitting, releaseOf } from './release.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Text that hardly compresses, and the same for the same seed. */
function noise(bytes: number, seed: number): string {
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
    ...Object.fromEntries(pages.map((page, index) => [page, noise(5000, index)])),
    ...Object.fromEntries(slugs.map((slug, index) => [`product/${slug}.html`, noise(12_000, index + 10)])),
    ...Object.fromEntries(pictures.map(picture => [picture, 'a picture'])),
    'manifest.webmanifest': '{}',
    '_assets/estimator.a1.js': noise(90_000, 1),
    'fonts/archivo.b2.woff2': noise(15_000, 2),
    'drawings/box.svg': '<svg/>',
    'previews/home.jpg': 'a preview',
  }),
)

/** Bytes on the way to a phone: fonts are compressed already. */
function weight(address: string): number {
  // The page that says that a product is not there has only its name.
  const file = join(dist, address.endsWith('404.html') ? address : fileAt(address))
  const data = readFileSync(file)
  return address.endsWith('.woff2') ? data.length : brotliCompressSync(data).length
}

test('of sixty products the first of the price list are kept, and the whole keeps to its limit', async () => {
  const { shared, pages: kept, left } = await releaseOf(dist, slugs)
  const own = Object.keys(kept['/'] ?? {})
  const products = own.filter(address => address.startsWith('/product/sheet-'))
  expect(products).toEqual(slugs.slice(0, products.length).map(slug => `/product/${slug}`))
  expect(products.length).toBeGreaterThan(3)
  expect(left).toEqual(slugs.slice(products.length).map(slug => `/product/${slug}`))
  expect(own).toEqual(expect.arrayContaining(['/', '/404.html', '/offline.html', '/product/404.html']))
  expect(Object.keys(shared).toSorted()).toEqual([
    '/_assets/estimator.a1.js',
    '/drawings/box.svg',
    '/fonts/archivo.b2.woff2',
  ])
  const sum = [...Object.keys(shared), ...own].reduce((total, address) => total + weight(address), 0)
  expect(sum).toBeLessThanOrEqual(budgets.offline.release)
  expect(sum + weight(left[0] as string), 'the next one has no room').toBeGreaterThan(budgets.offline.release)
})

test('neither pictures nor the page that only the host shows are in the release', async () => {
  const { shared, pages: kept } = await releaseOf(dist, slugs)
  const all = [...Object.keys(shared), ...Object.keys(kept['/'] ?? {})]
  expect(all.filter(address => /pictures|previews|500/.test(address))).toEqual([])
})

test('the same files make a release of the same name, and one other byte another', async () => {
  const { name } = await releaseOf(dist, slugs)
  expect((await releaseOf(dist, slugs)).name).toBe(name)
  write({ 'index.html': 'changed' })
  expect((await releaseOf(dist, slugs)).name).not.toBe(name)
})

test('what does not fit even without products stops the build', () => {
  const files = [
    { file: 'a', bytes: 60 },
    { file: 'b', bytes: 50 },
  ]
  expect(() => fitting(files, [], 100)).toThrow('offline.release is 100; what every device keeps weighs 110 bytes')
  expect(fitting([], files, 100)).toEqual({ kept: [files[0]], left: [files[1]] })
  expect(fitting([], files, 110)).toEqual({ kept: files, left: [] })
})
