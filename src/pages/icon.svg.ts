import type { APIRoute } from 'astro'
import { renderIconSvg } from '#media/icons/icons.tsx'

/** The icon of the browser's tab. */
export const GET: APIRoute = () => new Response(renderIconSvg(), { headers: { 'content-type': 'image/svg+xml' } })
