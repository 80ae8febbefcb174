import { expect, test } from 'vitest'
import { securityHeaders } from './security.ts'

const strictTransport = (httpsOnly: 'address' | 'subdomains' | 'preload') =>
  securityHeaders(httpsOnly)['Strict-Transport-Security']

test('`address` makes browsers use https for this address alone, for 30 days', () => {
  expect(strictTransport('address')).toBe('max-age=2592000')
})

test('`subdomains` and `preload` cover the addresses below this one too, for the year that the preload list requires', () => {
  expect(strictTransport('subdomains')).toBe('max-age=31536000; includeSubDomains')
  expect(strictTransport('preload')).toBe('max-age=31536000; includeSubDomains; preload')
})
