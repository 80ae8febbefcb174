import type { Page } from '@playwright/test'
import { expect, test } from './base-test.ts'
import { HOUSE, main, openQuote, QUOTE } from './quote.ts'
import { tile } from './site.ts'

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Scrolls to the end, screen by screen, and waits for a frame at each. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

for (const [name, path] of [
  ['the home page', '/'],
  ['a product page', tile.path],
  ['a quote', QUOTE],
] as const) {
  test(`the height of ${name} does not change while scrolling`, async ({ page }) => {
    if (path === QUOTE) {
      await openQuote(page, HOUSE)
      // These results come last.
      await expect(main(page).getByText('Between 15° and 30° this quote is')).toBeVisible()
      await expect(main(page).getByRole('group', { name: 'This roof in every product' })).toContainText('Cheapest')
    } else await page.goto(path)
    await page.waitForLoadState('networkidle')
    const before = await height(page)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    expect(await height(page)).toBe(before)
    const deferred = await page.evaluate(
      () => [...document.querySelectorAll('*')].filter(e => getComputedStyle(e).contentVisibility === 'auto').length,
    )
    expect(deferred).toBe(0)
  })
}
