import { describe, expect, test } from 'vitest'
import { checkFacts } from '#facts/read/check-facts.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import {
  badChoices,
  badCombinations,
  badMarketPrices,
  goodMarketPrices as good,
} from '../../../tests/bad-facts/market-prices.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { marketPricesSchema } from './market-prices.schema.ts'

const check = (values: unknown) => checkFacts(marketPricesSchema, values, 'content/market-prices.json')

test('accepts prices, and a list without any', () => {
  expect(check(good)).toEqual(good)
  expect(check({ prices: [] })).toEqual({ prices: [] })
})

describe('the error for a wrong value gives the field, what was found and what is allowed', () => {
  test.each([...badMarketPrices, ...badCombinations, ...badChoices])(
    '$field: $value',
    ({ field, value, allowed, found }) => {
      const message = errorMessage(() => check(withValue(good, field, value)))
      expect(message.split('\n')).toHaveLength(1)
      expect(message).toContain(`content/market-prices.json: ${found}; allowed is ${allowed}`)
    },
  )
})
