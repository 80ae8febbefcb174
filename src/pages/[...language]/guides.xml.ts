import type { APIRoute } from 'astro'
import { guideFeed } from '#document/guide-feed.ts'
import { getLanguagePaths } from '#document/language-paths.ts'
import { guides } from '#facts/guides.ts'
import type { Words } from '#i18n/words.ts'

/** The feed only exists if there are guides. */
export function getStaticPaths() {
  return getLanguagePaths().filter(({ props }) => guides[props.words.key].length > 0)
}

export const GET: APIRoute<{ words: Words }> = ({ props }) =>
  new Response(guideFeed(props.words), { headers: { 'content-type': 'application/atom+xml' } })
