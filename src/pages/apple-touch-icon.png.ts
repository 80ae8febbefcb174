import type { APIRoute } from 'astro'
import { renderIconPng } from '#media/icons/icons.tsx'

const SIZE_PX = 180

/** iOS requests this name without a link in the page when a visitor adds the site to the home screen. */
export const GET: APIRoute = () =>
  new Response(new Uint8Array(renderIconPng(SIZE_PX)), { headers: { 'content-type': 'image/png' } })
