import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { featuredProducts } from '../../src/facts/catalogue.ts'
import { contentSizeOf } from '../dist/content-size.ts'
import { expect, test } from './base-test.ts'
import { QUOTE } from './quote.ts'
import { productPage, products, unknownPage } from './site.ts'

interface Transfer {
  url: string
  kind: string
  bytes: number
}

/** Records all transfers of a page, with headers. */
async function countTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    transfers.set(requestId, { url: response.url, kind: type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (!transfer) return
    transfer.bytes = encodedDataLength
    completed.push(transfer)
  })
  const completed: Transfer[] = []
  await session.send('Network.enable')
  return completed
}

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)
const list = (transfers: Transfer[]) => transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')

/** Scrolls to each picture and waits until it has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').filter({ visible: true }).all()) {
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded()
      expect(await picture.evaluate(image => (image as HTMLImageElement).complete)).toBe(true)
    }).toPass()
  }
  await page.waitForLoadState('networkidle')
}

// tests/dist/bytes.test.ts checks the files; these tests check what a browser loads.
for (const { name, path, isQuote } of [
  { name: 'the home page', path: '/' },
  { name: 'a product page', path: productPage },
  { name: 'an unknown page', path: unknownPage },
  { name: 'the quote page', path: QUOTE, isQuote: true },
]) {
  test(`${name} stays within its transfer limits on a phone`, async ({ page }) => {
    const transfers = await countTransfers(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio.toFixed(1)])).toEqual([390, 844, '2.6'])
    // The owner's facts add to the page, and each featured product adds a picture.
    const facts = contentSizeOf(products)
    const { firstView, html, wholePage } = budgets.page
    const maxFirst = (isQuote ? html + budgets.fonts + budgets.estimator.toOpen : firstView) + facts
    const maxWhole = wholePage + facts + budgets.pictures.card * featuredProducts(products).length
    const first = sum(transfers)
    expect(first).toBeGreaterThan(2000)
    expect.soft(first, `first view:\n${list(transfers)}`).toBeLessThanOrEqual(maxFirst)
    expect.soft(sum(transfers.filter(({ kind }) => kind === 'Font'))).toBeLessThanOrEqual(budgets.fonts)
    await scrollThrough(page)
    expect.soft(sum(transfers), `scrolled through:\n${list(transfers)}`).toBeLessThanOrEqual(maxWhole)
    const scripts = transfers.filter(({ kind }) => kind === 'Script')
    const maxScripts = isQuote ? budgets.estimator.toOpen : budgets.page.scripts
    expect(sum(scripts), `scripts:\n${list(scripts)}`).toBeLessThanOrEqual(maxScripts)
  })
}
