import { expect, test } from 'vitest'
import { encodeLink } from '#roofing/quote/link.ts'
import { templateNames, templateRoof } from '#roofing/quote/templates.ts'
import { exampleCalculation, examplePrices, pricedShop } from '../../../../tests/example-calculation.ts'
import { createPrices } from '../state/prices.ts'
import { type PricedSheet, priceTemplates, type TemplatePrices } from './template-prices.ts'

function pricesOf(sheet: PricedSheet, unit: 'm' | 'ft'): TemplatePrices {
  const work = priceTemplates(sheet, unit)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

test.each([
  ['m', examplePrices],
  ['ft', examplePrices],
  ['m', createPrices(undefined, pricedShop)],
] as const)('a building in %s has the price that its roof has once it is chosen', (unit, prices) => {
  const calculation = exampleCalculation('length=12&width=9&cover=0.7', prices)
  const { draft, product, price, accessories } = calculation
  const buildings = pricesOf({ product, price, accessories, settings: draft.settings, round: draft.round }, unit)
  expect(buildings.size).toBe(templateNames.length)
  for (const name of templateNames) {
    const chosen = exampleCalculation(encodeLink({ ...draft, unit, roofs: [templateRoof(name, unit, 1)] }), prices)
    expect(buildings.get(name), name).toBe(chosen.orderedSheets?.priceKsh)
  }
})

test('a building has no price while a setting is invalid', () => {
  const { product, price, accessories, draft } = exampleCalculation('length=12&width=9')
  expect(pricesOf({ product, price, accessories, settings: { cover: 'wide' }, round: draft.round }, 'm').size).toBe(0)
})
