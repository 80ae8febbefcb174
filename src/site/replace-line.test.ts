import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from '#i18n/en/messages.ts'
import { chatLink } from './contact-links.ts'
import { replaceLine } from './replace-line.ts'

const linkTo = (text: string) => chatLink('+254712345678', text)
const textOf = (href: string) => new URL(href).searchParams.get('text')

test('names any other colour, and nothing else changes', () => {
  const linkIn = (colour: string) => linkTo(messages.sample('BOX & CO', colour, 'https://example.com/x'))
  const colours = fc.stringMatching(/^[\w'’/&?#%. -]{1,30}$/)
  fc.assert(
    fc.property(colours, colours, (before, now) => {
      expect(textOf(replaceLine(linkIn(before), messages.colour, now))).toBe(textOf(linkIn(now)))
    }),
  )
})

test('fills a line that says nothing yet, and empties it again', () => {
  const open = linkTo(messages.delivery())
  const filled = replaceLine(open, messages.place, 'Murang’a')
  expect(filled).toBe(linkTo(messages.delivery('Murang’a')))
  expect(replaceLine(filled, messages.place, '')).toBe(open)
})

test('leaves a text without the line as it is', () => {
  const greeting = linkTo(messages.greeting)
  expect(replaceLine(greeting, messages.colour, 'Maroon')).toBe(greeting)
})
