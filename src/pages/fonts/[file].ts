import type { APIRoute } from 'astro'
import { displayedWhenNotFound } from '#features/errors/displayed.ts'
import { wordsByLanguage } from '#i18n/all-languages.ts'
import { displayFont, fewLettersFont } from '#media/fonts/display-font.ts'
import { languages } from '#text/languages.ts'

export const prerender = true

export async function getStaticPaths() {
  const fonts = await Promise.all([
    displayFont(),
    ...languages.map(language => fewLettersFont(displayedWhenNotFound(wordsByLanguage[language]))),
  ])
  return fonts.map(({ file, data }) => ({ params: { file }, props: { data } }))
}

export const GET: APIRoute<{ data: Buffer }> = ({ props }) =>
  new Response(new Uint8Array(props.data), { headers: { 'content-type': 'font/woff2' } })
