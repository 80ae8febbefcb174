import { type Node, parse } from 'acorn'
import { expect, test } from 'vitest'
import { all } from './html.ts'
import { files, pages, text } from './site.ts'

// What the oldest browsers with the whole design do not know must not come out of the build (docs/decisions/0016).
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
    css: all(document, 'style')
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

/** The edition that every browser of the list reads, read here by a parser that is no part of the build. */
const EDITION = 2020

/** Methods and functions that came after the browsers of the list, or to some of them only. */
const LATER = new Set([
  ...['at', 'findLast', 'findLastIndex', 'fromAsync', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  ...['groupBy', 'hasOwn', 'structuredClone', 'withResolvers', 'any', 'getOrInsert', 'getOrInsertComputed'],
  ...['isWellFormed', 'toWellFormed', 'difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'union'],
  ...['checkVisibility', 'randomUUID', 'requestIdleCallback', 'setHTML', 'showPicker', 'showPopover', 'togglePopover'],
  ...['showModal', 'startViewTransition', 'timeout', 'requestSubmit', 'WeakRef', 'moveBefore'],
])
/** What is called only where it is there: each with where that is looked after. */
const GUARDED: Readonly<Record<string, string>> = {
  hasOwn: 'Astro, for islands that are exported as a part of something; ours are not',
  startViewTransition: 'React, inside a try, where a page asks for one; ours do not',
  showModal: 'gallery.client.ts lays nothing over the page where dialogs are unknown',
}

const scripts = [
  ...pages.map(({ file, document }) => ({
    file,
    code: all(document, 'script')
      .filter(({ attributes }) => [undefined, 'module'].includes(attributes.type))
      .map(script => script.text)
      // Each stands for itself, with names of its own.
      .map(text => `{${text}}`)
      .join('\n'),
  })),
  ...files.filter(file => file.endsWith('.js')).map(file => ({ file, code: text(file) })),
]

/** The minifier's own names have no more letters. */
const MINIFIED = 3

/** The names of everything that a script calls or makes with `new`. */
function called(code: string): string[] {
  const names: string[] = []
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each)
    else if (typeof part === 'object' && part !== null) {
      const { type, callee } = part as Node & { callee?: { name?: string; property?: { name?: string } } }
      // A function that is called `at` alone is the minifier's: only what is long is a name that somebody gave.
      const global = callee?.name && callee.name.length > MINIFIED ? callee.name : undefined
      const name = global ?? callee?.property?.name
      if ((type === 'CallExpression' || type === 'NewExpression') && name) names.push(name)
      for (const inner of Object.values(part)) walk(inner)
    }
  }
  walk(parse(code, { ecmaVersion: EDITION, sourceType: 'module' }))
  return names
}

test('a newer edition and a newer method are seen for what they are', () => {
  expect(() => called('a ??= b')).toThrow(SyntaxError)
  expect(() => called('class A { #b }')).toThrow(SyntaxError)
  expect(called('list.at(-1); structuredClone(list); new WeakRef(list)')).toEqual(['at', 'structuredClone', 'WeakRef'])
  expect(called('const at = a => a; at(1)')).toEqual([])
})

test.each(scripts)('the scripts of $file are read by every browser of the list', ({ code }) => {
  expect(code.length).toBeGreaterThan(50)
  expect(called(code).length).toBeGreaterThan(0)
})

test.each(scripts)('the scripts of $file call nothing that came later', ({ code }) => {
  const late = called(code).filter(name => LATER.has(name) && !(name in GUARDED))
  expect([...new Set(late)]).toEqual([])
})

test.each(scripts)('the scripts of $file hold no pattern and no export that came later', ({ code }) => {
  // Looking behind in a pattern came to Safari in 16.4, naming a whole module in an export to Firefox in 80.
  expect(code).not.toMatch(/\(\?<[=!]/)
  expect(code).not.toMatch(/export\s*\*\s*as\b/)
  // Chrome before 91 stumbles over arguments that are spread after a question mark.
  expect(code).not.toMatch(/\?\.\([^()]*\.\.\./)
})

test.each(pages)('the styles of $file hang on no :has()', ({ document }) => {
  for (const { text: css } of all(document, 'style')) expect(css).not.toContain(':has(')
})

test.each(pages)('$file has all its words, prices and links before any script runs', ({ document, kind }) => {
  const body = all(document, 'body')[0]?.text ?? ''
  if (kind === 'home' || kind === 'product') expect(body).toMatch(/KSh\s?\d/)
  const links = all(document, 'a').map(({ attributes }) => attributes.href ?? '')
  expect(links.some(href => href.startsWith('tel:'))).toBe(true)
  expect(links.some(href => href.startsWith('https://wa.me/'))).toBe(true)
})
