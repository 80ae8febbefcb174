import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { featuredProducts } from '../../src/facts/catalogue.ts'
import { sizeWith } from '../dist/content-size.ts'
import { QUOTE } from './quote.ts'
import { productPage, products, unknownPage } from './site.ts'
import { expect, test } from './watched.ts'

interface Transfer {
  url: string
  kind: string
  bytes: number
}

/** Counts every transfer of a page as it comes over the line, headers included. */
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
    counted.push(transfer)
  })
  const counted: Transfer[] = []
  await session.send('Network.enable')
  return counted
}

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)
const list = (transfers: Transfer[]) => transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')

/** Brings each picture into view, for pictures farther than the browser looks ahead load only then, and waits until it is there. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').filter({ visible: true }).all()) {
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded()
      expect(await picture.evaluate(image => (image as HTMLImageElement).complete)).toBe(true)
    }).toPass()
  }
  await page.waitForLoadState('networkidle')
}

// tests/dist/bytes.test.ts weighs the files; here is what a browser asks for of them.
for (const { name, path, isQuote } of [
  { name: 'the home page', path: '/' },
  { name: 'a product page', path: productPage },
  { name: 'a page that is not there', path: unknownPage },
  { name: 'the page of quotes', path: QUOTE, isQuote: true },
]) {
  test(`${name} keeps to its bytes on a phone of 390 x 844 at 2.6 dots`, async ({ page }) => {
    const transfers = await countTransfers(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio.toFixed(1)])).toEqual([390, 844, '2.6'])
    // The owner's facts add to the page, and each featured product adds a picture.
    const facts = sizeWith(products)
    const { firstView, html, wholePage } = budgets.page
    const mostFirst = (isQuote ? html + budgets.fonts + budgets.estimator.toOpen : firstView) + facts
    const mostWhole = wholePage + facts + budgets.pictures.card * featuredProducts(products).length
    const first = sum(transfers)
    expect(first).toBeGreaterThan(2000)
    expect.soft(first, `first view:\n${list(transfers)}`).toBeLessThanOrEqual(mostFirst)
    expect.soft(sum(transfers.filter(({ kind }) => kind === 'Font'))).toBeLessThanOrEqual(budgets.fonts)
    await scrollThrough(page)
    expect.soft(sum(transfers), `scrolled through:\n${list(transfers)}`).toBeLessThanOrEqual(mostWhole)
    const scripts = transfers.filter(({ kind }) => kind === 'Script')
    const most = isQuote ? budgets.estimator.toOpen : budgets.page.scripts
    expect(sum(scripts), `scripts:\n${list(scripts)}`).toBeLessThanOrEqual(most)
  })
}
