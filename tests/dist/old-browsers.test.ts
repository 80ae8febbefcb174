import { type Node, parse } from 'acorn'
import { expect, test } from 'vitest'
import { findAll } from './html.ts'
import { files, pages, text } from './site.ts'

// The built files use nothing that the oldest fully supported browsers lack (docs/decisions/0016).
const TOO_NEW = {
  nesting: /&/,
  'cascade layers': /@layer/,
  'container queries': /@container/,
  'new colour functions': /color-mix|oklch|oklab|light-dark/,
  'new units': /\d(d|s|l)v[hw]\b/,
  subgrid: /subgrid/,
}

const sheets = [
  ...pages.map(({ file, document }) => ({
    file,
    css: findAll(document, 'style')
      .map(style => style.text)
      .join(''),
  })),
  ...files.filter(file => file.endsWith('.css')).map(file => ({ file, css: text(file) })),
]

for (const [what, pattern] of Object.entries(TOO_NEW)) {
  test.each(sheets)(`the styles of $file use no ${what}`, ({ css }) => {
    expect(css.length).toBeGreaterThan(500)
    expect(css).not.toMatch(pattern)
  })
}

/** The ECMAScript edition that all supported browsers parse. The parser here is not part of the build. */
const ECMA_VERSION = 2020

/** Methods and functions that some supported browsers lack. */
const TOO_NEW_METHODS = new Set([
  ...['at', 'findLast', 'findLastIndex', 'fromAsync', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  ...['groupBy', 'hasOwn', 'structuredClone', 'withResolvers', 'any', 'getOrInsert', 'getOrInsertComputed'],
  ...['isWellFormed', 'toWellFormed', 'difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'union'],
  ...['checkVisibility', 'randomUUID', 'requestIdleCallback', 'setHTML', 'showPicker', 'showPopover', 'togglePopover'],
  ...['showModal', 'startViewTransition', 'timeout', 'requestSubmit', 'WeakRef', 'moveBefore'],
])
/** Methods that are called only where they exist, with the place that checks. */
const GUARDED: Readonly<Record<string, string>> = {
  hasOwn: 'Astro calls it only for islands that are a property of an export; ours are not',
  startViewTransition: 'React calls it in a try block, for view transitions that we do not use',
  showModal: 'gallery.client.ts enlarges nothing where dialogs are unknown',
}

const scripts = [
  ...pages.map(({ file, document }) => ({
    file,
    code: findAll(document, 'script')
      .filter(({ attributes }) => [undefined, 'module'].includes(attributes.type))
      .map(script => script.text)
      // Each script has its own scope.
      .map(text => `{${text}}`)
      .join('\n'),
  })),
  ...files.filter(file => file.endsWith('.js')).map(file => ({ file, code: text(file) })),
]

/** Minified names are at most this long. */
const MAX_MINIFIED_LENGTH = 3

/** The names of all functions and constructors that a script calls. */
function calledNames(code: string): string[] {
  const names: string[] = []
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each)
    else if (typeof part === 'object' && part !== null) {
      const { type, callee } = part as Node & { callee?: { name?: string; property?: { name?: string } } }
      // A short global name such as `at` comes from the minifier.
      const global = callee?.name && callee.name.length > MAX_MINIFIED_LENGTH ? callee.name : undefined
      const name = global ?? callee?.property?.name
      if ((type === 'CallExpression' || type === 'NewExpression') && name) names.push(name)
      for (const inner of Object.values(part)) walk(inner)
    }
  }
  walk(parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' }))
  return names
}

test('the parser refuses newer syntax, and newer methods are found', () => {
  expect(() => calledNames('a ??= b')).toThrow(SyntaxError)
  expect(() => calledNames('class A { #b }')).toThrow(SyntaxError)
  expect(calledNames('list.at(-1); structuredClone(list); new WeakRef(list)')).toEqual([
    'at',
    'structuredClone',
    'WeakRef',
  ])
  expect(calledNames('const at = a => a; at(1)')).toEqual([])
})

test.each(scripts)('the scripts of $file parse in all supported browsers and call no newer methods', ({ code }) => {
  const names = calledNames(code)
  expect(names.length).toBeGreaterThan(0)
  const tooNew = names.filter(name => TOO_NEW_METHODS.has(name) && !(name in GUARDED))
  expect([...new Set(tooNew)]).toEqual([])
})

test.each(scripts)('the scripts of $file use no newer patterns or exports', ({ code }) => {
  // Safari supports lookbehind since 16.4, Firefox `export * as` since 80.
  expect(code).not.toMatch(/\(\?<[=!]/)
  expect(code).not.toMatch(/export\s*\*\s*as\b/)
  // Chrome before 91 fails on spread arguments after `?.`.
  expect(code).not.toMatch(/\?\.\([^()]*\.\.\./)
})

test.each(pages)('the styles of $file use no :has()', ({ document }) => {
  for (const { text: css } of findAll(document, 'style')) expect(css).not.toContain(':has(')
})

test.each(pages)('$file has its prices and contact links before any script runs', ({ document, kind }) => {
  const body = findAll(document, 'body')[0]?.text ?? ''
  if (kind === 'home' || kind === 'product') expect(body).toMatch(/KSh\s?\d/)
  const links = findAll(document, 'a').map(({ attributes }) => attributes.href ?? '')
  expect(links.some(href => href.startsWith('tel:'))).toBe(true)
  expect(links.some(href => href.startsWith('https://wa.me/'))).toBe(true)
})
