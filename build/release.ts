import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import budgets from '../budgets.json' with { type: 'json' }
import { productFacts } from '../src/facts/products.ts'
import { pictureProfiles } from '../src/media/pictures/picture-profiles.ts'
import type { FileHashes, Release } from '../src/offline/release.ts'
import { addressOf, fileAt, homePathOf, homePaths } from '../src/site/host.ts'
import { languages } from '../src/text/languages.ts'
import { listBuiltFiles } from './built-files.ts'

/** Files that pages load, and that work offline: scripts, drawings, the font and the icon. */
const PAGE_PARTS = /^(_assets|drawings|fonts)\/|^icon\.svg$/
/** The estimator of one language: `quote.en.island.a1B2c3D4.js`. */
const IN_ONE_LANGUAGE = /^_assets\/quote\.(?<language>[a-z]+)\.island\./
/** Pages and manifests belong to a language. The server error page and the owner's desk are not needed offline. */
const LANGUAGE_FILES = /^(?!500\.|admin\.).*(\.html|manifest\.\w+)$/

/** The home page in the language of a file; undefined for files that every language shares. */
function homePathOfFile(file: string): string | undefined {
  const language = IN_ONE_LANGUAGE.exec(file)?.groups?.language
  const index = (languages as readonly string[]).indexOf(language ?? '')
  return homePaths[index] ?? (LANGUAGE_FILES.test(file) ? homePathOf(addressOf(file)) : undefined)
}

interface FileSize {
  readonly file: string
  readonly bytes: number
}

/** Takes optional files in order, in addition to the required ones, until the limit is reached. */
export function fitIntoLimit(required: readonly FileSize[], optional: readonly FileSize[], limit: number) {
  let remaining = required.reduce((rest, { bytes }) => rest - bytes, limit)
  let count = 0
  for (const { bytes } of optional) {
    if (bytes > remaining) break
    remaining -= bytes
    count += 1
  }
  return { included: optional.slice(0, count), leftOut: optional.slice(count) }
}

/**
 * Lists the files of the built site that devices store: in each language the home, legal and error pages, then the
 * products in the order of the price list until the limit is reached.
 * @param slugs the products, in the order of the price list
 */
export async function releaseOf(
  dist: string,
  slugs: readonly string[] = productFacts.map(({ slug }) => slug),
): Promise<Release> {
  const files = await listBuiltFiles(dist)
  const productFiles = (home: string) =>
    slugs.map(slug => fileAt(`${home}product/${slug}`)).filter(file => files.includes(file))
  const products = new Set(homePaths.flatMap(productFiles))
  const measureFiles = (list: readonly string[]) => Promise.all(list.map(file => measureFile(dist, file)))
  const hashFiles = async (list: readonly FileSize[]): Promise<FileHashes> =>
    Object.fromEntries(await Promise.all(list.map(async ({ file }) => [addressOf(file), await hashFile(dist, file)])))

  const shared = await measureFiles(files.filter(file => PAGE_PARTS.test(file) && !homePathOfFile(file)))
  const releases = await Promise.all(
    homePaths.map(async home => {
      const required = await measureFiles(files.filter(file => homePathOfFile(file) === home && !products.has(file)))
      const { included, leftOut } = fitIntoLimit(
        [...shared, ...required],
        await measureFiles(productFiles(home)),
        budgets.offline.release,
      )
      return {
        home,
        files: await hashFiles([...required, ...included]),
        leftOut: leftOut.map(({ file }) => addressOf(file)),
      }
    }),
  )
  const hashes = {
    shared: await hashFiles(shared),
    pages: Object.fromEntries(releases.map(({ home, files }) => [home, files])),
  }
  return {
    name: sha256(JSON.stringify(hashes)).slice(0, 8),
    ...hashes,
    cachedOnVisit: releases.flatMap(({ leftOut }) => leftOut),
    crossSections: pictureProfiles,
    visitedLimits: budgets.offline.visited,
  }
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('base64')
const hashFile = async (dist: string, file: string) => sha256(await readFile(join(dist, file)))

/** Measures the size in transit: with brotli, except for fonts, which are already compressed. */
async function measureFile(dist: string, file: string): Promise<FileSize> {
  const data = await readFile(join(dist, file))
  return { file, bytes: file.endsWith('.woff2') ? data.length : brotliCompressSync(data).length }
}
