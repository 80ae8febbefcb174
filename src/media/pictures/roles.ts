import budgets from '../../../budgets.json' with { type: 'json' }

const limits = budgets.pictures

export interface PictureRoleSpec {
  /** Device pixels of the files. Screens with more pixels get the largest file. */
  readonly widths: readonly [number, number, ...number[]]
  readonly sizes: string
  readonly ratio: number
  /** Quality of the AVIF, chosen by eye at 1:1 on a phone with 2.6 device pixels per pixel and on a desktop screen. */
  readonly quality: number
  /** Limit for the largest file, in bytes. The encoder lowers the quality of a picture that exceeds it. */
  readonly maxBytes: number
  /** One more file, for desktop screens with two device pixels per pixel. Phones fetch a smaller one. */
  readonly desktop?: { readonly width: number; readonly quality: number; readonly maxBytes: number }
}

interface FileRoleSpec {
  /** Device pixels. */
  readonly width: number
  readonly ratio: number
  readonly quality: number
  readonly maxBytes: number
  readonly format: 'smallest' | 'webp'
}

/** The places of pictures on the pages, and the widths that each place needs. */
export const pictureRoles = {
  /** Cards of the product grid and of related products. */
  card: {
    widths: [400, 780],
    // The grid has two columns from about 44em.
    sizes: '(min-width: 68.75em) 390px, (min-width: 44em) 46vw, 92vw',
    ratio: 16 / 10,
    quality: 46,
    maxBytes: limits.card,
  },
  /** Views in a product's gallery: full width on a phone, seven columns on a desktop. */
  main: {
    // A phone 360 pixels wide has up to 1080 device pixels.
    widths: [480, 800, 1100],
    sizes: '(min-width: 56.25em) 700px, 100vw',
    ratio: 16 / 10,
    // Close-ups show their grain at this quality; most other views reach the limit first.
    quality: 46,
    maxBytes: limits.main,
    // Below this quality the steps of tiles on whole houses break into dashes.
    desktop: { width: 1280, quality: 54, maxBytes: limits.mainOnDesktop },
  },
  /** The hero on wide screens, whole on the right-hand side; on tablets across the page. */
  heroWide: {
    widths: [960, 1440, 1680],
    sizes: '(min-width: 68.75em) 60vw, 100vw',
    ratio: 14 / 9,
    quality: 46,
    maxBytes: 160_000,
  },
  /**
   * A house beside the text of a section: full width on a phone, half of a desktop. `sizes` understates the phone width on
   * purpose: the smaller file is as sharp there as the hero.
   */
  house: {
    widths: [480, 800],
    sizes: '(min-width: 56.25em) 50vw, 66vw',
    ratio: 4 / 3,
    quality: 42,
    maxBytes: 60_000,
    desktop: { width: 1280, quality: 52, maxBytes: 120_000 },
  },
  /** The hero on phones: a square composition. */
  heroTall: { widths: [480, 780], sizes: '100vw', ratio: 1, quality: 40, maxBytes: limits.hero },
} as const satisfies Record<string, PictureRoleSpec>

/** The places of pictures that need one file of one width. */
export const fileRoles = {
  /** Thumbnail of a view, as WebP for every browser. */
  thumb: { width: 240, ratio: 16 / 10, quality: 36, maxBytes: 5_000, format: 'webp' },
  /** A few pixels in the page itself, shown blurred until the picture has loaded. */
  preview: { width: 24, ratio: 16 / 10, quality: 16, maxBytes: 400, format: 'webp' },
  previewSquare: { width: 24, ratio: 1, quality: 16, maxBytes: 400, format: 'webp' },
  /** A view at full size, fetched when a visitor enlarges it. */
  enlarged: { width: 1600, ratio: 16 / 10, quality: 50, maxBytes: 120_000, format: 'smallest' },
} as const satisfies Record<string, FileRoleSpec>

export type PictureRole = keyof typeof pictureRoles
export type FileRole = keyof typeof fileRoles
