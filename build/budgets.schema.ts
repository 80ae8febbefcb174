import { z } from 'zod'
import { checkFacts } from '../src/facts/read/check-facts.ts'

const COUNT = 'a whole number of 0 or more'
const MEMORY = 'a number of bytes from 1 to 32000000'
const BYTES = 'a number of bytes from 1 to 1000000'

const count = z.int(COUNT).min(0, COUNT)
const bytes = z.int(BYTES).min(1, BYTES).max(1_000_000, BYTES)
/** A phone with 128 MB for its browser leaves a page about a quarter of it. */
const memoryBytes = z.int(MEMORY).min(1, MEMORY).max(32_000_000, MEMORY)
const pictures = z.strictObject({ hero: bytes, card: bytes, main: bytes }, 'limits for hero, card and main')

const schema = z.strictObject({
  /** What one page may weigh, with brotli 5, as edge networks compress. */
  page: z
    .strictObject(
      {
        /** Head, styles, header and the first picture's markup: what a browser needs to paint the first screen. */
        firstScreen: bytes,
        html: bytes,
        /** Scripts that run without being asked for; the estimator apart. */
        scripts: bytes,
        /** All that a phone fetches before it scrolls, and when it has scrolled through. */
        firstView: bytes,
        wholePage: bytes,
      },
      'limits for firstScreen, html, scripts, firstView and wholePage',
    )
    .refine(({ firstView, wholePage }) => firstView <= wholePage, {
      path: ['firstView'],
      message: 'at most as many bytes as wholePage',
    }),
  fonts: bytes,
  /** The largest file of a picture: the hero on a phone, a card, a view in a gallery. */
  pictures,
  /** The picture that a chat shows of a link. */
  preview: bytes,
  /** Scripts of the estimator with gzip: those it opens with, and those it imports later. */
  estimator: z.strictObject({ toOpen: bytes, later: bytes }, 'limits for toOpen and later'),
  memory: z.strictObject(
    { heapBytes: memoryBytes, nodes: count, picturesBytes: memoryBytes },
    'limits for heapBytes, nodes and picturesBytes',
  ),
  offline: z.strictObject(
    {
      worker: bytes,
      /** What a device keeps of the site in one language. */
      release: bytes,
      /** What it keeps of pictures and pages that were seen, beside the release. */
      seen: z.strictObject({ files: count, bytes: memoryBytes }, 'a number of files and of bytes'),
    },
    'limits for worker, release and seen',
  ),
})

/**
 * Checks the limits of budgets.json. They are alarms far from normal: when one rings, look for the cause before raising it.
 * @throws {Error} one sentence a wrong field: which, what was found, what is allowed.
 */
export function checkBudgets(values: unknown): void {
  checkFacts(schema, values, 'budgets.json')
}
