import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { chromiumPath } from '../scripts/browser.ts'

/** Requests brotli, as browsers get it from edge networks. The local server would choose gzip, which is larger. */
export const brotliHeaders = { 'Accept-Encoding': 'br' } as const

/** Runs a function with a new browser, and closes the browser. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('No Chromium was found: run `node scripts/browser.ts` first.')
  // Root cannot start Chromium's sandbox, for example in a container.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  // The window must be larger than the emulated phone, because Chromium paints nothing outside it.
  const args = [...sandbox, '--window-size=500,1000']
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: null })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Runs a function with a page on an emulated phone without a cache. */
export async function withPhone<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true })
    await page.setExtraHTTPHeaders(brotliHeaders)
    return await use(page)
  } finally {
    await context.close()
  }
}
