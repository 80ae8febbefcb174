import { expect, test } from 'vitest'
import { auditOutcome } from './audit-outcome.ts'

const report = (severity: string) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { leaky: { name: 'leaky', severity, range: '<2.0.0' } } })

test.each(['high', 'critical'])('names a package with a %s vulnerability and fails the check', severity => {
  const { fails, text } = auditOutcome(report(severity))
  expect(fails).toBe(true)
  expect(text).toContain(`leaky <2.0.0: ${severity}`)
})

test.each([
  ['no vulnerability', JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })],
  ['a minor vulnerability', report('low')],
])('accepts packages with %s', (_, json) => {
  expect(auditOutcome(json)).toMatchObject({ fails: false, text: expect.stringContaining('Audited') })
})

test.each([
  ['refuses the request', '{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['cannot be reached', '', 'npm gave no report'],
])('warns if the service %s, but does not fail the check', (_, json, reason) => {
  const { fails, text } = auditOutcome(json)
  expect(fails).toBe(false)
  expect(text).toMatch(/^WARNING: /)
  expect(text).toContain(reason)
})
