import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { business } from '../../src/facts/business.ts'
import { addressOf, fileAt, homePaths } from '../../src/site/host.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { all } from './html.ts'
import { DIST, deskFiles, fileOf, files, pages, text } from './site.ts'

const SITE = business.siteAddress

/** Pages that are asked for by a name that no page has to write, in each language, with who asks. */
const spoken = {
  '404.html': 'the engine, for an address that nothing is at',
  'product/404.html': 'the engine, for the same below /product',
  'offline.html': 'the worker, for a page that is not on the device',
}

/** What is asked for by such a name, each with who asks. */
const wellKnown = {
  'index.html': 'the browser, for /; _redirects names it',
  ...Object.fromEntries(
    homePaths.flatMap(home => Object.entries(spoken).map(([file, who]) => [`${home}${file}`.slice(1), who])),
  ),
  '500.html': 'whoever runs the engine, when it fails',
  'robots.txt': 'search engines',
  'apple-touch-icon.png': 'a phone that keeps the site among its apps',
  '.well-known/security.txt': 'who has found a hole',
  _headers: 'the engine, at start',
  _redirects: 'the engine, at start',
  ...Object.fromEntries(
    languages.map(language => [
      pathsIn(language).feed.slice(1),
      'catalogues of other apps, whose owner gave them its address',
    ]),
  ),
}

const readable = files.filter(file => /(\.(html|js|css|svg|xml|txt|csv|json|webmanifest)|_redirects)$/.test(file))
const contents = new Map(readable.map(file => [file, text(file)]))

/** The addresses under which the host gives a file, without the origin. */
const addressesOf = (file: string) => [`/${file}`, addressOf(file), `./${file.replace('_assets/', '')}`]

/** Whether a text holds one of the addresses whole: not as a part of a longer one. */
function names(content: string, addresses: readonly string[]): boolean {
  return addresses.some(address => {
    const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?:["'\`(\\s,=;]|${SITE})${literal}(?![\\w./-])`).test(content)
  })
}

/** True where an address leads to a file and, with a fragment, to a part of it that exists. */
function leadsSomewhere(address: string): boolean {
  const url = new URL(address, SITE)
  const file = fileOf(url.pathname)
  const id = decodeURIComponent(url.hash.slice(1))
  if (!file || id === '') return file !== undefined
  return pages.some(page => page.file === file && page.document.elements.some(({ attributes }) => attributes.id === id))
}

test('every file is reached from one that is asked for by its well-known name', () => {
  const reached = new Set(Object.keys(wellKnown))
  for (const file of reached) {
    const content = contents.get(file)
    if (content === undefined) continue
    // The worker lists whatever was built: only the drawings, which stand in for pictures, are asked for by it alone.
    const own = file === 'service-worker.js' ? files.filter(other => other.startsWith('drawings/')) : files
    for (const other of own) if (!reached.has(other) && names(content, addressesOf(other))) reached.add(other)
  }
  expect(files.filter(file => !reached.has(file))).toEqual([])
})

test('every well-known file is there', () => {
  expect(Object.keys(wellKnown).filter(file => !files.includes(file))).toEqual([])
})

test('every file that any file names is there', () => {
  const named = [...contents].flatMap(([file, content]) =>
    Array.from(content.matchAll(/(?<=\/)(_assets|pictures|fonts|previews)\/[\w./-]+\w/g), ([name]) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !files.includes(name))).toEqual([])
})

describe.each(pages)('$file', ({ document }) => {
  test('asks only for what is there: pictures, icons, fonts, the manifest, whatever an attribute names', () => {
    const named = document.elements.flatMap(({ tag, attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) => {
        if (/srcset$/.test(name)) return value.split(',').map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
        const isAddress = ['href', 'src', 'action', 'poster', 'content'].includes(name) || name.startsWith('data-')
        return isAddress && tag !== 'a' ? [value] : []
      }),
    )
    const own = named.filter(value => /^\/(?!\/)/.test(value) || value.startsWith(SITE))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(value => !leadsSomewhere(value))).toEqual([])
  })
})

describe.each(pages.filter(({ address }) => address !== undefined))('$file', ({ document }) => {
  test('tells search engines only addresses that lead somewhere', () => {
    const named: string[] = []
    const walk = (value: unknown, key: string): void => {
      // An `@id` is a name and leads nowhere; its page exists.
      if (typeof value === 'string' && value.startsWith(SITE))
        named.push(key === '@id' ? (value.split('#')[0] ?? '') : value)
      else if (typeof value === 'object' && value !== null)
        for (const [inner, part] of Object.entries(value)) walk(part, Array.isArray(value) ? key : inner)
    }
    const blocks = all(document, 'script', { type: 'application/ld+json' }).map(script => JSON.parse(script.text))
    walk(blocks, '')
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(address => !leadsSomewhere(address))).toEqual([])
  })
})

test('the manifest starts at a page, and its icons are there in the size and the format they state', async () => {
  const manifest = JSON.parse(text('manifest.webmanifest')) as {
    start_url: string
    scope: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect([manifest.start_url, manifest.scope].filter(address => !leadsSomewhere(address))).toEqual([])
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(`${DIST}/${fileOf(src)}`).metadata()
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type })
  }
})

test('the sitemap and the robots file name only addresses that lead somewhere', () => {
  const named = ['sitemap.xml', 'robots.txt'].flatMap(file =>
    Array.from(text(file).matchAll(/https:\/\/[^<\s"]+/g), ([address]) => address).filter(address =>
      address.startsWith(SITE),
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(address => !leadsSomewhere(address))).toEqual([])
})

test('every rule for headers is about a file, and every rewrite leads to one', () => {
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
