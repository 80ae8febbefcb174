import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callLink, chatLink, spokenNumber, writtenNumber } from './contact-links.ts'

const phone = '+254712345678'

test('a call link holds the whole number', () => {
  expect(callLink(phone)).toBe('tel:+254712345678')
})

test('a number is spoken as people in Kenya say it, and written with its country code', () => {
  expect(spokenNumber(phone)).toBe('0712\u00a0345\u00a0678')
  expect(writtenNumber(phone)).toBe('+254\u00a0712\u00a0345\u00a0678')
})

test('a chat link holds digits only, and the text', () => {
  const link = new URL(chatLink(phone, 'Hello & welcome, 100% *bold*\nnext line?'))
  expect(link.origin + link.pathname).toBe('https://wa.me/254712345678')
  expect(link.searchParams.get('text')).toBe('Hello & welcome, 100% *bold*\nnext line?')
  expect(link.hash).toBe('')
})

test('any text arrives as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const link = new URL(chatLink(phone, text))
      expect(link.searchParams.get('text')).toBe(text)
      expect([...link.searchParams.keys()]).toEqual(['text'])
    }),
  )
})
