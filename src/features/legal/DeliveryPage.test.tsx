import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { type Localized, languages } from '#text/languages.ts'
import { textOf } from '../../../tests/render.tsx'
import { DeliveryPage } from './DeliveryPage.tsx'

const inEveryLanguage = (text: string) => Object.fromEntries(languages.map(language => [language, text])) as Localized
const lamu = { county: 'Lamu', condition: inEveryLanguage('By dhow from Mokowe; ask for the day') }

/** The text of each section of the page. */
function sections(counties: readonly (typeof lamu | { county: string })[]): string[] {
  const main =
    renderToStaticMarkup(<DeliveryPage words={en} counties={counties} pictures={{ galleryOf: () => [] }} />).split(
      '</main>',
    )[0] ?? ''
  return main.split('<h2').map(part => textOf(`<h2${part}`))
}

test('lists counties with their condition, and the others without', () => {
  const texts = sections([{ county: 'Kwale' }, lamu])
  expect(texts).toContain('Counties with a condition Lamu By dhow from Mokowe; ask for the day')
  expect(texts).toContain('Counties without a condition Kwale')
})

test('does not mention conditions when no county has one', () => {
  const texts = sections([{ county: 'Kwale' }, { county: 'Lamu' }, { county: 'Kilifi' }])
  expect(texts).toContain('All 3 counties Kilifi Kwale Lamu')
  expect(texts.join()).not.toMatch(/with(out)? a condition/)
})

test('shows no empty list when every county has a condition', () => {
  expect(sections([lamu]).join()).not.toContain('without a condition')
})

test('invites to ask for the day of the delivery, and leads to Get Quote after the last step', () => {
  const [top = '', order] = sections([lamu])
  expect(top).toContain('Ask for your day')
  expect(top).toContain(`${en.application.chat} ${en.application.call}`)
  expect(order).toMatch(new RegExp(`^${en.delivery.steps.heading}`))
  expect(order).toContain(`${en.delivery.steps.list.at(-1)?.text} ${en.delivery.steps.quote}`)
})

test('says once how a lorry reaches the place', () => {
  expect(sections([lamu]).join().split('how a lorry can reach')).toHaveLength(2)
})
