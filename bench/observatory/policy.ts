import type { Result } from './modifiers.ts'

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:']
const PASSIVE = ['img-src', 'media-src']
/** Directives that may stand twice: the last one counts, and the policy is no longer called good. */
const REPORTING = ['report-uri', 'report-to']
/** Characters of the shortest thing that could be a policy. */
const SHORTEST = 6

type Sources = readonly string[]

export interface Policy {
  readonly directives: ReadonlyMap<string, Sources>
  readonly repeatsReporting: boolean
}

/** Reads one policy; nothing when it cannot be read. */
export function readPolicy(header: string): Policy | undefined {
  if (header.trim().length < SHORTEST) return undefined
  const directives = new Map<string, Sources>()
  let repeatsReporting = false
  for (const part of header.toLowerCase().split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (!name) continue
    if (directives.has(name)) {
      if (!REPORTING.includes(name)) return undefined
      repeatsReporting = true
    }
    directives.set(name, sources.length === 0 ? ["'none'"] : sources)
  }
  return { directives, repeatsReporting }
}

const named = (source: string) => /^'(sha256-|sha384-|sha512-|nonce-)/.test(source)
const insecure = (source: string) => /^(http|ftp):/.test(source)

/** What counts of the sources of scripts or styles once hashes, nonces and 'strict-dynamic' have had their effect. */
function effective(sources: Sources, scripts: boolean): Sources {
  if (!sources.some(named)) return sources
  const plain = sources.filter(source => source !== "'unsafe-inline'")
  if (!scripts || !plain.includes("'strict-dynamic'")) return plain
  return plain.filter(source => source !== "'self'" && !BROAD.some(broad => source.startsWith(broad)))
}

function judgePolicy({ directives, repeatsReporting }: Policy): Result {
  const sources = (name: string): Sources => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = effective(sources('script-src'), true)
  const styles = effective(sources('style-src'), false)
  const objects = sources('object-src')
  const active = [...directives].filter(([name]) => name !== 'script-src' && !PASSIVE.includes(name))
  const passive = PASSIVE.flatMap(name => directives.get(name) ?? directives.get('default-src') ?? [])

  if (scripts.includes("'strict-dynamic'") && !scripts.some(named)) return 'csp-header-invalid'
  if (scripts.some(source => BROAD_OR_INLINE.includes(source)) || objects.some(source => BROAD.includes(source)))
    return 'csp-implemented-with-unsafe-inline'
  if ([...active.flatMap(([, list]) => list), ...scripts].some(insecure)) return 'csp-implemented-with-insecure-scheme'
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval'
  const passing: Result = passive.some(insecure)
    ? 'csp-implemented-with-insecure-scheme-in-passive-content-only'
    : styles.some(source => BROAD_OR_INLINE.includes(source))
      ? 'csp-implemented-with-unsafe-inline-in-style-src-only'
      : directives.get('default-src')?.join() === "'none'"
        ? 'csp-implemented-with-no-unsafe-default-src-none'
        : 'csp-implemented-with-no-unsafe'
  return repeatsReporting ? 'csp-implemented-but-duplicate-directives' : passing
}

export function contentSecurityPolicy(page: Headers): Result {
  const header = page.get('content-security-policy')
  if (header === null)
    return page.has('content-security-policy-report-only')
      ? 'csp-not-implemented-but-reporting-enabled'
      : 'csp-not-implemented'
  const policy = readPolicy(header)
  return policy ? judgePolicy(policy) : 'csp-header-invalid'
}
