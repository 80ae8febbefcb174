import type { Paths } from '#site/paths.ts'

/** What a page says about itself to browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The page's own address among those of a language; absent on error pages, which are not to be found or shared. */
  readonly path?: (paths: Paths) => string
  readonly kind: 'website' | 'product' | 'article'
  readonly siteName: string
  /** Name of its preview picture. */
  readonly preview: string
  readonly previewAlt: string
  /** Structured data, each an object of its own. */
  readonly data: readonly object[]
}
