import { type APIRequestContext, test as requestTest } from '@playwright/test'
import { expect, test } from './base-test.ts'
import { QUOTE } from './quote.ts'
import { kinds, productPage, unknownPage, unknownProduct } from './site.ts'

/** Headers of every response. */
const COMMON_HEADERS = {
  'strict-transport-security': /^max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
} as const

/** Headers of every response except files with a hash in their address. */
const PAGE_HEADERS = {
  'x-frame-options': /^DENY$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
} as const

/** The first address in the home page or the quote page that matches a pattern. */
async function findAddress(request: APIRequestContext, pattern: RegExp): Promise<string> {
  const pages = await Promise.all(['/', QUOTE].map(async path => (await request.get(path)).text()))
  const found = pattern.exec(pages.join(''))?.[0]
  if (!found) throw new Error(`Neither the home page nor the quote page has an address like ${pattern}`)
  return found
}

const REVALIDATE = /^public, max-age=0, must-revalidate$/
const ONE_YEAR = /^public, max-age=31536000, immutable$/
const ONE_DAY = /^public, max-age=86400$/
const HTML = 'text/html; charset=utf-8'

/** Every kind of response. A pattern finds an address with a hash. */
const responses = [
  { what: 'the home page', address: '/', status: 200, type: HTML, cache: REVALIDATE },
  { what: 'a product page', address: productPage, status: 200, type: HTML, cache: REVALIDATE },
  { what: 'the quote page', address: '/quote', status: 200, type: HTML, cache: REVALIDATE },
  { what: 'the privacy policy', address: '/privacy-policy.html', status: 200, type: HTML, cache: REVALIDATE },
  { what: 'an unknown page', address: unknownPage, status: 404, type: HTML, cache: REVALIDATE },
  { what: 'an unknown product', address: unknownProduct, status: 404, type: HTML, cache: REVALIDATE },
  {
    what: 'a picture of another release',
    address: '/pictures/a1b2c3d4/roof-gone-400.avif',
    status: 404,
    type: HTML,
    cache: REVALIDATE,
  },
  { what: 'a missing script', address: '/_assets/gone.a1b2c3.js', status: 404, type: HTML, cache: REVALIDATE },
  { what: 'a missing font', address: '/fonts/gone.a1b2c3.woff2', status: 404, type: HTML, cache: REVALIDATE },
  { what: 'a picture', address: /\/pictures\/\w+\/[\w.-]+\.avif/, status: 200, type: 'image/avif', cache: ONE_YEAR },
  {
    what: 'a WebP picture',
    address: /\/pictures\/\w+\/[\w.-]+\.webp/,
    status: 200,
    type: 'image/webp',
    cache: ONE_YEAR,
  },
  {
    what: 'a script',
    address: /\/_assets\/[\w.-]+\.js/,
    status: 200,
    type: 'text/javascript; charset=utf-8',
    cache: ONE_YEAR,
  },
  { what: 'the font', address: /\/fonts\/[\w.-]+\.woff2/, status: 200, type: 'font/woff2', cache: ONE_YEAR },
  { what: 'an icon', address: '/icon-192.png', status: 200, type: 'image/png', cache: ONE_DAY },
  { what: 'the SVG icon', address: /\/icon\.svg/, status: 200, type: 'image/svg+xml', cache: ONE_DAY },
  { what: 'a preview', address: '/previews/home.jpg', status: 200, type: 'image/jpeg', cache: ONE_DAY },
  { what: 'the price list', address: '/prices.json', status: 200, type: 'application/json', cache: REVALIDATE },
  {
    what: 'the manifest',
    address: '/manifest.webmanifest',
    status: 200,
    type: 'application/manifest+json',
    cache: REVALIDATE,
  },
  { what: 'the sitemap', address: '/sitemap.xml', status: 200, type: 'application/xml', cache: REVALIDATE },
  {
    what: 'the robots file',
    address: '/robots.txt',
    status: 200,
    type: 'text/plain; charset=utf-8',
    cache: REVALIDATE,
  },
  {
    what: 'the security contact',
    address: '/.well-known/security.txt',
    status: 200,
    type: 'text/plain; charset=utf-8',
    cache: REVALIDATE,
  },
] as const

// These tests need no browser.
for (const { what, address, status, type, cache } of responses) {
  requestTest(`${what} has its type, the security headers and its cache rule`, async ({ request }) => {
    const path = typeof address === 'string' ? address : await findAddress(request, address)
    const response = await request.get(path)
    expect(response.status()).toBe(status)
    const headers = response.headers()
    expect(headers['content-type']).toBe(type)
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(headers[name], name).toMatch(value)
    if (typeof address === 'string') {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(headers[name], name).toMatch(value)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
    }
    expect(headers['cache-control']).toMatch(cache)
    expect(headers['set-cookie']).toBeUndefined()
  })
}

requestTest('responses without a body have the security headers: 304, 405 and redirects', async ({ request }) => {
  const { etag } = (await request.get('/')).headers()
  const bare = [
    { status: 304, response: await request.get('/', { headers: { 'if-none-match': etag ?? '' } }) },
    { status: 405, response: await request.post('/') },
    { status: 307, response: await request.get('/%zz', { maxRedirects: 0 }) },
  ]
  for (const { status, response } of bare) {
    expect(response.status()).toBe(status)
    const headers = response.headers()
    for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...PAGE_HEADERS }))
      expect(headers[name], `${name} of ${status}`).toMatch(value)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})

requestTest('a missing picture is cached as missing, and its page loads nothing', async ({ request }) => {
  const picture = await findAddress(request, /\/pictures\/\w+\/[\w.-]+\.avif/)
  const response = await request.get(picture.replace(/[^/]+$/, 'roof-never-400.avif'))
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toMatch(ONE_YEAR)
  expect(response.headers()['content-security-policy']).toBe("default-src 'none'")
})

requestTest('other sites may embed only icons and previews', async ({ request }) => {
  for (const path of ['/icon-192.png', '/previews/home.jpg'])
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe('cross-origin')
  for (const path of ['/', productPage, await findAddress(request, /\/pictures\/\w+\/[\w.-]+\.avif/)])
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe('same-origin')
})

test('the security policy blocks an inline style and a picture from another origin', async ({ browser, baseURL }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  const blocked = page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const directives: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective)
          if (directives.length === 2) resolve(directives.toSorted())
        })
        const image = new Image()
        image.src = 'https://elsewhere.example/a.png'
        const box = document.createElement('p')
        document.body.append(image, box)
        box.setAttribute('style', 'color: red')
      }),
  )
  expect(await blocked).toEqual(['img-src', 'style-src-attr'])
  await context.close()
})

for (const { name, path } of kinds) {
  test(`${name} stores nothing, sends nothing and loads all its files`, async ({ page }) => {
    const failed: string[] = []
    page.on('response', response => {
      if (response.status() >= 400 && response.request().resourceType() !== 'document') failed.push(response.url())
    })
    page.on('requestfailed', request => failed.push(request.url()))
    await page.goto(path)
    for (const part of await page.locator('main > *, footer').filter({ visible: true }).all())
      await part.scrollIntoViewIfNeeded()
    await page.locator('[data-tip]').first().hover()
    await page.waitForLoadState('networkidle')
    expect(failed).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
    // Quotes are calculated in the page. The form of two walls on the home page only opens the quote page.
    expect(await page.locator('form[method]').count()).toBe(0)
    for (const form of await page.locator('form[action]').all()) await expect(form).toHaveAttribute('action', QUOTE)
  })
}
