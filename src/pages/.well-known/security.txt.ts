import type { APIRoute } from 'astro'
import { business } from '#facts/business.ts'
import { absolute, paths } from '#site/paths.ts'
import { securityText } from '#site/security-text.ts'

export const GET: APIRoute = () => new Response(securityText(business, absolute(paths.securityText)))
