import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { productFacts } from '../../src/facts/products.ts'
import { pictureProfiles } from '../../src/media/pictures/picture-profiles.ts'
import { drawingAddressOf } from '../../src/offline/release.ts'
import { homePathOf } from '../../src/site/host.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { type Language, languages } from '../../src/text/languages.ts'
import { findAll } from './html.ts'
import { brotli, fileOf, files, pages, read, text } from './site.ts'

const worker = text('service-worker.js')
const listedFiles = [...worker.matchAll(/["'`](\/[^"'`]*)["'`]:["'`]([A-Za-z0-9+/]{43}=)["'`]/g)].map(
  ([, address, hash]) => ({
    address: address as string,
    hash: hash as string,
  }),
)

const addresses = listedFiles.map(({ address }) => address)

test('a release has the home page, the quote, the legal pages and the error pages', () => {
  const required = pages.flatMap(page =>
    page.kind === 'product' || page.file === '500.html' ? [] : (page.address ?? `/${page.file}`),
  )
  expect(addresses).toEqual(expect.arrayContaining(required))
})

test('a release has the first products of the price list and the addresses of the others', () => {
  for (const language of languages) {
    const products = pages.filter(page => page.kind === 'product' && page.language === language)
    const paths = products.map(page => page.address as string)
    const included = addresses.filter(address => paths.includes(address))
    expect(included).toEqual(paths.slice(0, included.length))
    for (const path of paths.slice(included.length)) expect(worker).toContain(path)
  }
})

test('a release has the font and all scripts', () => {
  const required = files.filter(file => /^(_assets|fonts)\//.test(file)).map(file => `/${file}`)
  expect(required.length).toBeGreaterThan(3)
  expect(addresses).toEqual(expect.arrayContaining(required))
})

test.each(listedFiles)('the hash of $address is that of the built file', ({ address, hash }) => {
  const file = fileOf(address)
  expect(file).toBeDefined()
  expect(
    createHash('sha256')
      .update(read(file as string))
      .digest('base64'),
  ).toBe(hash)
})

test('a release has a drawing for every picture', () => {
  const shown = pages
    .flatMap(({ document }) =>
      findAll(document, 'img').filter(({ attributes }) => !attributes.src?.startsWith('data:')),
    )
    .map(({ attributes }) => attributes.src ?? '')
  expect(shown.length).toBeGreaterThan(6)
  for (const picture of new Set(shown)) expect(addresses).toContain(drawingAddressOf(picture, pictureProfiles))
})

/** The bytes of a file as sent: fonts are already compressed. */
const sentBytes = (file: string) => (file.endsWith('.woff2') ? read(file).length : brotli(read(file)))

/** Estimator scripts, pages and manifests belong to one language; other files belong to all. */
const ofLanguage = (language: Language) => (address: string) => {
  const scriptLanguage = languages.find(each => new RegExp(`^/_assets/quote\\.${each}\\.island\\.`).test(address))
  const isPage = /\.(html|webmanifest)$/.test(fileOf(address) ?? '')
  return scriptLanguage ? scriptLanguage === language : !isPage || homePathOf(address) === pathsIn(language).home
}

test.each(languages)('a release in %s stays within its size limit', language => {
  const sizes = addresses.filter(ofLanguage(language)).map(address => sentBytes(fileOf(address) as string))
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.offline.release)
})

test('the worker stays within its size limit', () => {
  const { base, eachProduct } = budgets.offline.worker
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(base + eachProduct * productFacts.length)
})

test('the worker is one file', () => {
  expect(worker).not.toMatch(/\bimport\s*["'{(]/)
})
