import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { ProductNotFoundPage } from './ProductNotFoundPage.tsx'

test.each([NotFoundPage, ProductNotFoundPage])(
  '%o offers the home page, a chat, a call and the form for a house before the products',
  Page => {
    const [main = ''] = renderMarkup(<Page words={en} pictures={{ galleryOf: () => [] }} />).split('</main>')
    expect(textOf(main)).toMatch(
      /Return (to )?Home Chat on WhatsApp Call What will your sheets cost\?.+ Our .+ by the metre/,
    )
  },
)

test('prices of a metre on the not-found pages are starting prices', () => {
  const [main = ''] = renderMarkup(<NotFoundPage words={en} pictures={{ galleryOf: () => [] }} />).split('</main>')
  const text = textOf(main).replaceAll('\u00a0', ' ')
  const prices = text.match(/KSh [\d,]+ ?\/m/g) ?? []
  expect(prices.length).toBeGreaterThan(0)
  expect(text.match(/from KSh [\d,]+ ?\/m/g)).toHaveLength(prices.length)
})
