import { describe, expect, test } from 'vitest'
import { checked } from '#facts/read/check-facts.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import { badColours, badTogether, goodColours } from '../../../tests/bad-facts/colours.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { colourList } from './colours.schema.ts'

const check = (values: unknown) => checked(colourList, values, 'content/colours.json')

test('a good list is given back as it is', () => {
  expect(check(goodColours)).toEqual(goodColours)
})

describe('a wrong value is answered with the field, what was found and what is allowed', () => {
  test.each([...badColours, ...badTogether])('$field: $value', ({ field, value, allowed, found }) => {
    expect(errorMessage(() => check(withValue(goodColours, field, value)))).toContain(
      `content/colours.json: ${found}; allowed is ${allowed}`,
    )
  })
})
