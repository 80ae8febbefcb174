/**
 * How the host maps addresses to files: Cloudflare's asset server, as configured in `wrangler.jsonc`. The build writes
 * `_headers` and `_redirects` from this module. For other hosts, see `docs/hosting.md`.
 */
import { languages } from '#text/languages.ts'
import { nearestHomePath } from './nearest-page.ts'

/** The home page of each language, with a slash at both ends. The first language is at the root. */
export const homePaths: readonly string[] = languages.map((language, index) => (index === 0 ? '/' : `/${language}/`))

/** Limits of the host, which silently ignores everything beyond them. */
const LIMITS = { headerRules: 100, redirects: 100, lineCharacters: 2000 }
const SLUG = ':slug'
const NOT_FOUND = '404.html'

/** The owner's desk. No page links to it. */
export const DESK = '/admin/'

/** Addresses without a file extension, and their files. `:slug` is one segment of an address. */
const rewrites = [
  ...homePaths.flatMap(
    home =>
      [
        // Astro writes pages as files, not folders: the file of /sw/ is sw.html.
        [home, home === '/' ? '/index.html' : `${home.slice(0, -1)}.html`],
        [`${home}products`, `${home}products.html`],
        [`${home}delivery`, `${home}delivery.html`],
        [`${home}quote`, `${home}quote.html`],
        [`${home}roofs`, `${home}roofs.html`],
        [`${home}guides`, `${home}guides.html`],
        [`${home}guides/${SLUG}`, `${home}guides/${SLUG}.html`],
        [`${home}product/${SLUG}`, `${home}product/${SLUG}.html`],
      ] as const,
  ),
  [DESK, `${DESK.slice(0, -1)}.html`] as const,
]

/** Returns the slug in a path that matches a pattern, '' if the pattern has none, undefined if the path does not match. */
function matchSlug(pattern: string, path: string): string | undefined {
  const [before = '', after] = pattern.split(SLUG)
  if (after === undefined) return path === pattern ? '' : undefined
  const slug = path.slice(before.length, path.length - after.length)
  return slug && !slug.includes('/') && path === before + slug + after ? slug : undefined
}

function rewritePath(path: string, from: 0 | 1, to: 0 | 1): string | undefined {
  for (const patterns of rewrites) {
    const slug = matchSlug(patterns[from], path)
    if (slug !== undefined) return patterns[to].replace(SLUG, slug)
  }
  return undefined
}

/** The file of an address, relative to the site's root, such as `product/x.html`. It may not exist. */
export function fileAt(pathname: string): string {
  return (rewritePath(pathname, 0, 1) ?? pathname).slice(1)
}

/** The address of a file. "Not found" pages are only available under their file name. */
export function addressOf(file: string): string {
  const path = `/${file}`
  return (!path.endsWith(`/${NOT_FOUND}`) && rewritePath(path, 1, 0)) || path
}

/** The home page in the language of an address. */
export function homePathOf(pathname: string): string {
  return nearestHomePath(pathname, homePaths)
}

/** Pages of one kind have the same styles and scripts. `other` pages share the rule for `/*`. */
export type PageKind = 'home' | 'product' | 'quote' | 'other'

export function pageKindOf(file: string): PageKind {
  const address = addressOf(file)
  const home = homePathOf(address)
  if (address === home) return 'home'
  if (address === `${home}quote`) return 'quote'
  return address.startsWith(`${home}product/`) ? 'product' : 'other'
}

/** The patterns of header rules for one kind of page in one language. */
export function headerPatternsOf(kind: Exclude<PageKind, 'other'>, home: string): string[] {
  return { home: [home, `/${fileAt(home)}`], product: [`${home}product/*`], quote: [`${home}quote`] }[kind]
}

/** The headers for all addresses that match a pattern. */
export interface HeaderRule {
  readonly pattern: string
  readonly headers: Readonly<Record<string, string>>
  /** Names of headers set by other rules that this rule removes. */
  readonly without?: readonly string[]
}

/**
 * The text of `_headers`. All rules that match an address apply to it, even if no file exists there.
 * @throws {Error} when the text exceeds the limits of the host.
 */
export function headersText(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers, without = [] }) =>
    [
      pattern,
      ...without.map(name => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  )
  const text = `${blocks.join('\n\n')}\n`
  checkLimits('_headers', text, rules.length, LIMITS.headerRules)
  return text
}

/**
 * The text of `_redirects` for a site with these files. Status 200 serves a file; 301 adds the missing trailing slash to
 * home pages and the desk, and removes an extra one from other pages; 302 leads from the page of all products to the home page
 * while that shows them all.
 * @throws {Error} when the text exceeds the limits of the host.
 */
export function redirectsText(files: readonly string[]): string {
  const existing = rewrites.filter(([, file]) => file.includes(SLUG) || files.includes(file.slice(1)))
  const folders = [
    ...homePaths.filter(home => home !== '/'),
    ...existing.flatMap(([address]) => (address === DESK ? DESK : [])),
  ]
  const homesWithAllProducts = homePaths.filter(
    home => files.includes(fileAt(home)) && !files.includes(fileAt(`${home}products`)),
  )
  const pages = existing.flatMap(([address]) => (address.endsWith('/') ? [] : [address]))
  const lines = [
    ...existing.map(([address, file]) => `${address} ${file} 200`),
    ...pages.map(page => `${page}/ ${page} 301`),
    ...folders.map(folder => `${folder.slice(0, -1)} ${folder} 301`),
    ...homesWithAllProducts.map(home => `${home}products ${home}#products 302`),
  ]
  const text = `${lines.join('\n')}\n`
  checkLimits('_redirects', text, lines.length, LIMITS.redirects)
  return text
}

function checkLimits(file: string, text: string, rules: number, maxRules: number): void {
  if (rules > maxRules)
    throw new Error(
      `${file} has ${rules} rules; the host reads ${maxRules}. Combine rules in build/headers.ts or src/site/host.ts.`,
    )
  const longest = Math.max(...text.split('\n').map(line => line.length))
  if (longest > LIMITS.lineCharacters)
    throw new Error(
      `${file} has a line of ${longest} characters; the host reads ${LIMITS.lineCharacters}. Shorten it in build/headers.ts.`,
    )
}
