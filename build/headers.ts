import { type HeaderRule, homeOf, homes, kindOf, patternsOf } from '../src/host.ts'
import type { BuiltPage } from './pages.ts'
import { contentSecurityPolicy, securityHeaders } from './security.ts'

/** Folders of files whose name carries their content: they never change under their address. */
const IMMUTABLE = /^(_assets|fonts|pictures)\//
const POLICY = 'Content-Security-Policy'
/** What these say is about pages; on a picture or a script they are a kilobyte of nothing. */
const PAGES_ONLY = [POLICY, 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options']
/** Pictures that other sites may show: link previews and icons. */
const SHARED = ['/previews/*', '/icon-*']

/** Pages of one kind and language share a policy that names their own parts and no other's. */
function policiesOf(kind: 'home' | 'product', pages: readonly BuiltPage[]): HeaderRule[] {
  return homes.flatMap(home => {
    const own = pages.filter(({ path }) => kindOf(path) === kind && homeOf(`/${path}`) === home)
    const headers = { [POLICY]: contentSecurityPolicy(own.map(({ html }) => html)) }
    return patternsOf(kind, home).map(pattern => ({ pattern, headers, without: [POLICY] }))
  })
}

/**
 * What the host says with its answers, made from the built pages and the names of all built files. Files that never change
 * are named one by one: a rule for their folder would also be one for what is not there, and a browser that asked for a
 * file too early or too late would keep "not found" for a year, as a page without a policy.
 */
export function headerRules(pages: readonly BuiltPage[], files: readonly string[]): HeaderRule[] {
  const others = pages.filter(({ path }) => kindOf(path) === 'other').map(({ html }) => html)
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' }
  const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  return [
    { pattern: '/*', headers: { [POLICY]: contentSecurityPolicy(others), ...securityHeaders } },
    ...policiesOf('home', pages),
    ...policiesOf('product', pages),
    ...SHARED.map(pattern => ({ pattern, headers: shared, without: ['Cross-Origin-Resource-Policy'] })),
    ...files
      .filter(file => IMMUTABLE.test(file))
      .map(file => ({ pattern: `/${file}`, headers: forGood, without: PAGES_ONLY })),
  ]
}
