import type { APIRoute } from 'astro'
import { ICON_SIZES_PX, renderIconPng } from '#media/icons/icons.tsx'

export function getStaticPaths() {
  return ICON_SIZES_PX.map(size => ({ params: { size: String(size) }, props: { size } }))
}

/** The icon on a phone's home screen, in the sizes of the manifest. */
export const GET: APIRoute<{ size: number }> = ({ props }) =>
  new Response(new Uint8Array(renderIconPng(props.size)), { headers: { 'content-type': 'image/png' } })
