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
import type { BuiltPage } from './pages.ts'
import { contentSecurityPolicy, deskPolicy, securityHeaders } from './security.ts'

/** Files whose name carries their content: they never change under their address. */
const IMMUTABLE = /^(_assets|fonts)\//
const PICTURES = /^pictures\/[^/]+\//
const FOR_GOOD = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const DAY = 'public, max-age=86400'
const POLICY = 'Content-Security-Policy'
/** A drawing that is opened as a page may load nothing. */
const PICTURE_POLICY = "default-src 'none'"
/** What these say is about pages; on a picture or a script they are a kilobyte of nothing. */
const PAGES_ONLY = [POLICY, 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options']
/** Pictures that other sites may show: link previews, squares for catalogues, icons. */
const SHARED = ['/previews/*', '/catalogue/*', '/icon-*']

/** Pages of one kind and language share a policy that names their own parts and no other's. */
function policiesOf(kind: 'home' | 'product' | 'quote', pages: readonly BuiltPage[]): HeaderRule[] {
  return homePaths.flatMap(home => {
    const own = pages.filter(({ path }) => pageKindOf(path) === kind && homePathOf(addressOf(path)) === home)
    const headers = { [POLICY]: contentSecurityPolicy(own.map(({ html }) => html)) }
    return headerPatternsOf(kind, home).map(pattern => ({ pattern, headers, without: [POLICY] }))
  })
}

/**
 * Pictures grow with the catalogue, so one rule speaks for their folder, and with it for what is not there: a browser keeps
 * that "not found" for a year too. It is true for a year and longer, because the folder is named after all that is in it
 * (decision 20); shown as a page, it may load nothing.
 */
function pictureRules(files: readonly string[]): HeaderRule[] {
  const folders = new Set(files.flatMap(file => PICTURES.exec(file) ?? []))
  return [...folders].map(folder => ({
    pattern: `/${folder}*`,
    headers: { [POLICY]: PICTURE_POLICY, ...FOR_GOOD },
    without: PAGES_ONLY,
  }))
}

/**
 * What the host says with its answers, made from the built pages and the names of all built files. The few scripts and the
 * font are named one by one: a rule for their folder would also be one for what is not there, and a browser that asked for
 * a file too early or too late would keep "not found" for a year.
 */
export function headerRules(pages: readonly BuiltPage[], files: readonly string[]): HeaderRule[] {
  const others = pages
    .filter(({ path }) => pageKindOf(path) === 'other' && addressOf(path) !== DESK)
    .map(({ html }) => html)
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': DAY }
  return [
    { pattern: '/*', headers: { [POLICY]: contentSecurityPolicy(others), ...securityHeaders } },
    ...policiesOf('home', pages),
    ...policiesOf('product', pages),
    ...policiesOf('quote', pages),
    ...SHARED.map(pattern => ({ pattern, headers: shared, without: ['Cross-Origin-Resource-Policy'] })),
    ...files
      .filter(file => IMMUTABLE.test(file))
      .map(file => ({ pattern: `/${file}`, headers: FOR_GOOD, without: PAGES_ONLY })),
    ...pictureRules(files),
    // Browsers ask for it with the first page, whatever page that is.
    { pattern: paths.iconDrawing, headers: { [POLICY]: PICTURE_POLICY, 'Cache-Control': DAY }, without: PAGES_ONLY },
    { pattern: `${DESK}*`, headers: { [POLICY]: deskPolicy, 'X-Robots-Tag': 'noindex' }, without: [POLICY] },
  ]
}
