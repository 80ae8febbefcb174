import type { Page } from '@playwright/test'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { hasSameFacts } from '../states/site.ts'
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
      await expect(main(page).getByText('Between 15° and 30° this roof costs')).toBeVisible()
      await expect(main(page).getByText('Cheapest').first()).toBeVisible()
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

test('the home page is at most 7,500 pixels high on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile || !hasSameFacts, 'Longer texts of the owner may make it higher.')
  for (const language of languages) {
    await page.goto(pathsIn(language).home)
    expect(await height(page), language).toBeLessThanOrEqual(7500)
  }
})
