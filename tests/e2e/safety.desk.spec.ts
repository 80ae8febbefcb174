import type { APIRequestContext } from '@playwright/test'
import { QUOTE } from './quote.ts'
import { kinds, productPage, unknownPage, unknownProduct } from './site.ts'
import { expect, test } from './watched.ts'

/** What every answer says, whatever it is an answer to. */
const EVERYWHERE = {
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
} as const

/** What every answer says but those that are never a page: files under an address that names their content. */
const PAGES = {
  'x-frame-options': /^DENY$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
} as const

async function firstOf(request: APIRequestContext, pattern: RegExp): Promise<string> {
  const pages = await Promise.all(['/', QUOTE].map(async path => (await request.get(path)).text()))
  const found = pattern.exec(pages.join(''))?.[0]
  if (!found) throw new Error(`Neither the home page nor that of quotes names anything like ${pattern}`)
  return found
}

const FRESH = /^public, max-age=0, must-revalidate$/
const FOR_GOOD = /^public, max-age=31536000, immutable$/
const A_DAY = /^public, max-age=86400$/
const HTML = 'text/html; charset=utf-8'

/**
 * Every kind of answer there is. An address that is a pattern is looked for in the pages of `firstOf`, for the names of those
 * files carry their content.
 */
const answers = [
  { what: 'the home page', address: '/', status: 200, type: HTML, cache: FRESH },
  { what: 'a product page', address: productPage, status: 200, type: HTML, cache: FRESH },
  { what: 'the page of quotes', address: '/quote', status: 200, type: HTML, cache: FRESH },
  { what: 'the privacy policy', address: '/privacy-policy.html', status: 200, type: HTML, cache: FRESH },
  { what: 'an unknown page', address: unknownPage, status: 404, type: HTML, cache: FRESH },
  { what: 'an unknown product', address: unknownProduct, status: 404, type: HTML, cache: FRESH },
  {
    what: 'a picture of another release',
    address: '/pictures/a1b2c3d4/roof-gone-400.avif',
    status: 404,
    type: HTML,
    cache: FRESH,
  },
  { what: 'a script that is no more', address: '/_assets/gone.a1b2c3.js', status: 404, type: HTML, cache: FRESH },
  { what: 'a font that is no more', address: '/fonts/gone.a1b2c3.woff2', status: 404, type: HTML, cache: FRESH },
  { what: 'a picture', address: /\/pictures\/\w+\/[\w.-]+\.avif/, status: 200, type: 'image/avif', cache: FOR_GOOD },
  {
    what: 'an older picture',
    address: /\/pictures\/\w+\/[\w.-]+\.webp/,
    status: 200,
    type: 'image/webp',
    cache: FOR_GOOD,
  },
  {
    what: 'a script',
    address: /\/_assets\/[\w.-]+\.js/,
    status: 200,
    type: 'text/javascript; charset=utf-8',
    cache: FOR_GOOD,
  },
  { what: 'the font', address: /\/fonts\/[\w.-]+\.woff2/, status: 200, type: 'font/woff2', cache: FOR_GOOD },
  { what: 'an icon', address: '/icon-192.png', status: 200, type: 'image/png', cache: A_DAY },
  { what: 'the drawn icon', address: /\/icon\.svg/, status: 200, type: 'image/svg+xml', cache: A_DAY },
  { what: 'a preview', address: '/previews/home.jpg', status: 200, type: 'image/jpeg', cache: A_DAY },
  { what: 'the price list', address: '/prices.json', status: 200, type: 'application/json', cache: FRESH },
  {
    what: 'the manifest',
    address: '/manifest.webmanifest',
    status: 200,
    type: 'application/manifest+json',
    cache: FRESH,
  },
  { what: 'the sitemap', address: '/sitemap.xml', status: 200, type: 'application/xml', cache: FRESH },
  { what: 'the robots file', address: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8', cache: FRESH },
  {
    what: 'the security contact',
    address: '/.well-known/security.txt',
    status: 200,
    type: 'text/plain; charset=utf-8',
    cache: FRESH,
  },
] as const

for (const { what, address, status, type, cache } of answers) {
  test(`${what} is sent as what it is, with the safety headers and its rule for caching`, async ({ request }) => {
    const path = typeof address === 'string' ? address : await firstOf(request, address)
    const response = await request.get(path)
    expect(response.status()).toBe(status)
    const headers = response.headers()
    expect(headers['content-type']).toBe(type)
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(headers[name], name).toMatch(value)
    if (typeof address === 'string') {
      for (const [name, value] of Object.entries(PAGES)) expect(headers[name], name).toMatch(value)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
    }
    expect(headers['cache-control']).toMatch(cache)
    expect(headers['set-cookie']).toBeUndefined()
  })
}

test('answers without a body carry the safety headers too: unchanged, not allowed, sent elsewhere', async ({
  request,
}) => {
  const { etag } = (await request.get('/')).headers()
  const bare = [
    { status: 304, response: await request.get('/', { headers: { 'if-none-match': etag ?? '' } }) },
    { status: 405, response: await request.post('/') },
    { status: 307, response: await request.get('/%zz', { maxRedirects: 0 }) },
  ]
  for (const { status, response } of bare) {
    expect(response.status()).toBe(status)
    const headers = response.headers()
    for (const [name, value] of Object.entries({ ...EVERYWHERE, ...PAGES }))
      expect(headers[name], `${name} of ${status}`).toMatch(value)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('what the folder of pictures has not may be kept as missing, and loads nothing when it is shown', async ({
  request,
}) => {
  const picture = await firstOf(request, /\/pictures\/\w+\/[\w.-]+\.avif/)
  const response = await request.get(picture.replace(/[^/]+$/, 'roof-never-400.avif'))
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toMatch(FOR_GOOD)
  expect(response.headers()['content-security-policy']).toBe("default-src 'none'")
})

test('icons and previews may be shown by other sites; nothing else may', async ({ request }) => {
  for (const path of ['/icon-192.png', '/previews/home.jpg'])
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe('cross-origin')
  for (const path of ['/', productPage, await firstOf(request, /\/pictures\/\w+\/[\w.-]+\.avif/)])
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe('same-origin')
})

test('the security policy is in force: a foreign style and a foreign picture are stopped', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  const stopped = page.evaluate(
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
  expect(await stopped).toEqual(['img-src', 'style-src-attr'])
  await context.close()
})

for (const { name, path } of kinds) {
  test(`${name}, used from top to end, breaks no rule of the policy, keeps nothing and asks no one else`, async ({
    page,
  }) => {
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
    // Nothing is sent anywhere: a quote is worked out in the page.
    expect(await page.locator('form[action], form[method]').count()).toBe(0)
  })
}
