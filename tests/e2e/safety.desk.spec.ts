import type { APIRequestContext } from '@playwright/test'
import { pages, productPage, unknownPage, unknownProduct } from './site.ts'
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
  const found = pattern.exec(await (await request.get('/')).text())?.[0]
  if (!found) throw new Error(`The home page names nothing like ${pattern}`)
  return found
}

const answers = [
  { what: 'the home page', address: '/', status: 200, cache: /max-age=0.*must-revalidate/ },
  { what: 'a product page', address: productPage, status: 200, cache: /max-age=0.*must-revalidate/ },
  { what: 'the privacy policy', address: '/privacy-policy.html', status: 200, cache: /max-age=0/ },
  { what: 'an unknown page', address: unknownPage, status: 404, cache: undefined },
  { what: 'an unknown product', address: unknownProduct, status: 404, cache: undefined },
  { what: 'a picture', address: /\/pictures\/[\w.-]+\.avif/, status: 200, cache: /max-age=31536000.*immutable/ },
  { what: 'a script', address: /\/_assets\/[\w.-]+\.js/, status: 200, cache: /max-age=31536000.*immutable/ },
  { what: 'the font', address: /\/fonts\/[\w.-]+\.woff2/, status: 200, cache: /max-age=31536000.*immutable/ },
  { what: 'the icon', address: '/icon-192.png', status: 200, cache: /max-age=/ },
  { what: 'a preview', address: '/previews/home.jpg', status: 200, cache: /max-age=/ },
  { what: 'the manifest', address: '/manifest.webmanifest', status: 200, cache: /max-age=0/ },
  { what: 'the sitemap', address: '/sitemap.xml', status: 200, cache: /max-age=0/ },
] as const

for (const { what, address, status, cache } of answers) {
  test(`${what} is sent with the safety headers and its rule for caching`, async ({ request }) => {
    const path = typeof address === 'string' ? address : await firstOf(request, address)
    const response = await request.get(path)
    expect(response.status()).toBe(status)
    const headers = response.headers()
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(headers[name], name).toMatch(value)
    if (typeof address === 'string') {
      for (const [name, value] of Object.entries(PAGES)) expect(headers[name], name).toMatch(value)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
    }
    if (cache) expect(headers['cache-control']).toMatch(cache)
    expect(headers['set-cookie']).toBeUndefined()
  })
}

test('icons and previews may be shown by other sites; nothing else may', async ({ request }) => {
  for (const path of ['/icon-192.png', '/previews/home.jpg'])
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe('cross-origin')
  for (const path of ['/', productPage, await firstOf(request, /\/pictures\/[\w.-]+\.avif/)])
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

for (const { name, path } of pages) {
  test(`${name}, used from top to end, breaks no rule of the policy, keeps nothing and asks no one else`, async ({
    page,
  }) => {
    const failed: string[] = []
    page.on('response', response => {
      if (response.status() >= 400 && response.request().resourceType() !== 'document') failed.push(response.url())
    })
    page.on('requestfailed', request => failed.push(request.url()))
    await page.goto(path)
    for (const part of await page.locator('main > *, footer').all()) await part.scrollIntoViewIfNeeded()
    await page.locator('[data-tip]').first().hover()
    await page.waitForLoadState('networkidle')
    expect(failed).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await page.locator('form, iframe, input:not([type=radio])').count()).toBe(0)
  })
}
