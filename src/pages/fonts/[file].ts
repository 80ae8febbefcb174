import type { APIRoute } from 'astro'
import { loadDisplayFont } from '#media/fonts/display-font.ts'

export async function getStaticPaths() {
  const { file, data } = await loadDisplayFont()
  return [{ params: { file }, props: { data } }]
}

/** The font file. Its name has a hash, so browsers may keep it. */
export const GET: APIRoute<{ data: Buffer }> = ({ props }) =>
  new Response(new Uint8Array(props.data), { headers: { 'content-type': 'font/woff2' } })
