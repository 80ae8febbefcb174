import type { APIRoute } from 'astro'
import { iconPng, iconSizes } from '#media/icons/icons.tsx'

export function getStaticPaths() {
  return iconSizes.map(size => ({ params: { size: String(size) }, props: { size } }))
}

export const GET: APIRoute<{ size: number }> = ({ props }) =>
  new Response(new Uint8Array(iconPng(props.size)), { headers: { 'content-type': 'image/png' } })
