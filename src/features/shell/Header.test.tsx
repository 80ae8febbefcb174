import { expect, test } from 'vitest'
import { attributes, rendered, textOf } from '../../../tests/rendered.tsx'
import { business } from '../../business.ts'
import { Header } from './Header.tsx'

const markup = rendered(<Header />)
const menu = /<details.*<\/details>/s.exec(markup)?.[0] ?? ''

test('the menu is one that the browser opens and closes by itself', () => {
  expect(menu).not.toContain(' open')
  expect(menu).toMatch(/<summary>Menu<\/summary>/)
})

test('menu and row lead to the same places', () => {
  const row = markup.slice(markup.indexOf('</details>'))
  const expected = ['/', '/#products', '/#about', '/#why-choose-us', '/#contact', `tel:${business.phone}`]
  for (const part of [menu, row]) {
    expect(attributes(part, 'href').slice(0, -1)).toEqual(expected)
    const quote = new URL(attributes(part, 'href').at(-1) ?? '')
    expect(quote.searchParams.get('text')).toContain('quotation')
    expect(textOf(part)).toMatch(/Home Products About Why Choose Us Contact \+254 .* Get Quote$/)
  }
})

test('the logo names the brand and leads home', () => {
  expect(attributes(markup, 'aria-label')[0]).toBe(`${business.brand}, home`)
  expect(attributes(markup, 'href')[0]).toBe('/')
})
