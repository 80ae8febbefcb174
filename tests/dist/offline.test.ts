import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { releaseLimit } from '../../build/release.ts'
import { productFacts } from '../../src/facts/products.ts'
import { pictureProfiles } from '../../src/media/pictures/picture-profiles.ts'
import { drawingAddressOf } from '../../src/offline/release.ts'
import { homePathOf } from '../../src/site/host.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { type Language, languages } from '../../src/text/languages.ts'
import { all } from './html.ts'
import { brotli, fileOf, files, pages, read, text } from './site.ts'

const worker = text('service-worker.js')
const kept = [...worker.matchAll(/["'`](\/[^"'`]*)["'`]:["'`]([A-Za-z0-9+/]{43}=)["'`]/g)].map(([, address, hash]) => ({
  address: address as string,
  hash: hash as string,
}))

const addresses = kept.map(({ address }) => address)

test('the worker keeps what every visit needs: home, legal pages, what says that something is missing', () => {
  const wanted = pages.flatMap(page =>
    page.kind === 'product' || page.file === '500.html' ? [] : (page.address ?? `/${page.file}`),
  )
  expect(addresses).toEqual(expect.arrayContaining(wanted))
})

test('of the products it keeps the first on the price list, and knows the addresses of the others', () => {
  for (const language of languages) {
    const products = pages.filter(page => page.kind === 'product' && page.language === language)
    const paths = products.map(page => page.address as string)
    const own = addresses.filter(address => paths.includes(address))
    expect(own).toEqual(paths.slice(0, own.length))
    for (const left of paths.slice(own.length)) expect(worker).toContain(left)
  }
})

test('the worker keeps the font, the tooltips and the estimator', () => {
  const wanted = files.filter(file => /^(_assets|fonts)\//.test(file)).map(file => `/${file}`)
  expect(wanted.length).toBeGreaterThan(3)
  expect(addresses).toEqual(expect.arrayContaining(wanted))
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

test('for every picture on a page there is a drawing on the device', () => {
  const shown = pages
    .flatMap(({ document }) => all(document, 'img').filter(({ attributes }) => !attributes.src?.startsWith('data:')))
    .map(({ attributes }) => attributes.src ?? '')
  expect(shown.length).toBeGreaterThan(6)
  for (const picture of new Set(shown)) expect(addresses).toContain(drawingAddressOf(picture, pictureProfiles))
})

/** As the network carries it: what is compressed already, as it is. */
const carried = (file: string) => (file.endsWith('.woff2') ? read(file).length : brotli(read(file)))

/** A script names the language that it speaks; a page and its manifest stand below its home; the rest is of all of them. */
const ofLanguage = (language: Language) => (address: string) => {
  const spoken = languages.find(each => new RegExp(`^/_assets/quote\\.${each}\\.island\\.`).test(address))
  const isPage = /\.(html|webmanifest)$/.test(fileOf(address) ?? '')
  return spoken ? spoken === language : !isPage || homePathOf(address) === pathsIn(language).home
}

test.each(languages)('what the device keeps of %s weighs no more than its budget', language => {
  const weights = addresses.filter(ofLanguage(language)).map(address => carried(fileOf(address) as string))
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(releaseLimit(productFacts.length))
})

test('the worker itself weighs no more than its budget', () => {
  const { base, eachProduct } = budgets.offline.worker
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(base + eachProduct * productFacts.length)
})

test('the worker is one file', () => {
  expect(worker).not.toMatch(/\bimport\s*["'{(]/)
})
