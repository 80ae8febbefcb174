import type { Browser, Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { callAddress, chatText, kinds, otherMainKinds, tile } from './site.ts'
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

// A quote is worked out by a script.
const same = [...kinds, ...otherMainKinds].filter(({ path }) => !path.endsWith('/quote'))

for (const { name, path } of same) {
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

  for (const language of languages) {
    const { name, home, product } = wordsByLanguage[language]
    test(`a visitor finds a product, compares it and orders it in ${name}`, async ({ page }) => {
      const paths = pathsIn(language)
      await page.goto(paths.home)
      await page.getByRole('link', { name: home.hero.shopProducts }).first().click()
      await expect(page.locator('#products')).toBeInViewport()
      await page.getByRole('link', { name: home.products.viewAll }).click()
      await page
        .getByRole('link', { name: `${product.viewDetails}: ${tile.name}` })
        .last()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tile.name)
      await expect(page).toHaveURL(paths.product(tile.slug))
      const order = page.getByRole('link', { name: product.order }).first()
      expect(chatText(await order.getAttribute('href'))).toContain(tile.name)
    })

    for (const other of languages.filter(each => each !== language))
      test(`a visitor goes on in ${wordsByLanguage[other].name} from a page in ${name}`, async ({ page }) => {
        await page.goto(pathsIn(language).product(tile.slug))
        await page.getByRole('banner').getByRole('link', { name: wordsByLanguage[other].name }).first().click()
        await expect(page).toHaveURL(pathsIn(other).product(tile.slug))
        await expect(page.locator('html')).toHaveAttribute('lang', wordsByLanguage[other].language)
      })
  }

  for (const language of languages) {
    const { name, quotePage, messages } = wordsByLanguage[language]
    test(`the page of quotes in ${name} leads to a person instead of a form`, async ({ page }) => {
      await page.goto(`${pathsIn(language).quote}#length=12`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotePage.heading)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await page.getByRole('link', { name: quotePage.withoutScript }).click()
      const help = page.getByRole('region', { name: quotePage.help.heading })
      await expect(help).toBeInViewport()
      await expect(help.getByRole('listitem')).toHaveText(quotePage.help.whatToSend)
      const chat = help.getByRole('link', { name: quotePage.help.chat })
      expect(chatText(await chat.getAttribute('href'))).toBe(messages.quote())
      await expect(help.getByRole('link', { name: quotePage.help.call })).toHaveAttribute('href', callAddress)
    })
  }

  test('every picture of the home page still arrives', async ({ page }) => {
    await page.goto('/')
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
  })
})
