import type { APIRoute } from 'astro'
import { absolute, paths } from '#paths.ts'

export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(paths.sitemap)}\n`)
