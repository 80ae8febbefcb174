import { securityHeaders } from './security.ts'

/** Files whose name carries their content: they never change under their address. */
const IMMUTABLE = ['/_assets/*', '/fonts/*', '/pictures/*']
/** What these say is about pages; on a picture or a script they are a kilobyte of nothing. */
const PAGES_ONLY = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options']
/** Pictures that other sites may show: link previews and icons. */
const SHARED = ['/previews/*', '/icon-*']

function rule(pattern: string, headers: Record<string, string>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/** The `_headers` file of the engine, made from the built pages. */
export function headersFile(pages: readonly string[]): string {
  return [
    rule('/*', securityHeaders(pages)),
    ...IMMUTABLE.map(
      pattern =>
        `${PAGES_ONLY.map(name => `  ! ${name}`).reduce((text, line) => `${text}\n${line}`, pattern)}\n  Cache-Control: public, max-age=31536000, immutable`,
    ),
    ...SHARED.map(
      pattern =>
        `${pattern}\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n  Cache-Control: public, max-age=86400`,
    ),
    '',
  ].join('\n\n')
}

/**
 * The `_redirects` file: addresses without an ending are answered (200) from the file that has one. A product that does
 * not exist has no file, so the engine falls back to the nearest 404.html.
 */
export const redirectsFile = '/ /index.html 200\n/product/:slug /product/:slug.html 200\n'
