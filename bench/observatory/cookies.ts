import type { Result } from './modifiers.ts'

/** From the least bad to the worst: the worst that any cookie has is what counts. */
const FROM_BAD_TO_WORSE: readonly Result[] = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
]

const SAME_SITE = ['lax', 'strict', 'none']

interface Cookie {
  readonly name: string
  readonly secure: boolean
  readonly httpOnly: boolean
  /** Nothing where the cookie does not say, or says what no browser knows. */
  readonly sameSite: string | undefined
  readonly unknownSameSite: boolean
}

function readCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map(part => part.trim().toLowerCase())
  const sameSite = attributes.map(attribute => attribute.split('=')).find(([name]) => name?.trim() === 'samesite')
  const known = SAME_SITE.find(value => value === sameSite?.[1]?.trim())
  return {
    name: pair.split('=')[0] as string,
    secure: attributes.includes('secure'),
    httpOnly: attributes.includes('httponly'),
    sameSite: known,
    unknownSameSite: sameSite !== undefined && !known,
  }
}

function faults({ name, secure, httpOnly, sameSite, unknownSameSite }: Cookie, hsts: boolean): Result[] {
  const session = /login|sess/.test(name)
  const found: (Result | false)[] = [
    unknownSameSite && 'cookies-samesite-flag-invalid',
    sameSite === 'none' && !secure && 'cookies-samesite-flag-invalid',
    !secure && (hsts ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag'),
    name.includes('csrf') && !sameSite && 'cookies-anticsrf-without-samesite-flag',
    session &&
      !secure &&
      (hsts ? 'cookies-session-without-secure-flag-but-protected-by-hsts' : 'cookies-session-without-secure-flag'),
    session && !httpOnly && 'cookies-session-without-httponly-flag',
  ]
  return found.filter(fault => fault !== false)
}

/** @param hsts whether the site keeps browsers on https for long enough. */
export function cookies(lines: readonly string[], hsts: boolean): Result {
  const all = lines.map(readCookie)
  const worst = all
    .flatMap(cookie => faults(cookie, hsts))
    .toSorted((a, b) => FROM_BAD_TO_WORSE.indexOf(a) - FROM_BAD_TO_WORSE.indexOf(b))
    .at(-1)
  if (worst) return worst
  if (all.length === 0) return 'cookies-not-found'
  return all.every(({ sameSite }) => sameSite)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions'
}
