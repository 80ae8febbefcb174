import { expect, test } from 'vitest'
import { type Localized, languages } from '#text/languages.ts'
import { deliveryPromise } from './delivery-promise.ts'

const free = { isFreeDelivery: true }
const paid = { isFreeDelivery: false }
const condition = Object.fromEntries(languages.map(language => [language, 'Ask us first'])) as Localized

test.each([
  ['free', 'everything is delivered free, everywhere', [free, free], [{}, {}]],
  ['conditional', 'a county has a condition', [free, free], [{}, { condition }]],
  ['asked', 'one product is not delivered free', [free, paid], [{}, {}]],
  ['asked', 'one product is not, and a county has a condition', [paid, free], [{ condition }]],
] as const)('delivery is promised as %s where %s', (promise, _, products, counties) => {
  expect(deliveryPromise(products, counties)).toBe(promise)
})
