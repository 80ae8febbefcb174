import type { BuiltPage } from './pages.ts'
import { contentSecurityPolicy, securityHeaders } from './security.ts'

/** Folders of files whose name carries their content: they never change under their address. */
const IMMUTABLE = /^(_assets|fonts|pictures)\//
/** The engine reads no more, and says nothing of the rest. */
const MOST_RULES = 100
const POLICY = 'Content-Security-Policy'
/** What these say is about pages; on a picture or a script they are a kilobyte of nothing. */
const PAGES_ONLY = [POLICY, 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options']
/** Pages of one kind share a policy that names their own parts and no other's; the first one is everybody else's. */
const KINDS = [
  { patterns: ['/*'], of: (path: string) => path !== 'index.html' && !path.startsWith('product/') },
  { patterns: ['/', '/index.html'], of: (path: string) => path === 'index.html' },
  { patterns: ['/product/*'], of: (path: string) => path.startsWith('product/') },
]
/** Pictures that other sites may show: link previews and icons. */
const SHARED = ['/previews/*', '/icon-*']

/** What is said of addresses of that pattern: first what other rules say and this one takes back. */
function rule(pattern: string, headers: Record<string, string>, without: readonly string[] = []): string {
  const removed = without.map(name => `  ! ${name}`)
  const added = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [pattern, ...removed, ...added].join('\n')
}

/**
 * The `_headers` file of the engine, made from the built pages and the names of all built files. Files that never change
 * are named one by one: a rule for their folder would also be one for what is not there, and a browser that asked for a
 * file too early or too late would keep "not found" for a year, as a page without a policy. What is above the engine's
 * number of rules, the last of the pictures, is asked for again at each visit.
 */
export function headersFile(pages: readonly BuiltPage[], files: readonly string[]): string {
  const policies = KINDS.flatMap(({ patterns, of }) => {
    const policy = contentSecurityPolicy(pages.filter(({ path }) => of(path)).map(({ html }) => html))
    return patterns.map(pattern =>
      pattern === '/*'
        ? rule(pattern, { [POLICY]: policy, ...securityHeaders })
        : rule(pattern, { [POLICY]: policy }, [POLICY]),
    )
  })
  const shared = SHARED.map(pattern =>
    rule(pattern, { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' }, [
      'Cross-Origin-Resource-Policy',
    ]),
  )
  const forGood = files
    .filter(file => IMMUTABLE.test(file))
    .map(file => rule(`/${file}`, { 'Cache-Control': 'public, max-age=31536000, immutable' }, PAGES_ONLY))
  const rules = [...policies, ...shared, ...forGood].slice(0, MOST_RULES)
  return `${rules.join('\n\n')}\n`
}

/**
 * The `_redirects` file: addresses without an ending are answered (200) from the file that has one. A product that does
 * not exist has no file, so the engine falls back to the nearest 404.html.
 */
export const redirectsFile = '/ /index.html 200\n/product/:slug /product/:slug.html 200\n'
