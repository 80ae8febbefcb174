import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseOf } from './release.ts'

test('each language has its own pages, and other files are shared', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'release-'))
  mkdirSync(join(dist, 'product'))
  mkdirSync(join(dist, 'sw/product'), { recursive: true })
  for (const file of ['index', '404', 'product/box', 'product/404', 'sw', 'sw/404', 'sw/product/box', 'sw/product/404'])
    writeFileSync(join(dist, `${file}.html`), file)
  mkdirSync(join(dist, '_assets'))
  for (const part of [
    'icon.svg',
    '_assets/Quote.a1_B2.js',
    '_assets/quote.en.island.c3.js',
    '_assets/quote.sw.island.d4.js',
  ])
    writeFileSync(join(dist, part), part)
  const { shared, pages } = await releaseOf(dist, ['box'])
  rmSync(dist, { recursive: true })
  expect(Object.keys(shared)).toEqual(['/_assets/Quote.a1_B2.js', '/icon.svg'])
  expect(Object.keys(pages)).toEqual(['/', '/sw/'])
  expect(Object.keys(pages['/'] ?? {}).toSorted()).toEqual([
    '/',
    '/404.html',
    '/_assets/quote.en.island.c3.js',
    '/product/404.html',
    '/product/box',
  ])
  expect(Object.keys(pages['/sw/'] ?? {}).toSorted()).toEqual([
    '/_assets/quote.sw.island.d4.js',
    '/sw/',
    '/sw/404.html',
    '/sw/product/404.html',
    '/sw/product/box',
  ])
})
