import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { scopedName } from '../../build/scoped-name.ts'
import { business } from '../../src/facts/business.ts'
import { featuredProducts } from '../../src/facts/catalogue.ts'
import { exampleFields } from '../../src/facts/schema/business.schema.ts'
import { displayedWhenNotFound } from '../../src/features/errors/displayed.ts'
import { wordsByLanguage as words } from '../../src/i18n/all-languages.ts'
import { en } from '../../src/i18n/en.ts'
import { addressOf, homeOf, kindOf, patternsOf } from '../../src/site/host.ts'
import { languages } from '../../src/text/languages.ts'
import { products } from '../e2e/site.ts'
import { all, type HtmlElement } from './html.ts'
import { type BuiltPage, brotli, files, pages, read, text } from './site.ts'

/** The words of another language may be longer than those of the first: pages of it may weigh this much more. */
const OTHER_WORDS = 1.06

/** The pages for legal text and for errors keep to the budget of a product page; what an owner adds is allowed for. */
function budgetOf({ kind, document, language }: BuiltPage) {
  const page = budgets.pages[kind === 'home' || kind === 'notFound' ? kind : 'product']
  const { notice, thickness } = budgets.owner
  const notices = all(document, 'div', { 'data-notice': '' }).length
  const thicknesses = kind === 'product' ? all(document, 'th', { scope: 'row' }).length : 0
  return {
    htmlBrotli:
      page.htmlBrotli * (language === languages[0] ? 1 : OTHER_WORDS) +
      notices * notice.htmlBrotli +
      thicknesses * thickness.htmlBrotli,
    scriptsBrotli: page.scriptsBrotli + notices * notice.scriptsBrotli,
  }
}

/** A server sends so much at once, and waits for an answer before it sends more: ten packets. */
const FIRST_FLIGHT = 14_600
/** What the lengths of the chunks take. */
const CHUNKS = 24
/** What the engine says by itself with every page. */
const OWN_HEAD = [
  'HTTP/1.1 200 OK',
  'Content-Type: text/html; charset=utf-8',
  'Content-Encoding: br',
  'Transfer-Encoding: chunked',
  'Cache-Control: public, max-age=0, must-revalidate',
  `ETag: "${'0'.repeat(32)}"`,
  'CF-Cache-Status: HIT',
]

/** All that is said with a page: what the engine says by itself, what all answers carry, and the policy of its kind. */
function headOf({ file }: BuiltPage): string {
  const blocks = text('_headers').trim().split('\n\n')
  const linesOf = (pattern: string) =>
    (blocks.find(block => block.startsWith(`${pattern}\n`)) ?? '')
      .split('\n')
      .slice(1)
      .map(line => line.trim())
      .filter(line => !line.startsWith('!'))
  const kind = kindOf(file)
  const own = kind === 'other' ? [] : linesOf(patternsOf(kind, homeOf(addressOf(file)))[0] as string)
  const shared = linesOf('/*').filter(line => own.length === 0 || !line.startsWith('Content-Security-Policy'))
  return `${[...OWN_HEAD, ...shared, ...own].join('\r\n')}\r\n\r\n`
}

/** A whole page; in another language, whose words are longer, down to the first picture. */
function atOnce({ html, language }: BuiltPage): string {
  return language === languages[0] ? html : html.slice(0, html.indexOf('</picture>'))
}

/** Names and sentences of an owner's own may be longer than the examples. */
const OWN_WORDS = exampleFields(business).includes('brand') ? 0 : 200

test.each(pages.filter(({ kind }) => kind === 'home' || kind === 'product'))(
  '$file and all that is said with it come at once, as an edge network compresses them',
  page => {
    const head = headOf(page)
    expect(head).toContain('Content-Security-Policy')
    // What an owner adds is allowed for, and may cost a round trip.
    const { htmlBrotli } = budgetOf({ ...page, language: languages[0] })
    const added = htmlBrotli - budgets.pages[page.kind as 'home'].htmlBrotli
    expect(head.length + brotli(Buffer.from(atOnce(page)), 5)).toBeLessThanOrEqual(
      FIRST_FLIGHT - CHUNKS + added + OWN_WORDS,
    )
  },
)

/** The code that a page brings with it; structured data and speculation rules are none. */
function scriptsOf({ document }: BuiltPage): string[] {
  return all(document, 'script')
    .filter(({ attributes }) => !attributes.type || attributes.type === 'module')
    .map(script => script.text)
}

/** What stands in a page for a picture has limits of its own. */
const withoutTiny = ({ html }: BuiltPage) => Buffer.from(html.replace(/ src="data:image[^"]*"/, ''))

test.each(pages)('$file keeps to its bytes: the page with all of its styles', page => {
  expect(brotli(withoutTiny(page))).toBeLessThanOrEqual(budgetOf(page).htmlBrotli)
  expect(all(page.document, 'link', { rel: 'stylesheet' })).toEqual([])
})

const twins = pages.filter(({ kind, language }) => language !== languages[0] && ['legal', 'notFound'].includes(kind))

// The owner's own words may be longer in one language than in another: these pages hold hardly any.
test.each(twins)('$file weighs hardly more than the same page in the first language', ({ file, path }) => {
  const first = pages.find(page => page.language === languages[0] && page.path === path)
  expect(brotli(read(file))).toBeLessThanOrEqual(brotli(read(first?.file ?? '')) * OTHER_WORDS)
})

test.each(pages)('$file keeps to its bytes: the scripts before any interaction', page => {
  const scripts = scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(0)
  expect(brotliCompressSync(scripts.join('')).length).toBeLessThanOrEqual(budgetOf(page).scriptsBrotli)
})

test.each(pages)('$file asks for no script of its own, and starts no framework', ({ document, html }) => {
  expect(all(document, 'script').filter(({ attributes }) => attributes.src)).toEqual([])
  expect(html).not.toContain('astro-island')
})

const estimator = files.filter(file => /^_assets\/estimator\./.test(file))
const wordsByLanguage = (language: string) => estimator.filter(file => file.includes(`/estimator.${language}.`))

test.each(languages)('the estimator in %s, script, styles and words together, keeps to its bytes', language => {
  const parts = [...estimator.filter(file => file.split('.').length === 3), ...wordsByLanguage(language)]
  expect(parts.map(file => file.split('.').at(-1)).toSorted()).toEqual(['css', 'js', 'js'])
  const sizes = parts.map(file => gzipSync(read(file), { level: 9 }).length)
  const further = (products.length - featuredProducts(products).length) * budgets.owner.furtherProduct.estimatorGzip
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.estimator.gzip + further)
})

test.each(languages)('what it fetches later in %s, for bill, list and today’s prices, keeps to its bytes', language => {
  const spoken = (file: string) => ['list-reader', 'whole-bill'].some(name => file.includes(`/${name}.${language}.`))
  const later = files.filter(file => spoken(file) || file.startsWith('_assets/price-client.'))
  expect(later).toHaveLength(3)
  const sizes = later.map(file => gzipSync(read(file), { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.estimator.later)
})

test('the estimator’s script says nothing by itself: its words stand in one script a language', () => {
  const script = text(estimator.find(file => /\/estimator\.[^/.]*\.js$/.test(file)) as string)
  const said = (holder: object): string[] =>
    Object.values(holder).flatMap(value =>
      typeof value === 'string' ? value : typeof value === 'object' ? said(value) : [],
    )
  for (const sentence of said(en.estimator).filter(one => one.length > 20)) expect(script).not.toContain(sentence)
  for (const language of languages)
    for (const [key, { estimator }] of Object.entries(words))
      expect(wordsByLanguage(language).map(text).join().includes(estimator.aid), `${key} in that of ${language}`).toBe(
        key === language,
      )
})

test.each(['ListEntry', 'ListComparison'])(
  '%s, fetched later, finds its styles in those that the estimator brings',
  part => {
    const folder = 'src/features/quote/'
    const style = text(estimator.find(file => file.endsWith('.css')) as string)
    const modules = [...readFileSync(`${folder}${part}.tsx`, 'utf8').matchAll(/'\.\/(\w+\.module\.css)'/g)]
    expect(modules.length).toBeGreaterThan(0)
    for (const [, module = ''] of modules) {
      const [, name = ''] = /^\.(\w+)/m.exec(readFileSync(folder + module, 'utf8')) ?? []
      expect(style).toContain(`.${scopedName(name, folder + module)}`)
    }
  },
)

test('beside it there are only what it fetches later, the gallery, the tooltips and the worker', () => {
  const others = files.filter(file => file.endsWith('.js') && !estimator.includes(file))
  expect(others.map(file => file.replace(/\.[^.]+\.js$/, ''))).toEqual([
    '_assets/enlarge',
    ...languages.map(language => `_assets/list-reader.${language}`),
    '_assets/price-client',
    '_assets/tooltips',
    ...languages.map(language => `_assets/whole-bill.${language}`),
    'service-worker.js',
  ])
})

test('there is one font, and one of few letters for each language; they keep to their bytes', () => {
  const sizes = files
    .filter(file => /\.(woff2?|ttf|otf)$/.test(file))
    .map(file => read(file).length)
    .sort((a, b) => b - a)
  expect(sizes).toHaveLength(1 + languages.length)
  const [whole, ...few] = sizes
  expect(whole).toBeLessThanOrEqual(budgets.fonts.bytes)
  for (const size of few) expect(size).toBeLessThanOrEqual(budgets.fonts.fewLetters)
})

test.each(pages.filter(({ kind }) => kind === 'notFound'))(
  '$file sets nothing in the display face that its font of few letters lacks',
  ({ document, language }) => {
    const inside = (element: HtmlElement | undefined, tag: string): boolean =>
      element !== undefined && (element.tag === tag || inside(element.parent, tag))
    // Links in lists are set in the face of the text.
    const displayed = document.elements.filter(
      element => element.tag === 'h1' || (element.tag === 'a' && inside(element, 'main') && !inside(element, 'li')),
    )
    expect(displayed.length).toBeGreaterThan(2)
    const held = displayedWhenNotFound(words[language])
    for (const { text } of displayed) for (const letter of text.trim()) expect(held).toContain(letter)
  },
)
