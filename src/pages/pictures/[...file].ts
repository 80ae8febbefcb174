import type { APIRoute } from 'astro'
import { loadSitePictures } from '#media/pictures/site-pictures.ts'

export async function getStaticPaths() {
  const { files } = await loadSitePictures()
  return [...files].map(([file, data]) => ({ params: { file }, props: { data } }))
}

/** The encoded pictures of all pages. */
export const GET: APIRoute<{ data: Buffer }> = ({ props, params }) =>
  new Response(new Uint8Array(props.data), { headers: { 'content-type': `image/${params.file?.split('.').at(-1)}` } })
