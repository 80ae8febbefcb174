import { expect, test } from 'vitest'
import { checkFacts } from '#facts/read/check-facts.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import { badCombinations, badDelivery, goodDelivery } from '../../../tests/bad-facts/delivery.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { deliverySchema } from './delivery.schema.ts'

const check = (values: unknown) => checkFacts(deliverySchema, values, 'content/delivery.json')

test('accepts counties with a condition in every language, or without one', () => {
  expect(check(goodDelivery)).toEqual(goodDelivery)
})

test.each([...badDelivery, ...badCombinations])('refuses $field: $value', ({ field, value, allowed, found }) => {
  expect(errorMessage(() => check(withValue(goodDelivery, field, value)))).toContain(
    `content/delivery.json: ${found}; allowed is ${allowed}`,
  )
})
