import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { productPage, unknownPage } from './site.ts'
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

// tests/dist/bytes.test.ts weighs the scripts, which stand in the pages; here it is seen that no other one comes.
for (const { name, path, budget } of [
  { name: 'the home page', path: '/', budget: budgets.pages.home },
  { name: 'a product page', path: productPage, budget: budgets.pages.product },
  { name: 'a page that is not there', path: unknownPage, budget: budgets.pages.notFound },
]) {
  test(`${name} keeps to its bytes on a phone of 390 x 844 at 2.6 dots`, async ({ page }) => {
    const transfers = await countTransfers(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio.toFixed(1)])).toEqual([390, 844, '2.6'])
    // What an owner adds is allowed for.
    const { htmlBrotli, scriptsBrotli } = budgets.owner.notice
    const added = (await page.locator('[data-notice]').count()) * (htmlBrotli + scriptsBrotli)
    const first = sum(transfers)
    expect(first).toBeGreaterThan(2000)
    expect.soft(first, `first view:\n${list(transfers)}`).toBeLessThanOrEqual(budget.firstView + added)
    const fonts = transfers.filter(({ kind }) => kind === 'Font')
    expect(fonts.length).toBeLessThanOrEqual(budgets.fonts.files)
    expect.soft(sum(fonts)).toBeLessThanOrEqual(budgets.fonts.bytes + 1500)
    await scrollThrough(page)
    expect.soft(sum(transfers), `scrolled through:\n${list(transfers)}`).toBeLessThanOrEqual(budget.wholePage + added)
    const scripts = transfers.filter(({ kind }) => kind === 'Script')
    expect(scripts.length, `scripts:\n${list(scripts)}`).toBe(0)
  })
}
