import { describe, expect, test } from 'vitest'
import { checkFacts } from '#facts/read/check-facts.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import {
  badBusiness,
  badCombinations,
  badNotices,
  badYards,
  goodBusiness,
  goodBusinessWithNotice,
  goodBusinessWithYard,
} from '../../../tests/bad-facts/business.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { businessSchema, findExampleFields } from './business.schema.ts'

const good = goodBusiness

const checkBusiness = (values: unknown) => checkFacts(businessSchema, values, 'content/business.json')

const messageFor = (values: unknown) => errorMessage(() => checkBusiness(values))

test('returns valid values unchanged', () => {
  expect(checkBusiness(good)).toEqual(good)
})

describe('the error for a wrong value gives the field, what was found and what is allowed', () => {
  test.each([...badBusiness, ...badNotices, ...badYards, ...badCombinations])(
    '$field: $value',
    ({ field, value, allowed, found }) => {
      const message = messageFor(withValue<object>(goodBusinessWithYard, field, value))
      expect(message.split('\n')).toHaveLength(1)
      expect(message).toContain(`content/business.json: ${found}; allowed is ${allowed}`)
    },
  )
})

test('accepts a notice for one day or several', () => {
  const { from } = goodBusinessWithNotice.notice
  const oneDay = withValue(goodBusinessWithNotice, 'notice.until', from)
  expect(checkBusiness(goodBusinessWithNotice)).toEqual(goodBusinessWithNotice)
  expect(checkBusiness(oneDay)).toEqual(oneDay)
})

test('reports each of several wrong values in its own sentence', () => {
  const message = messageFor({ ...good, brand: '', email: 'sales', copyrightYear: 1 })
  expect(message.split('\n')).toHaveLength(3)
})

test.each([
  ['phoneNumber', { ...good, phoneNumber: '+254712345678' }],
  ['social.tiktok', { ...good, social: { ...good.social, tiktok: '#' } }],
  ['statistics.lorries', { ...good, statistics: { ...good.statistics, lorries: 3 } }],
])('names an unknown field: %s', (field, values) => {
  expect(messageFor(values)).toContain(`${field} is not a field of this file`)
})

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['a text', 'Jenga Roofs'],
])('refuses %s in place of the whole file', (_, values) => {
  expect(messageFor(values)).toMatch(/^content\/business\.json: the whole file is /)
})

describe('example values', () => {
  test('are found by field', () => {
    const examples = {
      ...good,
      brand: 'Paa Bora Mabati',
      legalName: 'Paa Bora Mabati Limited',
      phone: '+254700000000',
      chatNumber: '+254700000000',
      email: 'sales@example.com',
      siteAddress: 'https://www.example.com',
      repository: 'your-name/site',
    }
    expect(findExampleFields(examples)).toEqual([
      'brand',
      'legalName',
      'phone',
      'chatNumber',
      'email',
      'siteAddress',
      'repository',
    ])
  })

  test("are not found in an owner's own values", () => {
    expect(findExampleFields(good)).toEqual([])
  })

  test('are not found in an optional field that is absent', () => {
    expect(findExampleFields({ ...good, repository: undefined })).toEqual([])
  })
})
