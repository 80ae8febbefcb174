import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { languages } from '../../src/text/languages.ts'
import { contentSize } from './content-size.ts'
import { findAll } from './html.ts'
import { type BuiltPage, brotli, files, pages, read, text } from './site.ts'

/** The bytes of a page as an edge network compresses it. */
const edgeBytes = (html: string) => brotli(Buffer.from(html), 5)

test.each(pages.filter(({ html }) => html.includes('</picture>')))(
  '$file up to its first picture stays within the limit of the first screen',
  page => {
    const firstScreen = page.html.slice(0, page.html.indexOf('</picture>'))
    expect(edgeBytes(firstScreen)).toBeLessThanOrEqual(budgets.page.firstScreen + contentSize(page))
  },
)

test.each(pages)('$file stays within its size limit and has all its styles inline', page => {
  expect(edgeBytes(page.html)).toBeLessThanOrEqual(budgets.page.html + contentSize(page))
  expect(findAll(page.document, 'link', { rel: 'stylesheet' })).toEqual([])
})

/** Lists a script and all files that it imports statically. */
function listWithImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name] of text(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
    listWithImports(`_assets/${name}`, found)
  return found
}

const islandOf = ({ document }: BuiltPage) => findAll(document, 'astro-island')[0]?.attributes

/** The files of all scripts that a page loads. */
function scriptFiles({ document }: BuiltPage): string[] {
  const started = findAll(document, 'script').flatMap(({ attributes }) => attributes.src?.slice(1) ?? [])
  return [...new Set(started.flatMap(file => [...listWithImports(file)]))]
}

test.each(pages)('the scripts of $file stay within their size limit', page => {
  const inline = findAll(page.document, 'script').filter(
    ({ attributes }) => !attributes.src && attributes.type === undefined,
  )
  const codes = [...inline.map(script => script.text), ...scriptFiles(page).map(text)]
  const bytes = codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
  expect(bytes).toBeLessThanOrEqual(budgets.page.scripts)
})

test.each(pages.filter(({ kind }) => kind !== 'quote'))('$file loads no framework', page => {
  expect(islandOf(page)).toBeUndefined()
})

const gzipBytes = (list: Iterable<string>) =>
  [...list].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)

function islandFiles(page: BuiltPage): Set<string> {
  const { 'component-url': component = '', 'renderer-url': renderer = '' } = islandOf(page) ?? {}
  return listWithImports(renderer.slice(1), listWithImports(component.slice(1)))
}

test.each(pages.filter(({ kind }) => kind === 'quote'))('the estimator of $file opens within its size limit', page => {
  expect(gzipBytes(islandFiles(page))).toBeLessThanOrEqual(budgets.estimator.toOpen)
})

test('the later imports of the estimator stay within their size limit', () => {
  const later = files.filter(file => /^_assets\/(list-reader|price-client)\./.test(file))
  expect(later).toHaveLength(2)
  expect(gzipBytes(later)).toBeLessThanOrEqual(budgets.estimator.later)
})

test.each(languages)('the estimator in %s has the words of no other language', language => {
  const page = pages.find(each => each.kind === 'quote' && each.language === language) as BuiltPage
  const code = [...islandFiles(page)].map(text).join('')
  for (const [key, { estimator }] of Object.entries(wordsByLanguage))
    expect(code.includes(estimator.disclaimer), key).toBe(key === language)
})

test('there is one font, within its size limit', () => {
  const fonts = files.filter(file => /\.(woff2?|ttf|otf)$/.test(file))
  expect(fonts).toHaveLength(1)
  expect(read(fonts[0] as string).length).toBeLessThanOrEqual(budgets.fonts)
})
