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

test.each(pages)('the styles of $file hang on no :has()', ({ document }) => {
  for (const { text: css } of all(document, 'style')) expect(css).not.toContain(':has(')
})

test.each(pages)('$file has all its words, prices and links before any script runs', ({ document, kind }) => {
  const body = all(document, 'body')[0]?.text ?? ''
  if (kind === 'home' || kind === 'product') expect(body).toMatch(/KSh\s?\d{3}/)
  const links = all(document, 'a').map(({ attributes }) => attributes.href ?? '')
  expect(links.some(href => href.startsWith('tel:'))).toBe(true)
  if (kind !== 'notFound') expect(links.some(href => href.startsWith('https://wa.me/'))).toBe(true)
})
