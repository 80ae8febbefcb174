import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { chromiumPath } from '../scripts/browser.ts'

/**
 * Edge networks answer in brotli. The local engine prefers gzip, which costs the home page a round trip more: the bench asks
 * for brotli alone.
 */
export const asAtTheEdge = { 'Accept-Encoding': 'br' } as const

export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium to measure with: run `node scripts/browser.ts` first.')
  // Chromium's sandbox cannot start for root, as in most containers.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  // What changes outside the window is not painted, even inside a taller emulated phone.
  const args = [...sandbox, '--window-size=500,1000']
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: null })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A page on a phone that has never seen the site. */
export async function withPhone<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true })
    await page.setExtraHTTPHeaders(asAtTheEdge)
    return await use(page)
  } finally {
    await context.close()
  }
}
