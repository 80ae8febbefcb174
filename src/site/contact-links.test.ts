import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callLink, chatLink, formatInternationalNumber } from './contact-links.ts'

const phone = '+254712345678'

test('a call link has the whole number', () => {
  expect(callLink(phone)).toBe('tel:+254712345678')
})

test('formats a number in groups of digits', () => {
  expect(formatInternationalNumber(phone)).toBe('+254\u00a0712\u00a0345\u00a0678')
})

test('a chat link has the digits of the number and the text', () => {
  const link = new URL(chatLink(phone, 'Hello & welcome, 100% *bold*\nnext line?'))
  expect(link.origin + link.pathname).toBe('https://wa.me/254712345678')
  expect(link.searchParams.get('text')).toBe('Hello & welcome, 100% *bold*\nnext line?')
  expect(link.hash).toBe('')
})

test('a chat link preserves any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const link = new URL(chatLink(phone, text))
      expect(link.searchParams.get('text')).toBe(text)
      expect([...link.searchParams.keys()]).toEqual(['text'])
    }),
  )
})
