import type { APIRoute } from 'astro'
import { displayedWhenNotFound } from '#features/not-found/displayed.ts'
import { displayFont, fewLettersFont } from '#fonts/display-font.ts'
import { languages } from '#languages.ts'
import { wordsIn } from '#words/words-in.ts'

export const prerender = true

export async function getStaticPaths() {
  const fonts = await Promise.all([
    displayFont(),
    ...languages.map(language => fewLettersFont(displayedWhenNotFound(wordsIn[language]))),
  ])
  return fonts.map(({ file, data }) => ({ params: { file }, props: { data } }))
}

export const GET: APIRoute<{ data: Buffer }> = ({ props }) =>
  new Response(new Uint8Array(props.data), { headers: { 'content-type': 'font/woff2' } })
