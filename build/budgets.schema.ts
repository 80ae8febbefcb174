import { z } from 'zod'
import { checkFacts } from '../src/facts/read/check-facts.ts'

const COUNT = 'a whole number of 0 or more'
const MEMORY = 'a number of bytes from 1 to 32000000'
const BYTES = 'a number of bytes from 1 to 1000000'

const count = z.int(COUNT).min(0, COUNT)
const bytes = z.int(BYTES).min(1, BYTES).max(1_000_000, BYTES)
/** At most about a quarter of the 128 MB that a browser has on a small phone. */
const memoryBytes = z.int(MEMORY).min(1, MEMORY).max(32_000_000, MEMORY)
const pictures = z.strictObject({ hero: bytes, card: bytes, main: bytes }, 'limits for hero, card and main')

const schema = z.strictObject({
  /** Limits for one page, with brotli 5, which edge networks use. */
  page: z
    .strictObject(
      {
        /** The bytes needed to paint the first screen: head, styles, header and the markup of the first picture. */
        firstScreen: bytes,
        /** A page without the owner's facts. */
        html: bytes,
        /** The markup of one product. It is added to a page's limits for each product on the page. */
        eachProduct: bytes,
        /** A heavier page only causes a warning: the owner's texts may be as long as the forms allow. */
        comfortableHtml: bytes,
        /** Scripts that run on load, without the estimator. */
        scripts: bytes,
        /** Everything a phone loads before scrolling, without the owner's facts. */
        firstView: bytes,
        /** Everything a phone has loaded after scrolling to the end, without the pictures on cards. */
        wholePage: bytes,
      },
      'limits for firstScreen, html, eachProduct, comfortableHtml, scripts, firstView and wholePage',
    )
    .refine(({ firstView, wholePage }) => firstView <= wholePage, {
      path: ['firstView'],
      message: 'at most as many bytes as wholePage',
    }),
  fonts: bytes,
  /** The largest picture file: the hero on a phone, a card, a view in a gallery. */
  pictures,
  /** The preview picture of a shared link. */
  preview: bytes,
  /** Estimator scripts with gzip: those loaded at the start, and those imported later. */
  estimator: z.strictObject({ toOpen: bytes, later: bytes }, 'limits for toOpen and later'),
  memory: z.strictObject(
    {
      heapBytes: memoryBytes,
      nodes: count,
      picturesBytes: memoryBytes,
      /** It is added for each product on the page. */
      eachProduct: z.strictObject({ nodes: count, picturesBytes: memoryBytes }, 'limits for nodes and picturesBytes'),
    },
    'limits for heapBytes, nodes, picturesBytes and eachProduct',
  ),
  offline: z.strictObject(
    {
      /** It lists the files that a device stores. */
      worker: z.strictObject({ base: bytes, eachProduct: bytes }, 'limits for base and eachProduct'),
      /** The files that a device stores for one language: `base` and `eachProduct` added up, at most `max`. */
      release: z.strictObject({ base: bytes, eachProduct: bytes, max: bytes }, 'limits for base, eachProduct and max'),
      /** Visited pictures and pages, in addition to the release. */
      visited: z.strictObject({ files: count, bytes: memoryBytes }, 'a number of files and of bytes'),
    },
    'limits for worker, release and visited',
  ),
})

/**
 * Checks the limits of budgets.json. They are far above normal values: find the cause before raising one.
 * @throws {Error} with one sentence for each wrong field: which, what was found, what is allowed.
 */
export function checkBudgets(values: unknown): void {
  checkFacts(schema, values, 'budgets.json')
}
