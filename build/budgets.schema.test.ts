import { describe, expect, test } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { errorMessage } from '../tests/error-message.ts'
import { checkBudgets } from './budgets.schema.ts'

const messageFor = (values: unknown) => errorMessage(() => checkBudgets(values))

test('accepts the limits of this site', () => {
  expect(() => checkBudgets(budgets)).not.toThrow()
})

describe('the error for a wrong limit gives the field, what was found and what is allowed', () => {
  const { page } = budgets
  test.each<[field: string, changed: object, found: string, allowed: string]>([
    ['preview', { preview: 0 }, '0', 'a number of bytes from 1 to 1000000'],
    ['preview', { preview: '300 kB' }, '"300 kB"', 'a number of bytes'],
    ['fonts', { fonts: undefined }, 'nothing', 'a number of bytes'],
    ['fonts', { fonts: 20_000.5 }, '20000.5', 'a number of bytes'],
    ['estimator', { estimator: 95_000 }, '95000', 'limits for toOpen and later'],
    ['page.html', { page: { ...page, html: 2_000_000 } }, '2000000', 'a number of bytes from 1 to 1000000'],
    ['page.firstView', { page: { ...page, firstView: 900_000 } }, '900000', 'at most as many bytes as wholePage'],
  ])('%s: %j', (field, changed, found, allowed) => {
    const message = messageFor({ ...budgets, ...changed })
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`budgets.json: ${field} is ${found}; allowed is ${allowed}`)
  })
})

test('names an unknown limit', () => {
  expect(messageFor({ ...budgets, videos: 0 })).toContain('videos is not a field of this file')
})
