import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { countExampleRoof } from '#features/prices/example-roof.ts'
import { exampleByThickness, exampleProducts } from '../../../tests/example-products.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { SheetPrices } from './SheetPrices.tsx'

const [example] = exampleProducts as [(typeof exampleProducts)[number]]
function markupOf(facts: Partial<typeof example>, roof?: ComponentProps<typeof SheetPrices>['roof']) {
  const product = { ...example, ...example.words.en, ...facts }
  return renderMarkup(<SheetPrices product={product} roof={roof ?? countExampleRoof(product)} />)
}

/** The texts of the rows below the headings. */
const rowsIn = (markup: string) =>
  markup
    .split(/<tr[^>]*>/)
    .slice(2)
    .map(row => textOf(row).replaceAll('\u00a0', ' '))

test('a sheet costs its metres, in usual lengths and in that of the example roof, in whole shillings rounded up', () => {
  expect(rowsIn(markupOf({ price: 470.5, thicknesses: [] }))).toEqual([
    '2.00 m KSh 941',
    '2.50 m KSh 1,177',
    '3.00 m KSh 1,412',
    '5.50 m KSh 2,588',
  ])
})

test('a step tile has whole steps and the lap', () => {
  expect(rowsIn(markupOf({ profile: 'versatile', price: 555, thicknesses: [] }))).toEqual([
    '2.25 m KSh 1,249',
    '2.60 m KSh 1,443',
    '3.30 m KSh 1,832',
    '5.75 m KSh 3,192',
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

test('sheets of an example roof of several lengths have a row each', () => {
  const roof = {
    cuts: [
      { lengthM: 4, count: 26 },
      { lengthM: 1.5, count: 26 },
    ],
  }
  expect(rowsIn(markupOf({ price: 470, thicknesses: [] }, roof))).toEqual([
    '1.50 m KSh 705',
    '2.00 m KSh 940',
    '2.50 m KSh 1,175',
    '3.00 m KSh 1,410',
    '4.00 m KSh 1,880',
  ])
})

test('a product with prices by thickness has no price of a sheet', () => {
  expect(markupOf({ thicknesses: exampleByThickness.thicknesses })).toBe('')
})
