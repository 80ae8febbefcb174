import { describe, expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { checked } from '#facts/read/check-facts.ts'
import { withValue } from '../../../tests/bad-facts/bad-value.ts'
import {
  badBusiness,
  badNotices,
  badTogether,
  goodBusiness,
  goodBusinessWithNotice,
} from '../../../tests/bad-facts/business.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { businessFields, exampleFields } from './business.schema.ts'

const good = goodBusiness

const checkBusiness = (values: unknown) => checked(businessFields, values, 'content/business.json')

const sentence = (values: unknown) => errorMessage(() => checkBusiness(values))

test('good values are given back as they are', () => {
  expect(checkBusiness(good)).toEqual(good)
})

describe('a wrong value is answered with the field, what was found and what is allowed', () => {
  test.each([...badBusiness, ...badNotices, ...badTogether])('$field: $value', ({ field, value, allowed, found }) => {
    const message = sentence(withValue<object>(goodBusinessWithNotice, field, value))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/business.json: ${found}; allowed is ${allowed}`)
  })
})

test('a notice may be there, for one day or several', () => {
  const { from } = goodBusinessWithNotice.notice
  const oneDay = withValue(goodBusinessWithNotice, 'notice.until', from)
  expect(checkBusiness(goodBusinessWithNotice)).toEqual(goodBusinessWithNotice)
  expect(checkBusiness(oneDay)).toEqual(oneDay)
})

test('several wrong values are each given a sentence', () => {
  const message = sentence({ ...good, brand: '', email: 'sales', copyrightYear: 1 })
  expect(message.split('\n')).toHaveLength(3)
})

test.each([
  ['phoneNumber', { ...good, phoneNumber: '+254712345678' }],
  ['social.tiktok', { ...good, social: { ...good.social, tiktok: '#' } }],
  ['statistics.lorries', { ...good, statistics: { ...good.statistics, lorries: 3 } }],
])('a field of no meaning is named: %s', (field, values) => {
  expect(sentence(values)).toContain(`${field} is not a field of this file`)
})

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['a text', 'Jenga Roofs'],
])('%s in place of the whole is refused', (_, values) => {
  expect(sentence(values)).toMatch(/^content\/business\.json: the whole is /)
})

describe('example values', () => {
  test('are found, each under its field', () => {
    const examples = {
      ...good,
      brand: 'Paa Bora Mabati',
      phone: '+254700000000',
      email: 'sales@example.com',
      siteAddress: 'https://www.example.com',
    }
    expect(exampleFields(examples)).toEqual(['brand', 'phone', 'email', 'siteAddress'])
  })

  test('are not seen in values of the owner', () => {
    expect(exampleFields(good)).toEqual([])
  })

  test('are looked for in fields that exist', () => {
    for (const field of exampleFields(business)) expect(business).toHaveProperty(field)
  })
})
