import { expect, test } from 'vitest'
import { securityHeaders } from './security.ts'

const strictTransport = (httpsOnly: 'address' | 'subdomains' | 'preload') =>
  securityHeaders(httpsOnly)['Strict-Transport-Security']

test('by default, browsers open only this address by https, and remember it for 30 days', () => {
  expect(strictTransport('address')).toBe('max-age=2592000')
})

test('subdomains and the preload list are included only if the owner chooses them, for the year that the list requires', () => {
  expect(strictTransport('subdomains')).toBe('max-age=31536000; includeSubDomains')
  expect(strictTransport('preload')).toBe('max-age=31536000; includeSubDomains; preload')
})
