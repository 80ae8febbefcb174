import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from '#i18n/en/messages.ts'
import { chatLink } from '#site/contact-links.ts'
import { replaceColour } from './replace-colour.ts'

const linkIn = (colour: string) =>
  chatLink('+254712345678', messages.sample('BOX & CO', colour, 'https://example.com/x'))
const textOf = (href: string) => new URL(href).searchParams.get('text')

test('names any other colour, and nothing else changes', () => {
  const colours = fc.stringMatching(/^[\w'’/&?#%. -]{1,30}$/)
  fc.assert(
    fc.property(colours, colours, (before, now) => {
      expect(textOf(replaceColour(linkIn(before), messages.colour, now))).toBe(textOf(linkIn(now)))
    }),
  )
})

test('leaves a text without a colour as it is', () => {
  const greeting = chatLink('+254712345678', messages.greeting)
  expect(replaceColour(greeting, messages.colour, 'Maroon')).toBe(greeting)
})
