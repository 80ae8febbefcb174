/** What a site answered, as much of it as the Observatory looks at. */
export interface Answers {
  /** The page that a visitor gets at `/`. */
  readonly page: Headers
  readonly html: string
  /** The answer to a cross-origin preflight for that page, and the origin that asked. */
  readonly preflight: Headers
  readonly preflightOrigin: string
  /** Every `Set-Cookie` line of the page and of `/robots.txt`. */
  readonly cookies: readonly string[]
}

const ASKING_ORIGIN = 'https://http-observatory.security.mozilla.org'

/** Asks a running site what the Observatory would ask, for one of its pages. */
export async function answersOf(origin: string, path: string): Promise<Answers> {
  const page = await fetch(origin + path)
  const robots = await fetch(`${origin}/robots.txt`)
  const preflight = await fetch(origin + path, {
    method: 'OPTIONS',
    headers: { Origin: ASKING_ORIGIN, 'Access-Control-Request-Method': 'GET' },
  })
  return {
    page: page.headers,
    html: await page.text(),
    preflight: preflight.headers,
    preflightOrigin: ASKING_ORIGIN,
    cookies: [...page.headers.getSetCookie(), ...robots.headers.getSetCookie()],
  }
}
