import { createHash } from 'node:crypto'

/** Every `<style>` and every script that is neither data nor a file of its own must be named by its hash. */
function inlineHashes(html: string): { styles: string[]; scripts: string[] } {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(match => hash(match[1] as string))
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(match => !/ src=|application\/ld\+json/.test(match.groups?.attributes ?? ''))
    .map(match => hash(match[2] as string))
  return { styles, scripts }
}

/** What these pages may load and do. Each line with its reason. */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const found = pages.map(inlineHashes)
  const styles = [...new Set(found.flatMap(page => page.styles))]
  const scripts = [...new Set(found.flatMap(page => page.scripts))]
  return [
    // Nothing, unless a line below says otherwise.
    "default-src 'none'",
    // The pages' own style sheets stand in them.
    `style-src 'self' ${styles.join(' ')}`,
    // The pages' own few lines and the speculation rules stand in them; the estimator, the worker and parts that are imported later are files.
    `script-src 'self' ${scripts.join(' ')}`,
    // A few bytes of a picture stand in the page, under the picture.
    `img-src 'self'${pages.some(html => html.includes(' src="data:image/')) ? ' data:' : ''}`,
    "font-src 'self'",
    // The price list and, offline, the worker's own requests.
    "connect-src 'self'",
    "manifest-src 'self'",
    // No form is sent, no page frames another or is framed, no <base> moves our links.
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // No script may write HTML from text.
    "require-trusted-types-for 'script'",
    // Only `offline.client.ts` may name an address of a script: the worker's.
    'trusted-types worker',
  ].join('; ')
}

/**
 * What the owner's desk may load and do: other than a page for visitors, it writes to GitHub, decodes photographs and styles
 * itself from scripts. It runs no script but its own, and nothing may frame it.
 */
export const deskPolicy = [
  "default-src 'none'",
  // Photographs are decoded and encoded by WebAssembly where a browser cannot.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The editor writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  // Photographs before they are saved, and the picture of who is signed in.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** What every response carries beside the policy of its page. */
export const securityHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
