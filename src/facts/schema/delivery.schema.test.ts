import { expect, test } from 'vitest'
import { checked } from '#facts/read/check-facts.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import { badDelivery, badTogether, goodDelivery } from '../../../tests/bad-facts/delivery.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { delivery } from './delivery.schema.ts'

const check = (values: unknown) => checked(delivery, values, 'content/delivery.json')

test('a county has a condition in every language, or none', () => {
  expect(check(goodDelivery)).toEqual(goodDelivery)
})

test.each([...badDelivery, ...badTogether])(
  '$field: $value is refused in a sentence',
  ({ field, value, allowed, found }) => {
    expect(errorMessage(() => check(withValue(goodDelivery, field, value)))).toContain(
      `content/delivery.json: ${found}; allowed is ${allowed}`,
    )
  },
)
