import { chromium, type Page } from '@playwright/test'
import { chromeFlags } from './chrome-flags.ts'
import { asAtTheEdge } from './edge.ts'

/** Bytes over the wire, headers included, compressed as an edge network does. */
export interface Transfers {
  readonly firstView: number
  readonly wholePage: number
  readonly requests: number
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true }
const SETTLE_MS = 600

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(SETTLE_MS)
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += PHONE.viewport.height / 2) {
    await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(SETTLE_MS / 4)
  }
}

/** Opens a page on a phone for the first time, then scrolls to its end. */
export async function transfers(url: string, executablePath: string): Promise<Transfers> {
  const browser = await chromium.launch({ executablePath, args: [...chromeFlags] })
  try {
    const page = await browser.newPage({ ...PHONE, extraHTTPHeaders: asAtTheEdge })
    const network = await page.context().newCDPSession(page)
    const sent: number[] = []
    network.on('Network.loadingFinished', ({ encodedDataLength }) => sent.push(encodedDataLength))
    await network.send('Network.enable')
    const total = () => sent.reduce((sum, bytes) => sum + bytes, 0)
    await page.goto(url)
    await settle(page)
    const firstView = total()
    await scrollThrough(page)
    await settle(page)
    return { firstView, wholePage: total(), requests: sent.length }
  } finally {
    await browser.close()
  }
}
