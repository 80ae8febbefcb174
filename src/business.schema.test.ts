import { describe, expect, test } from 'vitest'
import { told } from '../tests/told.ts'
import { businessFields, exampleFields } from './business.schema.ts'
import { business } from './business.ts'
import { checked } from './facts/checked.ts'
import { languages } from './languages.ts'

const good = {
  brand: 'Jenga Roofs',
  legalName: 'Jenga Roofs Limited',
  phone: '+254712345678',
  chatNumber: '+254112345678',
  email: 'sales@jengaroofs.co.ke',
  place: 'Nakuru, Kenya',
  siteAddress: 'https://www.jengaroofs.co.ke',
  social: { facebook: '#', twitter: '#', instagram: 'https://instagram.com/jengaroofs', linkedin: '#' },
  copyrightYear: 2024,
  policiesChangedOn: '2026-11-21',
  securityContactUntil: '2027-11-21',
  statistics: {
    happyCustomers: 10_000,
    yearsExperience: 15,
    countiesServed: 47,
    qualityCertifications: 5,
    reviews: 500,
  },
}

const inEach = (text: string) => Object.fromEntries(languages.map(language => [language, text]))

const checkBusiness = (values: unknown) => checked(businessFields, values, 'content/business.json')

/** The good values with one field replaced; a dot leads into a group. */
function withField(path: string, value: unknown): unknown {
  const [group = '', field] = path.split('.')
  if (!field) return { ...good, [group]: value }
  return { ...good, [group]: { ...(good[group as 'social'] as object), [field]: value } }
}

const sentence = (values: unknown) => told(() => checkBusiness(values))

test('good values are given back as they are', () => {
  expect(checkBusiness(good)).toEqual(good)
})

describe('a wrong value is answered with the field, what was found and what is allowed', () => {
  const text = 'a text of 2 to'
  const mobile = 'a Kenyan mobile number'
  const count = 'a whole number'
  const link = 'an address that starts with https://'
  const site = 'an address such as https://'
  test.each([
    ['brand', '', text, '""'],
    ['brand', ' ', text, '" "'],
    ['brand', undefined, text, 'nothing'],
    ['brand', 7, text, '7'],
    ['legalName', 'A', text, '"A"'],
    ['phone', '0712345678', mobile, '"0712345678"'],
    ['phone', '+254 712 345 678', mobile, '"+254 712 345 678"'],
    ['phone', '+25471234567', mobile, '"+25471234567"'],
    ['phone', '+254812345678', mobile, '"+254812345678"'],
    ['phone', 254712345678, mobile, '254712345678'],
    ['chatNumber', '+447911123456', mobile, '"+447911123456"'],
    ['chatNumber', null, mobile, 'null'],
    ['email', 'sales', 'an e-mail address', '"sales"'],
    ['email', 'sales@', 'an e-mail address', '"sales@"'],
    ['place', '', text, '""'],
    ['siteAddress', 'http://www.jengaroofs.co.ke', site, '"http://www.jengaroofs.co.ke"'],
    ['siteAddress', 'https://www.jengaroofs.co.ke/', site, '"https://www.jengaroofs.co.ke/"'],
    ['siteAddress', 'jengaroofs.co.ke', site, '"jengaroofs.co.ke"'],
    ['social.facebook', '', link, '""'],
    ['social.twitter', 'http://x.com/jenga', link, '"http://x.com/jenga"'],
    ['social.linkedin', 'javascript:alert(1)', link, '"javascript:alert(1)"'],
    ['social.instagram', undefined, link, 'nothing'],
    ['copyrightYear', 1999, 'a year from 2000 to 2100', '1999'],
    ['copyrightYear', '2024', 'a year from 2000 to 2100', '"2024"'],
    ['copyrightYear', 2024.5, 'a year from 2000 to 2100', '2024.5'],
    ['policiesChangedOn', '21.11.2026', 'a date such as', '"21.11.2026"'],
    ['policiesChangedOn', '2026-02-30', 'a date such as', '"2026-02-30"'],
    ['policiesChangedOn', undefined, 'a date such as', 'nothing'],
    ['securityContactUntil', 'next year', 'a date such as', '"next year"'],
    ['statistics.happyCustomers', -1, count, '-1'],
    ['statistics.yearsExperience', '15', count, '"15"'],
    ['statistics.countiesServed', 48, 'a whole number from 0 to 47', '48'],
    ['statistics.qualityCertifications', 1.5, count, '1.5'],
    ['statistics.reviews', undefined, count, 'nothing'],
  ])('%s: %j', (field, value, allowed, found) => {
    const message = sentence(withField(field, value))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toMatch(/^content\/business\.json: /)
    expect(message).toContain(`${field} is ${found}; allowed is ${allowed}`)
  })
})

describe('a notice', () => {
  const notice = { from: '2026-12-24', until: '2027-01-02', text: inEach('Closed; write to us on WhatsApp') }

  test('may be there, for one day or several', () => {
    const oneDay = { ...notice, until: notice.from }
    expect(checkBusiness({ ...good, notice })).toEqual({ ...good, notice })
    expect(checkBusiness({ ...good, notice: oneDay })).toEqual({ ...good, notice: oneDay })
  })

  test.each<[field: string, value: unknown, found: string, allowed: string]>([
    ['from', '24.12.2026', 'notice.from is "24.12.2026"', 'a date such as'],
    ['until', undefined, 'notice.until is nothing', 'a date such as'],
    ['until', '2026-12-23', 'notice.until is "2026-12-23"', 'a date on or after the first day'],
    [
      'text',
      'Closed',
      'notice.text is "Closed"',
      'a text of 2 to 160 characters in one line, without < and >, under each of',
    ],
    ['text', inEach(''), `notice.text.${languages[0]} is ""`, 'a text of 2 to'],
  ])('%s: %j', (field, value, found, allowed) => {
    expect(sentence({ ...good, notice: { ...notice, [field]: value } })).toContain(`${found}; allowed is ${allowed}`)
  })
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
