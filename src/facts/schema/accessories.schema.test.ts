import { describe, expect, test } from 'vitest'
import { checkFacts } from '#facts/read/check-facts.ts'
import { badAccessories } from '../../../tests/bad-facts/accessories.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { exampleAccessories as good } from '../../../tests/example-products.ts'
import { accessoriesSchema } from './accessories.schema.ts'

const check = (values: unknown) => checkFacts(accessoriesSchema, values, 'content/accessories.json')

test('accepts accessories with or without prices', () => {
  const priced = { ...good, cap: { ...good.cap, price: 850 }, fasteners: { pricePerKg: 220.5 } }
  expect(check(good)).toEqual(good)
  expect(check(priced)).toEqual(priced)
})

test('fasteners are optional and then have no price', () => {
  const { fasteners: _, ...others } = good
  expect(check(others)).toEqual({ ...others, fasteners: {} })
})

describe('the error for a wrong value gives the field, what was found and what is allowed', () => {
  test.each(badAccessories)('$field: $value', ({ field, value, allowed, found }) => {
    const message = errorMessage(() => check(withValue(good, field, value)))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/accessories.json: ${found}; allowed is ${allowed}`)
  })

  test('names an unknown field', () => {
    expect(errorMessage(() => check({ ...good, fasteners: { price: 200 } }))).toContain(
      'fasteners.price is not a field',
    )
  })
})
