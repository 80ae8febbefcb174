import { expect, test } from 'vitest'
import { aYearAfter, securityContactTrouble, securityText } from './security-text.ts'

const contact = { email: 'sales@jengaroofs.co.ke', phone: '+254712345678', securityContactUntil: '2027-11-20' }

test('the text names who to tell, until when, in which language and where it stands', () => {
  expect(securityText(contact, 'https://www.jengaroofs.co.ke/.well-known/security.txt').split('\n')).toEqual([
    'Contact: mailto:sales@jengaroofs.co.ke',
    'Contact: tel:+254712345678',
    'Expires: 2027-11-20T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://www.jengaroofs.co.ke/.well-known/security.txt',
    '',
  ])
})

test('a year after a day is the same day, and after a leap day the first of March', () => {
  expect(aYearAfter('2026-11-21')).toBe('2027-11-21')
  expect(aYearAfter('2028-02-29')).toBe('2029-03-01')
})

test('a contact that has passed, or lasts over a year, must not go out; one between may', () => {
  expect(securityContactTrouble('2026-11-20', '2026-11-21')).toContain('has passed')
  expect(securityContactTrouble('2027-11-22', '2026-11-21')).toContain('over a year ahead')
  for (const until of ['2026-11-21', '2027-03-01', '2027-11-21'])
    expect(securityContactTrouble(until, '2026-11-21'), until).toBeUndefined()
})
