import type { APIRoute } from 'astro'
import { catalogueFeed } from '#document/catalogue-feed.ts'
import { getLanguagePaths } from '#document/language-paths.ts'
import type { Words } from '#i18n/words.ts'

export const getStaticPaths = getLanguagePaths

/** The product feed for WhatsApp Business and other catalogues of Meta. */
export const GET: APIRoute<{ words: Words }> = ({ props: { words } }) =>
  new Response(catalogueFeed(words), { headers: { 'content-type': 'text/csv; charset=utf-8' } })
