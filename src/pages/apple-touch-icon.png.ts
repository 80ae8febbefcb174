import type { APIRoute } from 'astro'
import { iconPng } from '#media/icons/icons.tsx'

const SIZE_PX = 180

/** iOS requests this name without a link in the page when a visitor adds the site to the home screen. */
export const GET: APIRoute = () =>
  new Response(new Uint8Array(iconPng(SIZE_PX)), { headers: { 'content-type': 'image/png' } })
