import type { Paths } from '#site/paths.ts'

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Returns the page's address in one language. Error pages have none, because they are neither indexed nor shared. */
  readonly path?: (paths: Paths) => string
  /** `website` by default. */
  readonly kind?: 'website' | 'product' | 'article'
  /** The file name of the preview picture without its ending, and its alt text; those of the home page by default. */
  readonly preview?: string
  readonly previewAlt?: string
  /** The address and the title of a feed that the page belongs to. */
  readonly feed?: string
  readonly feedTitle?: string
  /** Objects of structured data. */
  readonly data?: readonly object[]
}
