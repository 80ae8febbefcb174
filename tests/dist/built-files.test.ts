import { describe, expect, test } from 'vitest'
import { business } from '../../src/facts/business.ts'
import { addressOf, fileAt, homePaths } from '../../src/site/host.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { findAll } from './html.ts'
import { deskFiles, fileOf, files, pages, text } from './site.ts'

const SITE = business.siteAddress

/** Pages in each language that are requested without a link to them, and who requests them. */
const localizedWellKnown = {
  '404.html': 'the host, for an unknown address',
  'product/404.html': 'the host, for an unknown product',
  'offline.html': 'the service worker, for a page that is not on the device',
}

/** All files that are requested without a link to them, and who requests them. */
const wellKnown = {
  'index.html': 'the browser, for /',
  ...Object.fromEntries(
    homePaths.flatMap(home =>
      Object.entries(localizedWellKnown).map(([file, who]) => [`${home}${file}`.slice(1), who]),
    ),
  ),
  '500.html': 'the host, when it fails',
  'robots.txt': 'search engines',
  'apple-touch-icon.png': 'a phone, for its home screen',
  '.well-known/security.txt': 'people who report a vulnerability',
  _headers: 'the host',
  _redirects: 'the host',
  ...Object.fromEntries(languages.map(language => [pathsIn(language).feed.slice(1), 'catalogues of other apps'])),
}

const readable = files.filter(file => /(\.(html|js|css|svg|xml|txt|csv|json|webmanifest)|_redirects)$/.test(file))
const contents = new Map(readable.map(file => [file, text(file)]))

/** The addresses of a file, without the origin. */
const addressesOf = (file: string) => [`/${file}`, addressOf(file), `./${file.replace('_assets/', '')}`]

/** Whether a text mentions one of the addresses, and not only as a part of a longer one. */
function mentions(content: string, addresses: readonly string[]): boolean {
  return addresses.some(address => {
    const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?:["'\`(\\s,=;]|${SITE})${literal}(?![\\w./-])`).test(content)
  })
}

/** Whether an address leads to an existing file and, with a fragment, to an existing id. */
function isReachable(address: string): boolean {
  const url = new URL(address, SITE)
  const file = fileOf(url.pathname)
  const id = decodeURIComponent(url.hash.slice(1))
  if (!file || id === '') return file !== undefined
  return pages.some(page => page.file === file && page.document.elements.some(({ attributes }) => attributes.id === id))
}

test('every file is used', () => {
  const reached = new Set(Object.keys(wellKnown))
  for (const file of reached) {
    const content = contents.get(file)
    if (content === undefined) continue
    // The worker lists all files, so its list proves no use. The drawings are used there only, instead of missing pictures.
    const candidates = file === 'service-worker.js' ? files.filter(other => other.startsWith('drawings/')) : files
    for (const other of candidates) if (!reached.has(other) && mentions(content, addressesOf(other))) reached.add(other)
  }
  expect(files.filter(file => !reached.has(file))).toEqual([])
})

test('every well-known file exists', () => {
  expect(Object.keys(wellKnown).filter(file => !files.includes(file))).toEqual([])
})

test('every file that another file names exists', () => {
  const named = [...contents].flatMap(([file, content]) =>
    Array.from(content.matchAll(/(?<=\/)(_assets|pictures|fonts|previews)\/[\w./-]+\w/g), ([name]) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !files.includes(name))).toEqual([])
})

describe.each(pages)('$file', ({ document }) => {
  test('names only existing files in its attributes', () => {
    const named = document.elements.flatMap(({ tag, attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) => {
        if (/srcset$/.test(name)) return value.split(',').map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
        const isAddress = ['href', 'src', 'action', 'poster', 'content'].includes(name) || name.startsWith('data-')
        return isAddress && tag !== 'a' ? [value] : []
      }),
    )
    const siteAddresses = named.filter(value => /^\/(?!\/)/.test(value) || value.startsWith(SITE))
    expect(siteAddresses.length).toBeGreaterThan(0)
    expect(siteAddresses.filter(value => !isReachable(value))).toEqual([])
  })
})

describe.each(pages.filter(({ address }) => address !== undefined))('$file', ({ document }) => {
  test('has only reachable addresses in its structured data', () => {
    const named: string[] = []
    const walk = (value: unknown, key: string): void => {
      // An `@id` is only a name, but its page exists.
      if (typeof value === 'string' && value.startsWith(SITE))
        named.push(key === '@id' ? (value.split('#')[0] ?? '') : value)
      else if (typeof value === 'object' && value !== null)
        for (const [inner, part] of Object.entries(value)) walk(part, Array.isArray(value) ? key : inner)
    }
    const blocks = findAll(document, 'script', { type: 'application/ld+json' }).map(script => JSON.parse(script.text))
    walk(blocks, '')
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(address => !isReachable(address))).toEqual([])
  })
})

// metadata-files.test.ts checks its icons.
test.each(languages)('the manifest in %s starts at an existing page', language => {
  const manifest = JSON.parse(text(pathsIn(language).manifest.slice(1))) as { start_url: string; scope: string }
  expect([manifest.start_url, manifest.scope].filter(address => !isReachable(address))).toEqual([])
})

test('sitemap and robots.txt have only reachable addresses', () => {
  const named = ['sitemap.xml', 'robots.txt'].flatMap(file =>
    Array.from(text(file).matchAll(/https:\/\/[^<\s"]+/g), ([address]) => address).filter(address =>
      address.startsWith(SITE),
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(address => !isReachable(address))).toEqual([])
})

test('every header rule and every rewrite matches a file', () => {
  const patterns = text('_headers').match(/^\/\S*/gm) ?? []
  const expressions = patterns.map(pattern => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`))
  expect(expressions.length).toBeGreaterThan(1)
  const addresses = [...files, ...deskFiles].flatMap(addressesOf)
  expect(expressions.filter(rule => !addresses.some(address => rule.test(address)))).toEqual([])
  const targets = text('_redirects')
    .trim()
    .split('\n')
    .map(line => line.split(' ')[1] ?? '')
    // A redirect leads to an address, a rewrite to a file.
    .map(target => target.replace(/#.*/, ''))
    .map(target => (target.endsWith('/') ? `/${fileAt(target)}` : target))
  expect(targets.length).toBeGreaterThan(0)
  const leading = targets.map(target => new RegExp(`^${target.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+')}$`))
  expect(leading.filter(rule => !addresses.some(address => rule.test(address)))).toEqual([])
})
