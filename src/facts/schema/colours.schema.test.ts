import { describe, expect, test } from 'vitest'
import { checkFacts } from '#facts/read/check-facts.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import { badColours, badCombinations, goodColours } from '../../../tests/bad-facts/colours.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { coloursSchema } from './colours.schema.ts'

const check = (values: unknown) => checkFacts(coloursSchema, values, 'content/colours.json')

test('returns a valid list unchanged', () => {
  expect(check(goodColours)).toEqual(goodColours)
})

describe('the error for a wrong value gives the field, what was found and what is allowed', () => {
  test.each([...badColours, ...badCombinations])('$field: $value', ({ field, value, allowed, found }) => {
    expect(errorMessage(() => check(withValue(goodColours, field, value)))).toContain(
      `content/colours.json: ${found}; allowed is ${allowed}`,
    )
  })
})
