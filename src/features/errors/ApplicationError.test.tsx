import { expect, test } from 'vitest'
import { application } from '#i18n/en/application.ts'
import { attributes, rendered, textOf } from '../../../tests/rendered.tsx'
import { ApplicationError } from './ApplicationError.tsx'

const ways = {
  words: application,
  callHref: 'tel:+254711111111',
  chatHref: 'https://wa.me/254711111111',
  homeHref: '/',
}

test('a failure is named, and leaves four ways on: load again, call, chat, home', () => {
  const markup = rendered(<ApplicationError {...ways} />)
  expect(textOf(markup)).toMatch(
    /^Unexpected Application Error! .* Load again Call us Chat on WhatsApp Return to Home$/,
  )
  const addresses = attributes(markup, 'href').filter(href => !href.startsWith('#'))
  expect(addresses).toEqual(['', ways.callHref, ways.chatHref, ways.homeHref])
  expect(attributes(markup, 'role')).toEqual(['alert'])
})

test('inside a page its heading takes the level it is given', () => {
  expect(rendered(<ApplicationError {...ways} />)).toContain('<h1>Unexpected Application Error!</h1>')
  expect(rendered(<ApplicationError {...ways} heading="h2" />)).toContain('<h2>Unexpected Application Error!</h2>')
})
