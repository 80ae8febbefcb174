import type { APIRoute } from 'astro'
import { previews } from '#previews/preview.tsx'
import { en } from '#words/en.ts'

export function getStaticPaths() {
  return previews(en).map(({ name, draw }) => ({ params: { name }, props: { draw } }))
}

export const GET: APIRoute<{ draw: () => Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.draw()), { headers: { 'content-type': 'image/jpeg' } })
