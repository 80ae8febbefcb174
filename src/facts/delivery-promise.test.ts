import { expect, test } from 'vitest'
import { type Localized, languages } from '#text/languages.ts'
import { findDeliveryPromise } from './delivery-promise.ts'

const free = { isFreeDelivery: true }
const paid = { isFreeDelivery: false }
const condition = Object.fromEntries(languages.map(language => [language, 'Ask us first'])) as Localized

test.each([
  ['free', 'everything is delivered free, everywhere', [free, free], [{}, {}]],
  ['conditional', 'a county has a condition', [free, free], [{}, { condition }]],
  ['onRequest', 'one product is not delivered free', [free, paid], [{}, {}]],
  ['onRequest', 'one product is not, and a county has a condition', [paid, free], [{ condition }]],
] as const)('promises %s delivery if %s', (promise, _, products, counties) => {
  expect(findDeliveryPromise(products, counties)).toBe(promise)
})
