import type { APIRoute } from 'astro'
import { absolute, paths } from '#site/paths.ts'

export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(paths.sitemap)}\n`)
