import { all, type HtmlElement, parse } from '../../tests/dist/html.ts'
import type { Answers } from './answers.ts'
import { cookies } from './cookies.ts'
import type { Result } from './modifiers.ts'
import { contentSecurityPolicy, readPolicy } from './policy.ts'

const SIX_MONTHS_S = 15_552_000
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const TELLING = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

const word = (headers: Headers, name: string) => headers.get(name)?.trim().toLowerCase()

function crossOriginSharing({ preflight, preflightOrigin }: Answers): Result {
  const allowed = preflight.get('access-control-allow-origin')
  if (!allowed) return 'cross-origin-resource-sharing-not-implemented'
  if (allowed.trim() === '*') return 'cross-origin-resource-sharing-implemented-with-public-access'
  return allowed === preflightOrigin && word(preflight, 'access-control-allow-credentials') === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access'
}

function referrerPolicy(page: Headers): Result {
  const header = word(page, 'referrer-policy')
  if (!header) return 'referrer-policy-not-implemented'
  const policies = header.split(',').map(policy => policy.trim())
  const last = policies.findLast(policy => [...PRIVATE, ...TELLING].includes(policy))
  if (!last) return 'referrer-policy-header-invalid'
  return PRIVATE.includes(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe'
}

function strictTransportSecurity(page: Headers): Result {
  const header = word(page, 'strict-transport-security')
  if (!header) return 'hsts-not-implemented'
  const ages = header.split(';').map(part => /^max-age=(\d+)/.exec(part.trim())?.[1])
  const age = ages.findLast(found => found !== undefined)
  if (age === undefined || header.includes(',')) return 'hsts-header-invalid'
  return Number(age) < SIX_MONTHS_S
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months'
}

/** What a script from elsewhere costs; the later in this list, the worse. */
const FOREIGN: readonly Result[] = [
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
]

/** Its place in that list; nothing for a script that is as it should be. */
function fault({ attributes }: HtmlElement): number | undefined {
  const secure = attributes.src?.startsWith('https:')
  if (attributes.integrity) return secure ? undefined : 0
  return secure ? 1 : 2
}

/** Any whole address counts as foreign: the site writes its own without an origin. */
const isForeign = ({ attributes }: HtmlElement) => /^(https?:)?\/\/[^/]/.test(attributes.src ?? '')

function subresourceIntegrity({ page, html }: Answers): Result {
  if (!word(page, 'content-type')?.startsWith('text/html')) return 'sri-not-implemented-response-not-html'
  const scripts = all(parse(html), 'script')
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded'
  const foreign = scripts.filter(isForeign)
  const faults = foreign.map(fault).filter(found => found !== undefined)
  if (faults.length > 0) return FOREIGN[Math.max(...faults)] as Result
  if (scripts.some(script => script.attributes.src && script.attributes.integrity && !isForeign(script)))
    return 'sri-implemented-and-all-scripts-loaded-securely'
  return foreign.length > 0
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
}

function contentTypeOptions(page: Headers): Result {
  const header = word(page, 'x-content-type-options')
  if (!header) return 'x-content-type-options-not-implemented'
  return header === 'nosniff' ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid'
}

function frameOptions(page: Headers): Result {
  if (readPolicy(page.get('content-security-policy') ?? '')?.directives.has('frame-ancestors'))
    return 'x-frame-options-implemented-via-csp'
  const header = word(page, 'x-frame-options')
  if (!header) return 'x-frame-options-not-implemented'
  if (['deny', 'sameorigin'].includes(header)) return 'x-frame-options-sameorigin-or-deny'
  return header.startsWith('allow-from') ? 'x-frame-options-allow-from-origin' : 'x-frame-options-header-invalid'
}

function crossOriginResourcePolicy(page: Headers): Result {
  const header = word(page, 'cross-origin-resource-policy')
  if (!header) return 'corp-not-implemented'
  return ['same-origin', 'same-site', 'cross-origin'].includes(header)
    ? (`corp-implemented-with-${header}` as Result)
    : 'corp-header-invalid'
}

/** One test of the Observatory and how the site came out of it. */
export interface Judgement {
  readonly test: string
  readonly result: Result
  /** True where the answer is the network's to give, not the engine's: nothing on this machine can show it. */
  readonly presumed?: true
}

/**
 * The ten tests of the Observatory on a site's answers. Presumed are https with a good certificate, that the name is not
 * on the browsers' preload list, and that http is sent on to https.
 * @throws {Error} on a page with a policy in a `<meta>`: the rules for those are not written here.
 */
export function judge(answers: Answers): Judgement[] {
  const { page, html } = answers
  const metas = all(parse(html), 'meta')
  if (metas.some(({ attributes }) => attributes['http-equiv'] || attributes.name === 'referrer'))
    throw new Error('The page says in a <meta> what only headers are judged for.')
  const hsts = strictTransportSecurity(page)
  return [
    { test: 'Content security policy', result: contentSecurityPolicy(page) },
    { test: 'Cookies', result: cookies(answers.cookies, hsts === 'hsts-implemented-max-age-at-least-six-months') },
    { test: 'Cross-origin resource sharing', result: crossOriginSharing(answers) },
    { test: 'Redirection', result: 'redirection-to-https', presumed: true },
    { test: 'Referrer policy', result: referrerPolicy(page) },
    { test: 'Strict transport security', result: hsts },
    { test: 'Subresource integrity', result: subresourceIntegrity(answers) },
    { test: 'X-Content-Type-Options', result: contentTypeOptions(page) },
    { test: 'X-Frame-Options', result: frameOptions(page) },
    { test: 'Cross-origin resource policy', result: crossOriginResourcePolicy(page) },
  ]
}
