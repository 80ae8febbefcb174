import type { Browser, Page } from '@playwright/test'
import { kinds } from './site.ts'
import { expect, test } from './watched.ts'

async function content(page: Page): Promise<{ text: string; links: (string | null)[] }> {
  return {
    text: await page.locator('body').innerText(),
    links: await page
      .locator('a')
      .evaluateAll(all => all.map(link => `${link.textContent}: ${link.getAttribute('href')}`)),
  }
}

async function contentWithoutScripts(browser: Browser, address: string, viewport: ReturnType<Page['viewportSize']>) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await page.goto(address)
  const found = await content(page)
  await context.close()
  return found
}

for (const { name, path } of kinds) {
  test(`${name} says and links the same without scripts`, async ({ page, browser, baseURL }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const without = await contentWithoutScripts(browser, `${baseURL}${path}`, page.viewportSize())
    const withScripts = await content(page)
    expect(without.text.length).toBeGreaterThan(200)
    expect(without.links.length).toBeGreaterThan(10)
    expect(without).toEqual(withScripts)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a product, compares it and orders it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Shop Products' }).click()
    await expect(page.locator('#products')).toBeInViewport()
    await page.getByRole('link', { name: 'View All Products' }).click()
    await expect(page.locator('#compare')).toBeInViewport()
    await page.getByRole('link', { name: 'View Details: MAISHA TILE' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAISHA TILE')
    const order = page.getByRole('link', { name: 'Order via WhatsApp' }).first()
    await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*MAISHA%20TILE/)
  })

  test('every picture of the home page still arrives', async ({ page }) => {
    await page.goto('/')
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
  })
})
