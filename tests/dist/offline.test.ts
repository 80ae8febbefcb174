import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { all } from './html.ts'
import { brotli, fileOf, files, pages, read, text } from './site.ts'

const worker = text('service-worker.js')
const kept = [...worker.matchAll(/["'`](\/[^"'`]*)["'`]:["'`]([A-Za-z0-9+/]{43}=)["'`]/g)].map(([, address, hash]) => ({
  address: address as string,
  hash: hash as string,
}))

test('the worker keeps every page that has an address, and both that say there is none', () => {
  const addresses = kept.map(({ address }) => address)
  const wanted = pages.flatMap(page => (page.kind === 'error' ? [] : (page.address ?? `/${page.file}`)))
  expect(addresses).toEqual(expect.arrayContaining(wanted))
})

test('the worker keeps the font, the tooltips and the estimator', () => {
  const wanted = files.filter(file => /^(_assets|fonts)\//.test(file)).map(file => `/${file}`)
  expect(wanted.length).toBeGreaterThan(3)
  expect(kept.map(({ address }) => address)).toEqual(expect.arrayContaining(wanted))
})

test.each(kept)('$address is kept as it was built', ({ address, hash }) => {
  const file = fileOf(address)
  expect(file).toBeDefined()
  expect(
    createHash('sha256')
      .update(read(file as string))
      .digest('base64'),
  ).toBe(hash)
})

test('for every picture on a page there is a small one or a drawing on the device', () => {
  const shown = pages.flatMap(({ document }) => all(document, 'img')).map(({ attributes }) => attributes.src ?? '')
  expect(shown.length).toBeGreaterThan(6)
  const addresses = kept.map(({ address }) => address)
  for (const name of new Set(
    shown.map(src => src.replace(/^\/pictures\/\w+\/(stack|roof|hero)-(.*?)-?\d+\..*$/, '$1-$2')),
  )) {
    const drawing = name.startsWith('hero') ? 'hero' : name
    expect(addresses).toContain(`/drawings/${drawing}.svg`)
  }
})

/** As the network carries it: what is compressed already, as it is. */
const carried = (file: string) => (/\.(avif|webp|woff2)$/.test(file) ? read(file).length : brotli(file))

test('what the device keeps weighs no more than its budget', () => {
  const weights = kept.map(({ address }) => carried(fileOf(address) as string))
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.offline.release)
})

test('the worker itself weighs no more than its budget', () => {
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(budgets.offline.worker)
})
