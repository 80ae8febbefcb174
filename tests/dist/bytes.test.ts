import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { all } from './html.ts'
import { type BuiltPage, brotli, files, pages, read } from './site.ts'

/** The pages for legal text and for errors keep to the budget of a product page. */
function budgetOf({ kind }: BuiltPage) {
  if (kind === 'home' || kind === 'notFound') return budgets.pages[kind]
  return budgets.pages.product
}

/** The code that a page brings with it; structured data and speculation rules are none. */
function scriptsOf({ document }: BuiltPage): string[] {
  return all(document, 'script')
    .filter(({ attributes }) => !attributes.type || attributes.type === 'module')
    .map(script => script.text)
}

test.each(pages)('$file keeps to its bytes: the page with all of its styles', page => {
  expect(brotli(page.file)).toBeLessThanOrEqual(budgetOf(page).htmlBrotli)
  expect(all(page.document, 'link', { rel: 'stylesheet' })).toEqual([])
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

test('the estimator, script and styles together, keeps to its bytes', () => {
  const parts = files.filter(file => /^_assets\/estimator\./.test(file))
  expect(parts.map(file => file.split('.').at(-1)).toSorted()).toEqual(['css', 'js'])
  const sizes = parts.map(file => gzipSync(read(file), { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.estimator.gzip)
})

test('beside it there are only the scripts of the tooltips and of the worker', () => {
  const others = files.filter(file => file.endsWith('.js') && !file.includes('estimator.'))
  expect(others.map(file => file.replace(/\.[^.]+\.js$/, ''))).toEqual(['_assets/tooltips', 'service-worker.js'])
})

test('there is one font file, and it keeps to its bytes', () => {
  const fonts = files.filter(file => /\.(woff2?|ttf|otf)$/.test(file))
  expect(fonts).toHaveLength(budgets.fonts.files)
  for (const font of fonts) expect(read(font).length).toBeLessThanOrEqual(budgets.fonts.bytes)
})
