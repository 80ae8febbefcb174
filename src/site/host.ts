/**
 * How the host answers: Cloudflare's asset engine as `wrangler.jsonc` sets it up. The build writes the engine's files from it,
 * the tests hold the built site against it, and `docs/hosting.md` says what another host needs.
 */
import { languages } from '#text/languages.ts'
import { nearestHome } from './nearest-page.ts'

/** Where the pages of each language begin, with a slash at each end; the first language stands at the root. */
export const homes: readonly string[] = languages.map((language, index) => (index === 0 ? '/' : `/${language}/`))

/** The engine reads no more rules and no longer lines, and says nothing of the rest. */
const LIMITS = { headerRules: 100, redirects: 100, lineCharacters: 2000 }
const SLUG = ':slug'
const NOT_FOUND = '404.html'

/** The owner's desk: no page leads there. */
export const DESK = '/admin/'

/** Addresses without an ending, and the files that answer them; `:slug` is one part of an address. */
const rewrites = [
  ...homes.flatMap(
    home =>
      [
        // Pages are files here and not folders: /sw/ is answered from sw.html.
        [home, home === '/' ? '/index.html' : `${home.slice(0, -1)}.html`],
        [`${home}products`, `${home}products.html`],
        [`${home}delivery`, `${home}delivery.html`],
        [`${home}quote`, `${home}quote.html`],
        [`${home}product/${SLUG}`, `${home}product/${SLUG}.html`],
      ] as const,
  ),
  [DESK, `${DESK.slice(0, -1)}.html`] as const,
]

/** What `:slug` stands for in a text of that form; empty where the form has none, undefined where the text is not of it. */
function slugIn(form: string, text: string): string | undefined {
  const [before = '', after] = form.split(SLUG)
  if (after === undefined) return text === form ? '' : undefined
  const slug = text.slice(before.length, text.length - after.length)
  return slug && !slug.includes('/') && text === before + slug + after ? slug : undefined
}

function rewritten(text: string, from: 0 | 1, to: 0 | 1): string | undefined {
  for (const forms of rewrites) {
    const slug = slugIn(forms[from], text)
    if (slug !== undefined) return forms[to].replace(SLUG, slug)
  }
  return undefined
}

/** The file (`product/x.html`, below the site's root) that answers an address, when it is there. */
export function fileAt(pathname: string): string {
  return (rewritten(pathname, 0, 1) ?? pathname).slice(1)
}

/** The address under which a file is asked for. A page that says that there is none has only its name. */
export function addressOf(file: string): string {
  const path = `/${file}`
  return (!path.endsWith(`/${NOT_FOUND}`) && rewritten(path, 1, 0)) || path
}

/** Where the language of an address begins. */
export function homeOf(pathname: string): string {
  return nearestHome(pathname, homes)
}

/** Pages of one kind carry the same styles and scripts; `other` are those that no pattern of their own singles out. */
export type PageKind = 'home' | 'product' | 'quote' | 'other'

/** Which kind of page a file is. */
export function kindOf(file: string): PageKind {
  const address = addressOf(file)
  const home = homeOf(address)
  if (address === home) return 'home'
  if (address === `${home}quote`) return 'quote'
  return address.startsWith(`${home}product/`) ? 'product' : 'other'
}

/** The addresses of one kind of page in one language, as header rules name them. */
export function patternsOf(kind: Exclude<PageKind, 'other'>, home: string): string[] {
  return { home: [home, `/${fileAt(home)}`], product: [`${home}product/*`], quote: [`${home}quote`] }[kind]
}

/** What is said of the addresses of a pattern. */
export interface HeaderRule {
  readonly pattern: string
  readonly headers: Readonly<Record<string, string>>
  /** What other rules say of them and this one takes back. */
  readonly without?: readonly string[]
}

/**
 * The text of `_headers`. All rules that an address fits apply to it, also where nothing is at that address.
 * @throws {Error} when the engine would not read all of it.
 */
export function headersText(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers, without = [] }) =>
    [
      pattern,
      ...without.map(name => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  )
  return readable('_headers', `${blocks.join('\n\n')}\n`, rules.length, LIMITS.headerRules)
}

/** The text of `_redirects` for a site of these files: 200 answers from the file, 301 sends a home, or the desk, without its slash to the one that has it. */
export function redirectsText(files: readonly string[]): string {
  const there = rewrites.filter(([, file]) => file.includes(SLUG) || files.includes(file.slice(1)))
  const folders = [
    ...homes.filter(home => home !== '/'),
    ...there.flatMap(([address]) => (address === DESK ? DESK : [])),
  ]
  const lines = [
    ...there.map(([address, file]) => `${address} ${file} 200`),
    ...folders.map(folder => `${folder.slice(0, -1)} ${folder} 301`),
  ]
  return readable('_redirects', `${lines.join('\n')}\n`, lines.length, LIMITS.redirects)
}

function readable(file: string, text: string, rules: number, most: number): string {
  if (rules > most) throw new Error(`${file} has ${rules} rules; the host reads ${most}.`)
  const longest = Math.max(...text.split('\n').map(line => line.length))
  if (longest > LIMITS.lineCharacters)
    throw new Error(`${file} has a line of ${longest} characters; the host reads ${LIMITS.lineCharacters}.`)
  return text
}
