import { business } from '../src/facts/business.ts'
import {
  addressOf,
  DESK,
  type HeaderRule,
  headerPatternsOf,
  homePathOf,
  homePaths,
  pageKindOf,
} from '../src/site/host.ts'
import { paths } from '../src/site/paths.ts'
import type { BuiltPage } from './built-files.ts'
import { contentSecurityPolicy, deskPolicy, securityHeaders } from './security.ts'

/** Files with a hash in their name never change. */
const IMMUTABLE = /^(_assets|fonts)\//
const PICTURES = /^pictures\/[^/]+\//
const CACHE_FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const DAY = 'public, max-age=86400'
const POLICY = 'Content-Security-Policy'
/** A picture opened as a page may load nothing. */
const PICTURE_POLICY = "default-src 'none'"
/** Headers that only matter for pages. Removing them from other files saves 1 kB each. */
const PAGES_ONLY = [POLICY, 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options']
/** Pictures that other sites may embed: link previews, squares for catalogues, icons. */
const CROSS_ORIGIN = ['/previews/*', '/catalogue/*', '/icon-*']

/** One policy for each kind of page and language, with the hashes of these pages only. */
function policiesOf(kind: 'home' | 'product' | 'quote', pages: readonly BuiltPage[]): HeaderRule[] {
  return homePaths.flatMap(home => {
    const pagesOfKind = pages.filter(({ path }) => pageKindOf(path) === kind && homePathOf(addressOf(path)) === home)
    const headers = { [POLICY]: contentSecurityPolicy(pagesOfKind.map(({ html }) => html)) }
    return headerPatternsOf(kind, home).map(pattern => ({ pattern, headers, without: [POLICY] }))
  })
}

/**
 * One rule for the folder of pictures, because their number grows with the catalogue. Browsers then also cache a "not
 * found" in it for a year, which stays correct because the folder's name is a hash of its content (decision 20).
 */
function pictureRules(files: readonly string[]): HeaderRule[] {
  const folders = new Set(files.flatMap(file => PICTURES.exec(file) ?? []))
  return [...folders].map(folder => ({
    pattern: `/${folder}*`,
    headers: { [POLICY]: PICTURE_POLICY, ...CACHE_FOREVER },
    without: PAGES_ONLY,
  }))
}

/**
 * The header rules for the built site. Scripts and fonts have one rule each: with a rule for their folder, a browser that
 * requests a file during a deployment could cache "not found" for a year.
 */
export function headerRules(pages: readonly BuiltPage[], files: readonly string[]): HeaderRule[] {
  const others = pages
    .filter(({ path }) => pageKindOf(path) === 'other' && addressOf(path) !== DESK)
    .map(({ html }) => html)
  const crossOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': DAY }
  return [
    { pattern: '/*', headers: { [POLICY]: contentSecurityPolicy(others), ...securityHeaders(business.httpsOnly) } },
    ...policiesOf('home', pages),
    ...policiesOf('product', pages),
    ...policiesOf('quote', pages),
    ...CROSS_ORIGIN.map(pattern => ({ pattern, headers: crossOrigin, without: ['Cross-Origin-Resource-Policy'] })),
    ...files
      .filter(file => IMMUTABLE.test(file))
      .map(file => ({ pattern: `/${file}`, headers: CACHE_FOREVER, without: PAGES_ONLY })),
    ...pictureRules(files),
    // Every first visit loads the icon.
    { pattern: paths.iconDrawing, headers: { [POLICY]: PICTURE_POLICY, 'Cache-Control': DAY }, without: PAGES_ONLY },
    { pattern: `${DESK}*`, headers: { [POLICY]: deskPolicy, 'X-Robots-Tag': 'noindex' }, without: [POLICY] },
  ]
}
