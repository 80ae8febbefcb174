import type { APIRoute } from 'astro'
import { business } from '#business.ts'
import { securityText } from '#security/security-text.ts'
import { absolute, paths } from '#paths.ts'

export const GET: APIRoute = () => new Response(securityText(business, absolute(paths.securityText)))
