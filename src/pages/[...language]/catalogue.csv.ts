import type { APIRoute } from 'astro'
import { catalogueFeed } from '#document/catalogue-feed.ts'
import { inEachLanguage } from '#document/in-each-language.ts'
import type { Words } from '#i18n/words.ts'

export const getStaticPaths = inEachLanguage

/** What is sold, for a catalogue of WhatsApp Business or another of Meta. */
export const GET: APIRoute<{ words: Words }> = ({ props: { words } }) =>
  new Response(catalogueFeed(words), { headers: { 'content-type': 'text/csv; charset=utf-8' } })
