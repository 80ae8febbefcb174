import { z } from 'zod'
import { checked } from '../src/facts/read/check-facts.ts'

const COUNT = 'a whole number of 0 or more'
const MEMORY = 'a number of bytes from 1 to 32000000'
const BYTES = 'a number of bytes from 1 to 1000000'

const count = z.int(COUNT).min(0, COUNT)
const bytes = z.int(BYTES).min(1, BYTES).max(1_000_000, BYTES)
/** A phone with 128 MB for its browser leaves a page about a quarter of it. */
const memoryBytes = z.int(MEMORY).min(1, MEMORY).max(32_000_000, MEMORY)
const page = z
  .strictObject(
    { htmlBrotli: bytes, scriptsBrotli: bytes, firstView: bytes, wholePage: bytes },
    'limits for htmlBrotli, scriptsBrotli, firstView and wholePage',
  )
  .refine(({ firstView, wholePage }) => firstView <= wholePage, {
    path: ['firstView'],
    message: 'at most as many bytes as wholePage',
  })

const schema = z.strictObject({
  pages: z.strictObject({ home: page, product: page, notFound: page }, 'limits for home, product and notFound'),
  /**
   * What may be heavier for what an owner adds: a page for a notice and for each thickness with its price, the estimator
   * for each product that the home page has no room for.
   */
  owner: z.strictObject(
    {
      notice: z.strictObject({ htmlBrotli: bytes, scriptsBrotli: bytes }, 'limits for htmlBrotli and scriptsBrotli'),
      thickness: z.strictObject({ htmlBrotli: bytes }, 'a limit for htmlBrotli'),
      furtherProduct: z.strictObject({ estimatorGzip: bytes }, 'a limit for estimatorGzip'),
    },
    'limits for notice, thickness and furtherProduct',
  ),
  /** What one page fetches of fonts, and the largest of those with few letters, which error pages fetch. */
  fonts: z.strictObject(
    { files: count, bytes, fewLetters: bytes },
    'a number of files, of bytes and of bytes with few letters',
  ),
  /** The largest file of a picture: the hero on a phone, a card, a view in a gallery, and what stands in pages for them. */
  pictures: z.strictObject(
    { hero: bytes, card: bytes, main: bytes, tinyHero: bytes, tinyMain: bytes },
    'limits for hero, card, main, tinyHero and tinyMain',
  ),
  previewBytes: bytes,
  otherOrigins: count,
  estimator: z.strictObject({ gzip: bytes, later: bytes }, 'limits for gzip and later'),
  memory: z.strictObject(
    { heapBytes: memoryBytes, nodes: count, picturesBytes: memoryBytes },
    'limits for heapBytes, nodes and picturesBytes',
  ),
  offline: z.strictObject(
    {
      worker: bytes,
      /** Of each language's release. */
      release: bytes,
      /** Of pictures and pages that were seen, beside the release. */
      seen: z.strictObject({ files: count, bytes: memoryBytes }, 'a number of files and of bytes'),
    },
    'limits for worker, release and seen',
  ),
})

/**
 * Checks the limits that the tests and the measurements hold the site to: a limit that is missing limits nothing.
 * @throws {Error} one sentence a wrong field: which, what was found, what is allowed.
 */
export function checkBudgets(values: unknown): void {
  checked(schema, values, 'budgets.json')
}
