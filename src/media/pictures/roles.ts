import budgets from '../../../budgets.json' with { type: 'json' }

const limits = budgets.pictures

interface RoleOfPictures {
  /** Device pixels of the files; a phone with more dots than the largest has takes the largest. */
  readonly widths: readonly [number, number, ...number[]]
  readonly sizes: string
  readonly ratio: number
  /** Quality of the AVIF, chosen by eye at 1:1 on a phone of 2.6 dots and on a desk. */
  readonly quality: number
  /** What the largest file may weigh, in bytes: a picture that is harder to encode is encoded a little coarser. */
  readonly atMostBytes: number
}

interface FileOfPictures {
  /** Device pixels. */
  readonly width: number
  readonly ratio: number
  readonly quality: number
  readonly atMostBytes: number
  readonly format: 'smallest' | 'webp'
}

/** Where pictures stand on the pages, and so which widths they are served at. */
export const roles = {
  /** On a card of the product grid and among the related products. */
  card: {
    widths: [400, 780],
    sizes: '(min-width: 1100px) 390px, (min-width: 700px) 46vw, 92vw',
    ratio: 16 / 10,
    quality: 46,
    atMostBytes: limits.card,
  },
  /** The views of a product in its gallery: full width on a phone, seven columns on a desk. */
  main: {
    widths: [480, 800, 1280],
    sizes: '(min-width: 1000px) 700px, 100vw',
    ratio: 16 / 10,
    quality: 42,
    atMostBytes: limits.main,
  },
  /** The hero on wide screens: bleeds off the right-hand edge. */
  heroWide: {
    widths: [960, 1440, 1680],
    sizes: '(min-width: 900px) 60vw, 100vw',
    ratio: 14 / 9,
    quality: 40,
    atMostBytes: 120_000,
  },
  /**
   * A house beside the words of a section: the whole width of a phone, half of a desk. On phones less is said, so that they
   * ask for the smaller one, as fine there as the hero.
   */
  house: {
    widths: [800, 1280],
    sizes: '(min-width: 900px) 50vw, 66vw',
    ratio: 4 / 3,
    quality: 42,
    atMostBytes: 60_000,
  },
  /** The hero on phones, composed for them. */
  heroTall: { widths: [480, 780], sizes: '100vw', ratio: 1, quality: 40, atMostBytes: limits.hero },
} as const satisfies Record<string, RoleOfPictures>

/** Files that stand alone, without other widths beside them. */
export const files = {
  /** The thumbnail of a view, in the format that every browser reads. */
  thumb: { width: 240, ratio: 16 / 10, quality: 36, atMostBytes: 5_000, format: 'webp' },
  /** A few pixels of a picture, which a browser blurs: they stand in the page until the picture has come. */
  preview: { width: 24, ratio: 16 / 10, quality: 16, atMostBytes: 400, format: 'webp' },
  previewSquare: { width: 24, ratio: 1, quality: 16, atMostBytes: 400, format: 'webp' },
  /** A view enlarged: fetched only by who asks for it. */
  enlarged: { width: 1600, ratio: 16 / 10, quality: 45, atMostBytes: 70_000, format: 'smallest' },
} as const satisfies Record<string, FileOfPictures>

export type Role = keyof typeof roles
/** What a file that stands alone is for. */
export type FileRole = keyof typeof files
