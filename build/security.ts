import { createHash } from 'node:crypto'
import type { Business } from '../src/facts/schema/business.schema.ts'

/** Hashes of all inline styles and scripts. JSON-LD is data and needs no hash. */
function inlineHashes(html: string): { styles: string[]; scripts: string[] } {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(match => hash(match[1] as string))
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(match => !/ src=|application\/ld\+json/.test(match.groups?.attributes ?? ''))
    .map(match => hash(match[2] as string))
  return { styles, scripts }
}

/** The content security policy for a set of pages. */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const hashes = pages.map(inlineHashes)
  const styles = [...new Set(hashes.flatMap(page => page.styles))]
  const scripts = [...new Set(hashes.flatMap(page => page.scripts))]
  return [
    // Everything not listed below is forbidden.
    "default-src 'none'",
    // Inline style sheets.
    `style-src 'self' ${styles.join(' ')}`,
    // Script files, and the hashes of inline scripts and speculation rules.
    `script-src 'self' ${scripts.join(' ')}`,
    // Small inline previews behind pictures.
    `img-src 'self'${pages.some(html => html.includes(' src="data:image/')) ? ' data:' : ''}`,
    "font-src 'self'",
    // The price list, and the requests of the service worker.
    "connect-src 'self'",
    "manifest-src 'self'",
    // The form of two walls on the home page opens the quote page.
    "form-action 'self'",
    // No framing, no <base>.
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Scripts cannot insert HTML from strings.
    "require-trusted-types-for 'script'",
    // Only `offline.client.ts` creates a script URL: that of the service worker.
    'trusted-types worker',
  ].join('; ')
}

/**
 * The content security policy of the owner's desk. Unlike visitor pages, it calls the GitHub API, decodes photographs and
 * adds styles from scripts.
 */
export const deskPolicy = [
  "default-src 'none'",
  // WebAssembly decodes and encodes photographs where the browser cannot.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The editor writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  // Unsaved photographs, and the avatar of the signed-in user.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const DAY_S = 86_400

/** How long browsers remember to use only https. The preload list of browsers requires at least a year. */
const strictTransport: Readonly<Record<Business['httpsOnly'], string>> = {
  address: `max-age=${30 * DAY_S}`,
  subdomains: `max-age=${365 * DAY_S}; includeSubDomains`,
  preload: `max-age=${365 * DAY_S}; includeSubDomains; preload`,
}

/** The headers of every response, in addition to the content security policy. */
export const securityHeaders = (httpsOnly: Business['httpsOnly']): Readonly<Record<string, string>> => ({
  'Strict-Transport-Security': strictTransport[httpsOnly],
  'X-Content-Type-Options': 'nosniff',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
