import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { fitsOnHomePage } from '../../src/facts/catalogue.ts'
import { productFacts } from '../../src/facts/products.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { DESK, fileAt } from '../../src/site/host.ts'
import { type Paths, pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { parse } from './html.ts'

/** The built site; another one may be named in the environment, with the facts that it was built from. */
export const DIST = process.env.DIST ?? join(import.meta.dirname, '../../dist')

if (!existsSync(DIST)) throw new Error('There is no dist: `npm run build` makes it, and these tests read it.')

const built: readonly string[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => statSync(join(DIST, file)).isFile())
  .sort()

const isOfDesk = (file: string) => `/${file}`.startsWith(DESK) || file === fileAt(DESK)

/** Every file of the built site that visitors may get, by its path below `dist`. */
export const files = built.filter(file => !isOfDesk(file))

/** Those of the owner's desk. */
export const deskFiles = built.filter(isOfDesk)

export function read(file: string): Buffer {
  return readFileSync(join(DIST, file))
}

export function text(file: string): string {
  return read(file).toString('utf8')
}

/** Bytes of a text as an edge network sends it: at best, or at the quality that it takes the time for. */
export function brotli(data: Buffer, quality = 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length }
  return brotliCompressSync(data, { params }).length
}

type Kind = 'home' | 'product' | 'list' | 'quote' | 'legal' | 'notFound' | 'error'
type Address = (paths: Paths) => string

/** Every page that the build must write in each language: those that are to be found, then those that are not. */
const kinds: readonly (readonly [kind: Kind, address: Address, hidden?: 'hidden'])[] = [
  ['home', ({ home }) => home],
  ...productFacts.map(({ slug }) => ['product', (paths: Paths) => paths.product(slug)] as const),
  ...(fitsOnHomePage(productFacts) ? [] : [['list', (paths: Paths) => paths.allProducts] as const]),
  ['quote', paths => paths.quote],
  ['legal', paths => paths.delivery],
  ['legal', paths => paths.privacyPolicy],
  ['legal', paths => paths.termsOfService],
  ['notFound', ({ notFound }) => `${notFound}.html`, 'hidden'],
  ['notFound', ({ productNotFound }) => `${productNotFound}.html`, 'hidden'],
  ['error', ({ home }) => `${home}offline.html`, 'hidden'],
]

const page = (language: (typeof languages)[number], kind: Kind, path: Address, hidden?: 'hidden') => {
  const own = path(pathsIn(language))
  const file = hidden ? own.slice(1) : fileAt(own)
  return {
    file,
    kind,
    language,
    words: wordsByLanguage[language],
    paths: pathsIn(language),
    /** Its address among those of a language. */
    path,
    /** Its own address, for pages that are to be found. */
    address: hidden ? undefined : own,
    html: text(file),
    document: parse(text(file)),
  }
}

/** Every page that the build must write. The engine knows one error of its own, in the first language. */
export const pages = [
  ...languages.flatMap(language => kinds.map(([kind, path, hidden]) => page(language, kind, path, hidden))),
  page(languages[0], 'error', () => '/500.html', 'hidden'),
]

export type BuiltPage = (typeof pages)[number]

/** The file that answers an address of this site, as the host chooses it. */
export function fileOf(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname)
  return [path.slice(1), fileAt(path)].find(candidate => files.includes(candidate))
}
