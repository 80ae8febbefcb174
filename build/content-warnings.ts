import { brotliCompressSync, constants } from 'node:zlib'
import budgets from '../budgets.json' with { type: 'json' }
import type { Release } from '../src/offline/release.ts'
import { addressOf } from '../src/site/host.ts'
import type { BuiltPage } from './built-files.ts'

/** The brotli level with which edge networks compress pages. */
const EDGE_BROTLI_LEVEL = 5
/** A warning names no more pages than this, heaviest first. */
const MAX_NAMED = 3

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`

/** The size of a page as it is sent, in bytes. */
function sizeInTransit(html: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: EDGE_BROTLI_LEVEL }
  return brotliCompressSync(Buffer.from(html), { params }).length
}

/** Warns of pages that the owner's texts make heavier than is comfortable on a phone. Such pages are published. */
export function findHeavyPages(pages: readonly BuiltPage[], comfortable = budgets.page.comfortableHtml): string[] {
  const heavy = pages
    .map(({ path, html }) => ({ path, bytes: sizeInTransit(html) }))
    .filter(({ bytes }) => bytes > comfortable)
    .sort((one, other) => other.bytes - one.bytes)
  const [heaviest] = heavy
  if (!heaviest) return []
  const named = heavy.slice(0, MAX_NAMED).map(({ path, bytes }) => {
    const percent = Math.ceil((bytes / comfortable - 1) * 100)
    return `${addressOf(path)} has ${kilobytes(bytes)}, which is ${percent} % above the comfortable size`
  })
  const others = heavy.length - named.length
  return [
    `${named.join('; ')}${others > 0 ? `; and ${others} more pages` : ''}. Shorter names, descriptions and features load faster.`,
  ]
}

/** Warns of product pages that had no room in the offline release. */
export function findPagesLeftOut({ cachedOnVisit }: Pick<Release, 'cachedOnVisit'>): string[] {
  if (cachedOnVisit.length === 0) return []
  return [
    `${cachedOnVisit.length} product pages open without a network only after a visit, because the catalogue is too large to keep whole: ${cachedOnVisit.join(', ')}.`,
  ]
}
