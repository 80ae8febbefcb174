import { expect, test } from 'vitest'
import { application } from '#i18n/en/application.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ApplicationError } from './ApplicationError.tsx'

const props = {
  words: application,
  callHref: 'tel:+254711111111',
  chatHref: 'https://wa.me/254711111111',
  homeHref: '/',
}

test('names the error and offers to reload, call, chat or go home', () => {
  const markup = renderMarkup(<ApplicationError {...props} />)
  expect(textOf(markup)).toMatch(/^Unexpected Application Error! .* Load again Call Chat on WhatsApp Return to Home$/)
  const addresses = attributeValues(markup, 'href').filter(href => !href.startsWith('#'))
  expect(addresses).toEqual(['', props.callHref, props.chatHref, props.homeHref])
  expect(attributeValues(markup, 'role')).toEqual(['alert'])
})

test('the heading has the level that it is given', () => {
  expect(renderMarkup(<ApplicationError {...props} />)).toContain('<h1>Unexpected Application Error!</h1>')
  expect(renderMarkup(<ApplicationError {...props} heading="h2" />)).toContain('<h2>Unexpected Application Error!</h2>')
})
