import type { APIRoute } from 'astro'
import { served } from '#pictures/picture.ts'
import { sitePictures } from '#pictures/site-pictures.ts'

export async function getStaticPaths() {
  await sitePictures()
  return [...served].map(([file, data]) => ({ params: { file }, props: { data } }))
}

export const GET: APIRoute<{ data: Buffer }> = ({ props, params }) =>
  new Response(new Uint8Array(props.data), { headers: { 'content-type': `image/${params.file?.split('.').at(-1)}` } })
