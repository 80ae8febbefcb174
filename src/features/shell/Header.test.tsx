import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { pathsIn } from '#site/paths.ts'
import { languages } from '#text/languages.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { Header } from './Header.tsx'

const markup = renderMarkup(<Header />)
const menu = /<details.*<\/details>/s.exec(markup)?.[0] ?? ''

test('the menu is a closed <details> element', () => {
  expect(menu).not.toContain(' open')
  expect(textOf(/<summary>.*<\/summary>/s.exec(menu)?.[0] ?? '')).toBe('Menu Close')
})

/** Home pages in the other languages. */
const otherHomes: readonly string[] = languages.slice(1).map(language => pathsIn(language).home)

test('links to the other languages once, beside the name', () => {
  const linksIn = (part: string) => attributeValues(part, 'href').filter(href => otherHomes.includes(href))
  expect(linksIn(markup.slice(0, markup.indexOf('<nav')))).toEqual(otherHomes)
  expect(linksIn(markup)).toEqual(otherHomes)
})

test('menu and row have the same links', () => {
  const row = /<nav.*?(?=<a [^>]*data-quote-page)/s.exec(markup)?.[0] ?? ''
  const expected = ['/', '/#products', '/#about', '/#why-choose-us', '/#contact', `tel:${business.phone}`]
  for (const part of [menu, row]) {
    expect(attributeValues(part, 'href').filter(href => !otherHomes.includes(href))).toEqual(expected)
    expect(textOf(part)).toMatch(/Home Products About Why Choose Us Contact (Call )?\+254 /)
  }
})

test('the menu says that its number is for calls', () => {
  expect(textOf(menu)).toContain('Contact Call +254 ')
})

test('shows Get Quote once, outside the menu', () => {
  expect(attributeValues(markup, 'href').filter(href => href === '/quote')).toHaveLength(1)
  expect(menu).not.toContain('/quote')
})

test('Get Quote is no link on its own page', () => {
  const own = renderMarkup(<Header path={paths => paths.quote} />)
  expect(attributeValues(own, 'href')).not.toContain('/quote')
  expect(own).toMatch(/<span[^>]* aria-current="page">Get Quote<\/span>/)
})

test('row and menu mark the link to the page that is open, and no other', () => {
  const current = (page: string) => page.match(/<a[^>]* aria-current="page">[^<]*/g)?.map(link => textOf(link)) ?? []
  expect(current(renderMarkup(<Header path={paths => paths.home} />))).toEqual(['Home', 'Home'])
  expect(current(renderMarkup(<Header path={paths => paths.delivery} />))).toEqual([])
  expect(current(markup)).toEqual([])
})

test('the logo names the brand and links to the home page', () => {
  expect(attributeValues(markup, 'aria-label')[0]).toBe(`${business.brand}, home`)
  expect(attributeValues(markup, 'href')[0]).toBe('/')
})
