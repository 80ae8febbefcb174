import type { Browser, Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { expect, test } from './base-test.ts'
import { callAddress, chatText, kinds, tile } from './site.ts'

async function textAndLinks(page: Page): Promise<{ text: string; links: (string | null)[] }> {
  // Without scripts the browser's own menu prints, and each county is a link.
  await page.locator('[data-print], p:has(> select#county)').evaluateAll(controls => {
    for (const control of controls) control.remove()
  })
  return {
    text: await page.locator('body').innerText(),
    links: await page
      .locator('a')
      .evaluateAll(all => all.map(link => `${link.textContent}: ${link.getAttribute('href')}`)),
  }
}

async function textAndLinksWithoutScripts(
  browser: Browser,
  address: string,
  viewport: ReturnType<Page['viewportSize']>,
) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await page.goto(address)
  const found = await textAndLinks(page)
  await context.close()
  return found
}

// A quote needs scripts.
for (const { name, path } of kinds.filter(page => !page.path.endsWith('/quote'))) {
  test(`${name} has the same text and links without scripts`, async ({ page, browser, baseURL }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const without = await textAndLinksWithoutScripts(browser, `${baseURL}${path}`, page.viewportSize())
    const withScripts = await textAndLinks(page)
    expect(without.text.length).toBeGreaterThan(200)
    expect(without.links.length).toBeGreaterThan(10)
    expect(without).toEqual(withScripts)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    const { name, home, product, quotePage, messages, estimator } = wordsByLanguage[language]
    const paths = pathsIn(language)

    test(`a visitor can find, compare and order a product in ${name}, and change the language`, async ({ page }) => {
      await page.goto(paths.home)
      await page.getByRole('link', { name: home.hero.shopProducts }).first().click()
      await expect(page.locator('#products')).toBeInViewport()
      await page.getByRole('link', { name: home.products.viewAll }).click()
      const comparison = page.getByRole('table', { name: home.compare.caption })
      await comparison.getByRole('link', { name: tile.name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tile.name)
      await expect(page).toHaveURL(paths.product(tile.slug))
      const order = page.getByRole('link', { name: product.order }).first()
      expect(chatText(await order.getAttribute('href'))).toContain(tile.name)
      const other = wordsByLanguage[languages.find(each => each !== language) ?? language]
      if (other.key === language) return
      await page.getByRole('banner').getByRole('link', { name: other.name }).first().click()
      await expect(page).toHaveURL(pathsIn(other.key).product(tile.slug))
      await expect(page.locator('html')).toHaveAttribute('lang', other.language)
    })

    test(`the quote page in ${name} has contact links instead of a form`, async ({ page }) => {
      await page.goto(`${paths.quote}#length=12`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotePage.heading)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await page.getByRole('link', { name: quotePage.withoutScript }).click()
      const help = page.getByRole('region', { name: estimator.ask.heading })
      await expect(help).toBeInViewport()
      await expect(help.getByText(estimator.ask.measures.text, { exact: true })).toBeVisible()
      const chat = help.getByRole('link', { name: estimator.ask.measures.chat })
      expect(chatText(await chat.getAttribute('href'))).toBe(messages.quote())
      await expect(help.getByRole('link', { name: estimator.order.call })).toHaveAttribute('href', callAddress)
    })
  }

  test('all pictures of the home page load', async ({ page }) => {
    await page.goto('/')
    for (const picture of await page.locator('img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
  })
})
