import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { type Localized, languages } from '#text/languages.ts'
import { textOf } from '../../../tests/render.tsx'
import { DeliveryPage } from './DeliveryPage.tsx'

const inEveryLanguage = (text: string) => Object.fromEntries(languages.map(language => [language, text])) as Localized
const lamu = { county: 'Lamu', condition: inEveryLanguage('By dhow from Mokowe; ask for the day') }

type Counties = readonly (typeof lamu | { county: string })[]

const renderPage = (counties: Counties) => renderToStaticMarkup(<DeliveryPage words={en} counties={counties} />)

/** The text of each section of the page. */
function sections(counties: Counties): string[] {
  const main = renderPage(counties).split('</main>')[0] ?? ''
  return main.split('<h2').map(part => textOf(`<h2${part}`))
}

/** The ways to ask. */
const ask = `${en.delivery.askDay} ${en.application.call}`

test('lists counties with their condition, and the others without', () => {
  const texts = sections([{ county: 'Kwale' }, lamu])
  expect(texts).toContain(`Counties with a condition ${en.delivery.ask} Lamu By dhow from Mokowe; ask for the day`)
  expect(texts[0]).toContain(`Counties without a condition, A to Z ${en.delivery.ask} Kwale`)
})

test('does not mention conditions when no county has one', () => {
  const texts = sections([{ county: 'Kwale' }, { county: 'Lamu' }, { county: 'Kilifi' }])
  expect(texts[0]).toMatch(new RegExp(`All 3 counties, A to Z ${en.delivery.ask} Kilifi Kwale Lamu `))
  expect(texts.join()).not.toMatch(/with(out)? a condition/)
})

test('shows no empty list when every county has a condition', () => {
  expect(sections([lamu]).join()).not.toContain('without a condition')
})

test('names the counties below the choice of one, those with a condition before how to order', () => {
  const [top = '', ...below] = sections([{ county: 'Kwale' }, lamu])
  expect(top).toContain(en.delivery.county)
  expect(top).toContain(en.delivery.others)
  expect(below[0]).toMatch(new RegExp(`^${en.delivery.conditions} `))
  expect(below[1]).toMatch(new RegExp(`^${en.delivery.steps.heading}`))
})

test('folds the counties without a condition, and what a tap on one does, into one closed row with the name of the list', () => {
  for (const [counties, name] of [
    [[{ county: 'Kwale' }, { county: 'Lamu' }], en.delivery.all(2)],
    [[{ county: 'Kwale' }, lamu], en.delivery.others],
  ] as const) {
    const [, fold = ''] = /<details class="[^"]*">(.*)<\/details>/.exec(renderPage(counties)) ?? []
    expect(textOf(fold)).toMatch(new RegExp(`^${name} ${en.delivery.ask} Kwale( Lamu)?$`))
    expect(fold).toMatch(/^<summary/)
  }
})

test('every county is a link to a chat that asks for its day', () => {
  const markup = renderPage([{ county: 'Kwale' }, lamu])
  for (const county of ['Kwale', 'Lamu']) {
    const [, address = ''] = new RegExp(`href="([^"]+)">${county}<`).exec(markup) ?? []
    expect(new URL(address).searchParams.get('text')).toMatch(new RegExp(`on which day.*: ${county}$`, 's'))
  }
})

test('invites to ask for the day of the delivery, and leads to Get Quote from the first step', () => {
  const [top = '', ...others] = sections([lamu])
  const order = others.find(text => text.startsWith(en.delivery.steps.heading))
  expect(top).toContain('Ask which day')
  expect(top).toContain(ask)
  expect(order).toContain(`${en.delivery.steps.list[0]?.text} ${en.home.roofForm.submit}`)
})

test('asks for the day once, beside the choice of a county', () => {
  const asking = sections([lamu]).filter(text => text.includes(ask))
  expect(asking).toHaveLength(1)
  expect(asking[0]).toContain(en.delivery.county)
})

test('the chat that asks for the day has a line for the place', () => {
  const markup = renderPage([lamu])
  const [, ...asks] = markup.split(`data-place="${en.messages.place}"`)
  expect(asks).toHaveLength(1)
  const [, address = ''] = /href="([^"]*wa\.me[^"]*)"/.exec(asks[0] as string) ?? []
  expect(new URL(address).searchParams.get('text')).toContain(`${en.messages.place}:`)
  expect(markup.match(/<select/g)).toHaveLength(1)
})

test('each step has a drawing of its own, left out of what is heard', () => {
  const [, steps = ''] = /<ol>(.*?)<\/ol>/.exec(renderPage([lamu]).split(en.delivery.steps.heading)[1] ?? '') ?? []
  const drawings = steps.match(/<svg [^>]*aria-hidden="true">.*?<\/svg>(?=<h3>)/g)
  expect(new Set(drawings).size).toBe(en.delivery.steps.list.length)
})

test('the drawing has a description, and letters in the order of the labels below it', () => {
  const [, drawing = '', legend = ''] =
    new RegExp(`<svg[^>]* aria-label="${en.delivery.drawing}">(.*?)</svg><ol[^>]* aria-hidden="true">(.*?)</ol>`).exec(
      renderPage([lamu]),
    ) ?? []
  const { lengths, flag, timber } = en.delivery.drawingLabels
  expect(textOf(drawing)).toBe('A B C')
  expect(textOf(legend)).toBe(`${flag} ${lengths} ${timber}`)
})

test('has no empty HTML comments between texts', () => {
  expect(renderPage([lamu])).not.toContain('<!--')
})

test('offers every county, in alphabetical order', () => {
  const [, choice = ''] = /<select[^>]*>(.*)<\/select>/.exec(renderPage([lamu, { county: 'Kwale' }])) ?? []
  expect(textOf(choice)).toBe(`${en.delivery.noCounty} Kwale Lamu`)
})

test('says once how a lorry reaches the place', () => {
  expect(sections([lamu]).join().split('how a lorry can reach')).toHaveLength(2)
})
