import { expect, test } from 'vitest'
import { attributes, rendered, textOf } from '../../../tests/rendered.tsx'
import { business } from '../../business.ts'
import { ApplicationError } from './ApplicationError.tsx'

test('a failure is named, and leaves four ways on: load again, call, chat, home', () => {
  const markup = rendered(<ApplicationError />)
  expect(textOf(markup)).toMatch(
    /^Unexpected Application Error! .* Load again Call us Chat on WhatsApp Return to Home$/,
  )
  const [again, call, chat, home] = attributes(markup, 'href')
  expect([again, call, home]).toEqual(['', `tel:${business.phone}`, '/'])
  expect(chat).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  expect(attributes(markup, 'role')).toEqual(['alert'])
})

test('inside a page its heading takes the level it is given', () => {
  expect(rendered(<ApplicationError />)).toContain('<h1>Unexpected Application Error!</h1>')
  expect(rendered(<ApplicationError heading="h2" />)).toContain('<h2>Unexpected Application Error!</h2>')
})
