import type { APIRoute } from 'astro'
import { business } from '#business.ts'
import { absolute, paths } from '#paths.ts'
import { securityText } from '#security/security-text.ts'

export const GET: APIRoute = () => new Response(securityText(business, absolute(paths.securityText)))
