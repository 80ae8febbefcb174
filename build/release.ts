import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import budgets from '../budgets.json' with { type: 'json' }
import { productFacts } from '../src/facts/products.ts'
import { sections } from '../src/media/pictures/sections.ts'
import type { Files, Release } from '../src/offline/release.ts'
import { addressOf, fileAt, homePathOf, homePaths } from '../src/site/host.ts'
import { languages } from '../src/text/languages.ts'
import { builtFiles } from './pages.ts'

/** What pages need beside themselves. */
const PARTS = /^(_assets|drawings|fonts)\/|^icon\.svg$/
/** The estimator in one language: `quote.en.island.a1B2c3D4.js`. */
const IN_ONE_LANGUAGE = /^_assets\/quote\.(?<language>[a-z]+)\.island\./
/** Pages and the manifest speak a language; the host's own error and the owner's desk are never shown without a network. */
const PAGES = /^(?!500\.|admin\.).*(\.html|manifest\.\w+)$/

/** Where the language of a file of the release begins; undefined for what every language needs. */
function languageOf(file: string): string | undefined {
  const found = IN_ONE_LANGUAGE.exec(file)?.groups?.language
  const index = (languages as readonly string[]).indexOf(found ?? '')
  return homePaths[index] ?? (PAGES.test(file) ? homePathOf(addressOf(file)) : undefined)
}

interface Weighed {
  readonly file: string
  readonly bytes: number
}

/**
 * As many files as fit beside what is kept in any case, from the first one on; the others are left.
 * @throws {Error} when what is kept in any case does not fit by itself.
 */
export function fitting(always: readonly Weighed[], inOrder: readonly Weighed[], limit: number) {
  let room = always.reduce((rest, { bytes }) => rest - bytes, limit)
  if (room < 0)
    throw new Error(`budgets.json: offline.release is ${limit}; what every device keeps weighs ${limit - room} bytes.`)
  let count = 0
  for (const { bytes } of inOrder) {
    if (bytes > room) break
    room -= bytes
    count += 1
  }
  return { kept: inOrder.slice(0, count), left: inOrder.slice(count) }
}

/**
 * What a device keeps of the built site: in each language the home page, the legal pages and those that say what is wrong,
 * then the products in the order of the price list, as many as the limit has room for.
 * @param slugs of the products, in that order
 * @throws {Error} when the limit has no room for what is kept in any case.
 */
export async function releaseOf(
  dist: string,
  slugs: readonly string[] = productFacts.map(({ slug }) => slug),
): Promise<Release> {
  const limit = budgets.offline.release
  const files = await builtFiles(dist)
  const inOrder = (home: string) =>
    slugs.map(slug => fileAt(`${home}product/${slug}`)).filter(file => files.includes(file))
  const products = new Set(homePaths.flatMap(inOrder))
  const weighed = (list: readonly string[]) => Promise.all(list.map(file => weigh(dist, file)))
  const hashed = async (list: readonly Weighed[]): Promise<Files> =>
    Object.fromEntries(await Promise.all(list.map(async ({ file }) => [addressOf(file), await hash(dist, file)])))

  const shared = await weighed(files.filter(file => PARTS.test(file) && !languageOf(file)))
  const each = homePaths.map(async home => {
    const others = files.filter(file => languageOf(file) === home && !products.has(file))
    const always = await weighed(others)
    const { kept, left } = fitting([...shared, ...always], await weighed(inOrder(home)), limit)
    return { home, files: await hashed([...always, ...kept]), left: left.map(({ file }) => addressOf(file)) }
  })
  const made = await Promise.all(each)
  const parts = { shared: await hashed(shared), pages: Object.fromEntries(made.map(each => [each.home, each.files])) }
  return {
    name: sha256(JSON.stringify(parts)).slice(0, 8),
    ...parts,
    left: made.flatMap(({ left }) => left),
    sections,
    seen: budgets.offline.seen,
  }
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('base64')
const hash = async (dist: string, file: string) => sha256(await readFile(join(dist, file)))

/** Bytes as the network carries them: what is compressed already, as it is. */
async function weigh(dist: string, file: string): Promise<Weighed> {
  const data = await readFile(join(dist, file))
  return { file, bytes: file.endsWith('.woff2') ? data.length : brotliCompressSync(data).length }
}
