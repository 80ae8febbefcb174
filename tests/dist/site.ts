import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isShort } from '../../src/catalogue/catalogue.ts'
import { productFacts } from '../../src/catalogue/products.ts'
import { DESK, fileAt } from '../../src/host.ts'
import { parse } from './html.ts'

/** The built site; another one may be named in the environment, with the facts that it was built from. */
export const DIST = process.env.DIST ?? join(import.meta.dirname, '../../dist')

if (!existsSync(DIST)) throw new Error('There is no dist: `npm run build` makes it, and these tests read it.')

const built: readonly string[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => statSync(join(DIST, file)).isFile())
  .sort()

const isOfDesk = (file: string) => `/${file}`.startsWith(DESK)

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

/** Bytes of a file as the engine's edge sends it at best. */
export function brotli(file: string): number {
  const data = read(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length }
  return brotliCompressSync(data, { params }).length
}

const page = (file: string, kind: 'home' | 'product' | 'list' | 'legal' | 'notFound' | 'error', address?: string) => ({
  file,
  kind,
  /** Its own address, for pages that are to be found. */
  address,
  html: text(file),
  document: parse(text(file)),
})

/** Every page that the build must write. */
export const pages = [
  page('index.html', 'home', '/'),
  ...productFacts.map(({ slug }) => page(`product/${slug}.html`, 'product', `/product/${slug}`)),
  ...(isShort(productFacts) ? [] : [page('products.html', 'list', '/products')]),
  page('delivery.html', 'legal', '/delivery'),
  page('privacy-policy.html', 'legal', '/privacy-policy.html'),
  page('terms-of-service.html', 'legal', '/terms-of-service.html'),
  page('404.html', 'notFound'),
  page('product/404.html', 'notFound'),
  page('offline.html', 'error'),
  page('500.html', 'error'),
]

export type BuiltPage = (typeof pages)[number]

/** The file that answers an address of this site, as the host chooses it. */
export function fileOf(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname)
  return [path.slice(1), fileAt(path)].find(candidate => files.includes(candidate))
}
