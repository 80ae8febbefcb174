import { expect, test } from 'vitest'
import { application } from '#i18n/en/application.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ApplicationError } from './ApplicationError.tsx'

const ways = {
  words: application,
  callHref: 'tel:+254711111111',
  chatHref: 'https://wa.me/254711111111',
  homeHref: '/',
}

test('a failure is named, and leaves four ways on: load again, call, chat, home', () => {
  const markup = renderMarkup(<ApplicationError {...ways} />)
  expect(textOf(markup)).toMatch(
    /^Unexpected Application Error! .* Load again Call us Chat on WhatsApp Return to Home$/,
  )
  const addresses = attributeValues(markup, 'href').filter(href => !href.startsWith('#'))
  expect(addresses).toEqual(['', ways.callHref, ways.chatHref, ways.homeHref])
  expect(attributeValues(markup, 'role')).toEqual(['alert'])
})

test('inside a page its heading takes the level it is given', () => {
  expect(renderMarkup(<ApplicationError {...ways} />)).toContain('<h1>Unexpected Application Error!</h1>')
  expect(renderMarkup(<ApplicationError {...ways} heading="h2" />)).toContain('<h2>Unexpected Application Error!</h2>')
})
