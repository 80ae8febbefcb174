import type { Locator, Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { isUsualSite } from '../states/site.ts'
import { chatText, phone, tile } from './site.ts'
import { expect, test } from './watched.ts'

// What the page says and where its links lead is read from the built file, in tests/dist/home.test.ts.
test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

/** The header's links: in view on a desk, behind the menu button on a phone. */
async function mainNavigation(page: Page): Promise<Locator> {
  const menu = page.getByText('Menu', { exact: true })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
}

async function scrollsTo(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
}

test.describe('the header', () => {
  test('stays in view while the page scrolls', async ({ page }) => {
    await page.locator('#why-choose-us').scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test('takes the visitor to every part of the page', async ({ page, isMobile }) => {
    test.skip(isMobile, 'menu.phone.spec.ts does so by touch')
    for (const [name, id] of [
      ['Products', 'products'],
      ['About', 'about'],
      ['Why Choose Us', 'why-choose-us'],
      ['Contact', 'contact'],
    ] as const) {
      await (await mainNavigation(page)).getByRole('link', { name, exact: true }).click()
      await scrollsTo(page, id)
    }
  })

  test('has the phone number and Get Quote at hand', async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 })
    await mainNavigation(page)
    const number = page.getByRole('banner').getByRole('link', { name: `Call ${phone}` })
    await expect(number.filter({ visible: true })).toHaveCount(1)
  })
})

test('Shop Products takes the visitor smoothly to the products', async ({ page }) => {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
  await page.getByRole('link', { name: 'Shop Products' }).click()
  await scrollsTo(page, 'products')
})

test.describe('the products', () => {
  test('show their pictures', async ({ page }) => {
    for (const picture of await page.locator('#products article picture').getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
  })

  test('open from their pictures and from their names', async ({ page }) => {
    const card = page
      .locator('#products')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: tile.name, exact: true }) })
    for (const part of [card.locator('img').last(), card.getByRole('heading')]) {
      await part.click()
      await expect(page).toHaveURL(tile.path)
      await page.goBack()
    }
  })

  test('open from the card', async ({ page }) => {
    await page.getByRole('link', { name: `Order Now: ${tile.name}` }).click()
    await expect(page).toHaveURL(tile.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tile.name)
  })

  test('have a View All Products button that leads to the comparison', async ({ page }) => {
    await page.getByRole('link', { name: 'View All Products' }).click()
    await scrollsTo(page, 'compare')
  })
})

test('Browse Products leads back to the products', async ({ page }) => {
  await page.getByRole('link', { name: 'Browse Products' }).click()
  await scrollsTo(page, 'products')
})

test.describe('the chat button', () => {
  const chatButton = (page: Page) => page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' })

  test('asks for help with roofing products', async ({ page }) => {
    expect(chatText(await chatButton(page).getAttribute('href'))).toMatch(/help with roofing products/)
  })

  test('is at one place and never covered, wherever the page is scrolled to, and lies on no link at its end', async ({
    page,
  }) => {
    for (const [width, height] of [
      [page.viewportSize()?.width ?? 0, page.viewportSize()?.height ?? 0],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      const seen = await chatButton(page).evaluate(chat => {
        const end = document.documentElement.scrollHeight - innerHeight
        const places = new Set<string>()
        for (let top = 0; top < end + innerHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' })
          const { x, y, width, height } = chat.getBoundingClientRect()
          const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
          const isSeen = chat.contains(onTop) && chat.checkVisibility({ opacityProperty: true })
          places.add(
            isSeen ? `${width} x ${height} at ${innerWidth - x - width}, ${innerHeight - y - height}` : 'covered',
          )
        }
        const box = chat.getBoundingClientRect()
        const under = [...document.querySelectorAll('footer a, footer button')].filter(link =>
          [...link.getClientRects()].some(
            part => part.right > box.left && part.left < box.right && part.bottom > box.top && part.top < box.bottom,
          ),
        )
        return { places: [...places], under: under.map(link => link.textContent) }
      })
      expect(seen).toEqual({ places: ['56 x 56 at 16, 16'], under: [] })
    }
  })

  test('is there without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await expect(chatButton(page)).toBeInViewport({ ratio: 1 })
    await context.close()
  })
})

// Words of another length may need other lines.
for (const language of languages) {
  const { name, home: words, shell } = wordsByLanguage[language]
  const { home } = pathsIn(language)

  test(`products are described in at most two lines on a card in ${name}, from 320 to 1920 pixels`, async ({
    page,
  }) => {
    test.skip(!isUsualSite, 'The owner’s descriptions may be as long as the form allows.')
    await page.goto(home)
    const descriptions = page.locator('#products article > div > p:first-child')
    expect(await descriptions.count()).toBeGreaterThan(0)
    for (const width of [320, 360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      for (const description of await descriptions.all()) {
        const lines = await description.evaluate(node => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size
        })
        expect(lines, `at ${width}: ${await description.textContent()}`).toBeLessThanOrEqual(2)
      }
    }
  })

  test.describe(`on a phone of 360 x 640 in ${name}`, () => {
    test.use({ viewport: { width: 360, height: 640 } })

    test('the first screen has headline, price, both ways on in one row and the roof', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a phone has it')
      await page.goto(home)
      const lines = await page.getByRole('heading', { level: 1 }).evaluate(heading => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size
      })
      expect(lines).toBe(2)
      await expect(page.getByText(words.hero.lead)).toBeInViewport({ ratio: 1 })
      const [shop, call] = await Promise.all(
        [words.hero.shopProducts, words.hero.callToOrder].map(link =>
          page.getByRole('link', { name: link, exact: true }).first().boundingBox(),
        ),
      )
      expect(shop?.y).toBe(call?.y)
      const picture = await page.locator('main img').first().boundingBox()
      // What an owner tells on certain days stands above it.
      const notice = page.locator('[data-notice]').filter({ visible: true })
      const told = (await notice.count()) > 0 ? ((await notice.boundingBox())?.height ?? 0) : 0
      expect(picture?.y).toBeLessThanOrEqual(300 + told)
      await expect(page.getByRole('banner').getByRole('link', { name: shell.getQuote })).toBeInViewport({ ratio: 1 })
    })

    test('the comparison is one table of at most 450 pixels for six products', async ({ page }) => {
      test.skip(!isUsualSite, 'The owner’s names may be as long as the form allows.')
      await page.goto(home)
      const table = page.getByRole('table', { name: words.compare.caption })
      const rows = await table.getByRole('row').count()
      expect(rows).toBeGreaterThan(1)
      expect((await table.boundingBox())?.height).toBeLessThanOrEqual(450)
    })
  })
}
