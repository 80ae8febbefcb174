import type { APIRoute } from 'astro'
import { iconPng } from '#media/icons/icons.tsx'

const SIZE_PX = 180

/** Phones that keep a site among their apps ask for it under this name, without a link in the page. */
export const GET: APIRoute = () =>
  new Response(new Uint8Array(iconPng(SIZE_PX)), { headers: { 'content-type': 'image/png' } })
