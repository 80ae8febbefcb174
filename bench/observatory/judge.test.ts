import { expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { grade } from './grade.ts'
import { judge } from './judge.ts'
import { modifiers, type Result } from './modifiers.ts'

const GOOD = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
const ORIGIN = 'https://asking.example'

interface Changes {
  readonly page?: Readonly<Record<string, string>>
  readonly without?: readonly string[]
  readonly html?: string
  readonly cookies?: readonly string[]
  readonly preflight?: Readonly<Record<string, string>>
}

function answers({ page, without = [], html = '<script>1</script>', cookies = [], preflight = {} }: Changes): Answers {
  const headers = new Headers({ ...GOOD, ...page })
  for (const name of without) headers.delete(name)
  return { page: headers, html, cookies, preflight: new Headers(preflight), preflightOrigin: ORIGIN }
}

const results = (changes: Changes) => judge(answers(changes)).map(({ result }) => result)
const graded = (changes: Changes) => grade(results(changes))
const policy = (value: string): Changes => ({ page: { 'content-security-policy': value } })

test('a site that does all it can without cookies has 130 points, the highest grade', () => {
  expect(graded({})).toEqual({ score: 130, grade: 'A+' })
})

test('each way to be worse has its result', () => {
  const worse: readonly [Changes, Result][] = [
    [policy("default-src 'self'"), 'csp-implemented-with-no-unsafe'],
    [policy("default-src 'none'; default-src 'self'"), 'csp-header-invalid'],
    [policy("default-src 'none'; report-to a; report-to b"), 'csp-implemented-but-duplicate-directives'],
    [policy("default-src 'none'; script-src 'unsafe-inline'"), 'csp-implemented-with-unsafe-inline'],
    [policy("default-src 'none'; script-src 'strict-dynamic'"), 'csp-header-invalid'],
    [policy("img-src 'self'"), 'csp-implemented-with-unsafe-inline'],
    [policy("default-src 'none'; script-src 'unsafe-eval'"), 'csp-implemented-with-unsafe-eval'],
    [policy("default-src 'none'; style-src 'unsafe-inline'"), 'csp-implemented-with-unsafe-inline-in-style-src-only'],
    [policy("default-src 'none'; font-src http://a.example"), 'csp-implemented-with-insecure-scheme'],
    [
      policy("default-src 'none'; img-src http://a.example"),
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
    ],
    [{ without: ['content-security-policy'] }, 'csp-not-implemented'],
    [
      { without: ['content-security-policy'], page: { 'content-security-policy-report-only': "default-src 'none'" } },
      'csp-not-implemented-but-reporting-enabled',
    ],
    [{ cookies: ['a=b'] }, 'cookies-without-secure-flag-but-protected-by-hsts'],
    [{ cookies: ['a=b'], without: ['strict-transport-security'] }, 'cookies-without-secure-flag'],
    [{ cookies: ['session=b; Secure'] }, 'cookies-session-without-httponly-flag'],
    [{ cookies: ['csrf=b; Secure'] }, 'cookies-anticsrf-without-samesite-flag'],
    [{ cookies: ['a=b; Secure; SameSite=maybe'] }, 'cookies-samesite-flag-invalid'],
    [{ cookies: ['session=b', 'c=d; Secure'] }, 'cookies-session-without-httponly-flag'],
    [
      {
        preflight: { 'access-control-allow-origin': ORIGIN, 'access-control-allow-credentials': 'true' },
      },
      'cross-origin-resource-sharing-implemented-with-universal-access',
    ],
    [{ page: { 'referrer-policy': 'no-referrer, unsafe-url' } }, 'referrer-policy-unsafe'],
    [{ page: { 'referrer-policy': 'nobody' } }, 'referrer-policy-header-invalid'],
    [{ page: { 'strict-transport-security': 'max-age=3600' } }, 'hsts-implemented-max-age-less-than-six-months'],
    [{ page: { 'strict-transport-security': 'includeSubDomains' } }, 'hsts-header-invalid'],
    [{ without: ['strict-transport-security'] }, 'hsts-not-implemented'],
    [
      { html: '<script src="https://a.example/b.js"></script>' },
      'sri-not-implemented-but-external-scripts-loaded-securely',
    ],
    [
      { html: '<script src="//a.example/b.js"></script>' },
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
    ],
    [{ page: { 'x-content-type-options': 'sniff' } }, 'x-content-type-options-header-invalid'],
    [{ without: ['x-content-type-options'] }, 'x-content-type-options-not-implemented'],
    [policy("default-src 'none'"), 'x-frame-options-sameorigin-or-deny'],
    [{ ...policy("default-src 'none'"), without: ['x-frame-options'] }, 'x-frame-options-not-implemented'],
    [{ page: { 'cross-origin-resource-policy': 'nobody' } }, 'corp-header-invalid'],
    [{ without: ['cross-origin-resource-policy'] }, 'corp-not-implemented'],
  ]
  for (const [changes, result] of worse) {
    expect(results(changes), JSON.stringify(changes)).toContain(result)
    expect(graded(changes).score, JSON.stringify(changes)).toBeLessThan(130)
  }
})

test('a whole policy and one script with its hash have the better of two results', () => {
  expect(results({ html: '<script src="/a.js" integrity="sha256-a"></script>' })).toContain(
    'sri-implemented-and-all-scripts-loaded-securely',
  )
  expect(results(policy("default-src 'none'; script-src 'unsafe-inline' 'nonce-a'"))).toContain(
    'csp-implemented-with-no-unsafe-default-src-none',
  )
})

test('nothing is added for extras while a site has lost more than ten points', () => {
  expect(graded({ without: ['x-content-type-options'] })).toEqual({ score: 125, grade: 'A+' })
  expect(graded({ without: ['strict-transport-security'] })).toEqual({ score: 80, grade: 'B+' })
  expect(grade(['csp-not-implemented', 'hsts-not-implemented', 'cookies-session-without-secure-flag'])).toEqual({
    score: 15,
    grade: 'F',
  })
})

test('ten different tests are judged, and every result is one of the table', () => {
  const judgements = judge(answers({}))
  expect(new Set(judgements.map(judgement => judgement.test)).size).toBe(10)
  for (const { result } of judgements) expect(modifiers).toHaveProperty(result)
})

test('a page with a policy in a <meta> is not judged as if it had none', () => {
  expect(() => results({ html: '<meta http-equiv="Content-Security-Policy" content="x">' })).toThrow(/<meta>/)
})
