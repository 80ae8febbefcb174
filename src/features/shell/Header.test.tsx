import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { pathsIn } from '#site/paths.ts'
import { languages } from '#text/languages.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { Header } from './Header.tsx'

const markup = renderMarkup(<Header />)
const { quote } = pathsIn('en')
const menu = /<details.*<\/details>/s.exec(markup)?.[0] ?? ''

test('the menu is one that the browser opens and closes by itself', () => {
  expect(menu).not.toContain(' open')
  expect(textOf(/<summary>.*<\/summary>/s.exec(menu)?.[0] ?? '')).toBe('Menu Close')
})

/** The home page in the other languages. */
const others: readonly string[] = languages.slice(1).map(language => pathsIn(language).home)

test('every other language stands beside the name and in the menu, a page without an address leading to its home', () => {
  for (const part of [menu, markup.slice(0, markup.indexOf('<nav'))])
    expect(attributeValues(part, 'href').filter(href => others.includes(href))).toEqual(others)
})

test('menu and row lead to the same places', () => {
  const row = markup.slice(markup.indexOf('<nav'), markup.indexOf(`href="${quote}"`))
  const expected = ['/', '/#products', '/#about', '/#why-choose-us', '/#contact', `tel:${business.phone}`]
  for (const part of [menu, row]) {
    expect(attributeValues(part, 'href').filter(href => !href.startsWith('https:') && !others.includes(href))).toEqual(
      expected,
    )
    expect(textOf(part)).toMatch(/Home Products About Why Choose Us Contact \+254 /)
  }
})

test('Get Quote stands beside them once, in view on every screen', () => {
  expect(attributeValues(markup, 'href').filter(href => href === quote)).toHaveLength(1)
  expect(attributeValues(menu, 'href')).not.toContain(quote)
})

test('the logo names the brand and leads home', () => {
  expect(attributeValues(markup, 'aria-label')[0]).toBe(`${business.brand}, home`)
  expect(attributeValues(markup, 'href')[0]).toBe('/')
})
