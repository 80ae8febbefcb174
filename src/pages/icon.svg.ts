import type { APIRoute } from 'astro'
import { renderIconSvg } from '#media/icons/icons.tsx'

export const GET: APIRoute = () => new Response(renderIconSvg(), { headers: { 'content-type': 'image/svg+xml' } })
