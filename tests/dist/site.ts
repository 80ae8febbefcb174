import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { fitsOnHomePage } from '../../src/facts/catalogue.ts'
import { guides } from '../../src/facts/guides.ts'
import { productFacts } from '../../src/facts/products.ts'
import { hasProjectsPage } from '../../src/facts/projects.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { DESK, fileAt } from '../../src/site/host.ts'
import { type Paths, pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { parse } from './html.ts'

/** The folder of the built site. The environment variable names another one, with `CONTENT` for its facts. */
export const DIST = process.env.DIST ?? join(import.meta.dirname, '../../dist')

if (!existsSync(DIST)) throw new Error('dist does not exist: run `npm run build` first.')

const built: readonly string[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => statSync(join(DIST, file)).isFile())
  .sort()

const isOfDesk = (file: string) => `/${file}`.startsWith(DESK) || file === fileAt(DESK)

/** Every built file for visitors, by its path below `dist`. */
export const files = built.filter(file => !isOfDesk(file))

/** Every built file of the owner's desk. */
export const deskFiles = built.filter(isOfDesk)

export function read(file: string): Buffer {
  return readFileSync(join(DIST, file))
}

export function text(file: string): string {
  return read(file).toString('utf8')
}

/** The compressed size in bytes; edge networks use a lower quality than 11. */
export function brotli(data: Buffer, quality = 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length }
  return brotliCompressSync(data, { params }).length
}

type Kind = 'home' | 'product' | 'list' | 'quote' | 'guides' | 'guide' | 'projects' | 'legal' | 'notFound' | 'error'
type Address = (paths: Paths) => string

/** Every page that the build must write in each language. `noindex` pages are not indexed. */
const kinds: readonly (readonly [kind: Kind, address: Address, noindex?: 'noindex'])[] = [
  ['home', ({ home }) => home],
  ...productFacts.map(({ slug }) => ['product', (paths: Paths) => paths.product(slug)] as const),
  ...(fitsOnHomePage(productFacts) ? [] : [['list', (paths: Paths) => paths.allProducts] as const]),
  ['quote', paths => paths.quote],
  ...(guides[languages[0]].length > 0 ? [['guides', (paths: Paths) => paths.guides] as const] : []),
  ...guides[languages[0]].map(({ slug }) => ['guide', (paths: Paths) => paths.guide(slug)] as const),
  ...(hasProjectsPage ? [['projects', (paths: Paths) => paths.projects] as const] : []),
  ['legal', paths => paths.delivery],
  ['legal', paths => paths.privacyPolicy],
  ['legal', paths => paths.termsOfService],
  ['notFound', ({ notFound }) => `${notFound}.html`, 'noindex'],
  ['notFound', ({ productNotFound }) => `${productNotFound}.html`, 'noindex'],
  ['error', ({ home }) => `${home}offline.html`, 'noindex'],
]

const readPage = (language: (typeof languages)[number], kind: Kind, path: Address, noindex?: 'noindex') => {
  const pathname = path(pathsIn(language))
  const file = noindex ? pathname.slice(1) : fileAt(pathname)
  return {
    file,
    kind,
    language,
    words: wordsByLanguage[language],
    paths: pathsIn(language),
    /** The function from a language's paths to its address. */
    path,
    /** Its address, for indexed pages. */
    address: noindex ? undefined : pathname,
    html: text(file),
    document: parse(text(file)),
  }
}

/** Every page that the build must write. The server error page has only the first language. */
export const pages = [
  ...languages.flatMap(language => kinds.map(([kind, path, noindex]) => readPage(language, kind, path, noindex))),
  readPage(languages[0], 'error', () => '/500.html', 'noindex'),
]

export type BuiltPage = (typeof pages)[number]

/** The file that the host sends for an address. */
export function fileOf(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname)
  return [path.slice(1), fileAt(path)].find(candidate => files.includes(candidate))
}
