import { expect, test } from 'vitest'
import { exampleByThickness, exampleProducts } from '../../../tests/example-products.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { SheetPrices } from './SheetPrices.tsx'

const [example] = exampleProducts as [(typeof exampleProducts)[number]]
const markupOf = (facts: Partial<typeof example>) =>
  renderMarkup(<SheetPrices product={{ ...example, ...example.words.en, ...facts }} />)

test('a sheet of each usual length and of the example roof costs its metres, in whole shillings rounded up', () => {
  const rows = markupOf({ price: 470.5, thicknesses: [] }).split('<tr>').slice(2)
  expect(rows.map(row => textOf(row).replaceAll('\u00a0', ' '))).toEqual([
    '2 m KSh 941',
    '2.5 m KSh 1,177',
    '3 m KSh 1,412',
    '5.5 m, for the example roof KSh 2,588',
  ])
})

test('a step tile has whole steps and the lap', () => {
  const rows = markupOf({ profile: 'versatile', price: 555, thicknesses: [] }).split('<tr>').slice(2)
  expect(rows.map(row => textOf(row).replaceAll('\u00a0', ' '))).toEqual([
    '2.25 m KSh 1,249',
    '2.6 m KSh 1,443',
    '3.3 m KSh 1,832',
    '5.75 m, for the example roof KSh 3,192',
  ])
})

test('today’s prices find the length of each sheet', () => {
  const markup = markupOf({ thicknesses: [] })
  expect([...markup.matchAll(/data-running-m="([\d.]+)"/g)].map(([, lengthM]) => lengthM)).toEqual([
    '2',
    '2.5',
    '3',
    '5.5',
  ])
  expect(markup).toContain(`data-price="${example.slug}"`)
})

test('a product with prices by thickness has no price of a sheet', () => {
  expect(markupOf({ thicknesses: exampleByThickness.thicknesses })).toBe('')
})
