import type { APIRoute } from 'astro'
import { inEachLanguage } from '#document/in-each-language.ts'
import { catalogueFeed } from '#feed/catalogue-feed.ts'
import type { Words } from '#words/words.ts'

export const getStaticPaths = inEachLanguage

/** What is sold, for a catalogue of WhatsApp Business or another of Meta. */
export const GET: APIRoute<{ words: Words }> = ({ props: { words } }) =>
  new Response(catalogueFeed(words), { headers: { 'content-type': 'text/csv; charset=utf-8' } })
