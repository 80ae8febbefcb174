import { expect, test } from 'vitest'
import { addYear, findSecurityContactProblem, securityText } from './security-text.ts'

const contact = { email: 'sales@jengaroofs.co.ke', phone: '+254712345678', securityContactUntil: '2027-11-20' }

test('the text has the contacts, the expiry date, the language and its own address', () => {
  expect(securityText(contact, 'https://www.jengaroofs.co.ke/.well-known/security.txt').split('\n')).toEqual([
    'Contact: mailto:sales@jengaroofs.co.ke',
    'Contact: tel:+254712345678',
    'Expires: 2027-11-20T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://www.jengaroofs.co.ke/.well-known/security.txt',
    '',
  ])
})

test('adds a year to a day, with 1 March for a leap day', () => {
  expect(addYear('2026-11-21')).toBe('2027-11-21')
  expect(addYear('2028-02-29')).toBe('2029-03-01')
})

test('refuses an expiry date in the past or more than a year ahead', () => {
  expect(findSecurityContactProblem('2026-11-20', '2026-11-21')).toContain('has passed')
  expect(findSecurityContactProblem('2027-11-22', '2026-11-21')).toContain('over a year ahead')
  for (const until of ['2026-11-21', '2027-03-01', '2027-11-21'])
    expect(findSecurityContactProblem(until, '2026-11-21'), until).toBeUndefined()
})
