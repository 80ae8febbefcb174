import type { Locator, Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { hasSameFacts } from '../states/site.ts'
import { expect, test } from './base-test.ts'
import { chatText, isHomeComplete, phone, tile } from './site.ts'

// tests/dist/home.test.ts reads the texts and links of the built page.

/** The visible main navigation. Opens the menu on a phone. */
async function openNavigation(page: Page): Promise<Locator> {
  const menu = page.getByText('Menu', { exact: true })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
}

async function expectSection(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
}

const chatButton = (page: Page) => page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' })

/** The texts of the elements, each with its number of lines. */
const countLines = (elements: Locator) =>
  elements.evaluateAll(all =>
    all.map(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top))).size
      return { lines, text: element.textContent }
    }),
  )

test('the header stays visible with Get Quote and the phone number', async ({ page }) => {
  await page.goto('/')
  await page.locator('#why-choose-us').scrollIntoViewIfNeeded()
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await expect(header.getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 })
  await openNavigation(page)
  await expect(header.getByRole('link', { name: `Call ${phone}` }).filter({ visible: true })).toHaveCount(1)
})

test('links lead to the sections of the page', async ({ page, isMobile }) => {
  for (const name of ['Shop Products', 'Browse Products']) {
    await page.goto('/')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
    await page.getByRole('link', { name }).click()
    await expectSection(page, 'products')
  }
  // menu.spec.ts tests the menu.
  if (isMobile) return
  for (const [name, id] of [
    ['Products', 'products'],
    ['About', 'about'],
    ['Why Choose Us', 'why-choose-us'],
    ['Contact', 'contact'],
  ] as const) {
    await (await openNavigation(page)).getByRole('link', { name, exact: true }).click()
    await expectSection(page, id)
  }
})

test('“View All Products” leads to the comparison of all products', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'View All Products' }).click()
  await expect(page).toHaveURL(isHomeComplete ? '/#compare' : '/products')
  await expect(page.locator('#compare')).toBeInViewport()
})

test('product cards show a picture and open the product', async ({ page }) => {
  await page.goto('/')
  for (const picture of await page.locator('#products article picture').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
  const card = page
    .locator('#products')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: tile.name, exact: true }) })
  const orderNow = card.getByRole('link', { name: `Order Now: ${tile.name}` })
  for (const part of [card.locator('img').last(), card.getByRole('heading'), orderNow]) {
    await part.click()
    await expect(page).toHaveURL(tile.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tile.name)
    await page.goBack()
  }
})

test('the chat button stays in one place, is never covered and covers no link at the end', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  expect(chatText(await chatButton(page).getAttribute('href'))).toMatch(/help with roofing products/)
  const sizes = [page.viewportSize() ?? { width: 0, height: 0 }, ...(isMobile ? [{ width: 320, height: 256 }] : [])]
  for (const size of sizes) {
    await page.setViewportSize(size)
    const result = await chatButton(page).evaluate(chat => {
      const end = document.documentElement.scrollHeight - innerHeight
      const places = new Set<string>()
      for (let top = 0; top < end + innerHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        const { x, y, width, height } = chat.getBoundingClientRect()
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
        const isVisible = chat.contains(onTop) && chat.checkVisibility({ opacityProperty: true })
        places.add(
          isVisible ? `${width} x ${height} at ${innerWidth - x - width}, ${innerHeight - y - height}` : 'covered',
        )
      }
      const box = chat.getBoundingClientRect()
      const covered = [...document.querySelectorAll('footer a, footer button')].filter(link =>
        [...link.getClientRects()].some(
          part => part.right > box.left && part.left < box.right && part.bottom > box.top && part.top < box.bottom,
        ),
      )
      return { places: [...places], covered: covered.map(link => link.textContent) }
    })
    expect(result).toEqual({ places: [`48 x 48 at ${isMobile ? 16 : 8}, 16`], covered: [] })
  }
})

test('the chat button covers no text, and no middle of a link or field, when the page opens', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile || !hasSameFacts, 'Wide screens have the picture there, and texts of the owner may be longer.')
  for (const language of languages)
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [360, 800],
      [390, 664],
      [390, 844],
      [412, 915],
      [430, 932],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(pathsIn(language).home)
      const covered = await page
        .getByRole('complementary')
        .locator('[data-tip]')
        .evaluate(chat => {
          const box = chat.getBoundingClientRect()
          const meets = (part: DOMRect) =>
            part.right > box.left && part.left < box.right && part.bottom > box.top && part.top < box.bottom
          const parts = document.querySelectorAll(
            'main :is(h1, h2, a, p, b, strong, span, label, input, button):not(:has(img))',
          )
          return [...parts].flatMap(part => {
            const range = document.createRange()
            // The field in a label is a part of its own.
            range.selectNodeContents(part.matches('label') ? (part.firstChild ?? part) : part)
            const isUnderMiddle = () => {
              const { x, y, width, height } = part.getBoundingClientRect()
              return chat.contains(document.elementFromPoint(x + width / 2, y + height / 2))
            }
            const isCovered =
              [...range.getClientRects()].some(meets) || (part.matches('a, input, button') && isUnderMiddle())
            return isCovered ? (part.textContent ?? '') : []
          })
        })
      expect(covered, `${language} at ${width} x ${height}`).toEqual([])
    }
})

test('the chat button works without scripts', async ({ browser, baseURL, isMobile }) => {
  test.skip(!isMobile, 'The button is the same on a desktop screen.')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await expect(chatButton(page)).toBeInViewport({ ratio: 1 })
  await context.close()
})

// Each language is tested, because its words have other lengths.
for (const language of languages) {
  const { name, home: words, shell } = wordsByLanguage[language]
  const { home } = pathsIn(language)

  test.describe(`in ${name}`, () => {
    test.skip(({ isMobile }) => !isMobile, 'The tests set the size of the screen.')
    test.use({ viewport: { width: 360, height: 640 } })

    test('the first screen of a small phone has headline, price, two links in a row and the roof', async ({ page }) => {
      await page.goto(home)
      expect(await countLines(page.getByRole('heading', { level: 1 }))).toMatchObject([{ lines: 2 }])
      await expect(page.getByText(words.hero.lead)).toBeInViewport({ ratio: 1 })
      const [shop, call] = await Promise.all(
        [words.hero.shopProducts, words.hero.callToOrder].map(link =>
          page.getByRole('link', { name: link, exact: true }).first().boundingBox(),
        ),
      )
      expect(shop?.y).toBe(call?.y)
      const picture = await page.locator('main img').first().boundingBox()
      // An owner's notice is above the page.
      const notice = page.locator('[data-notice]').filter({ visible: true })
      const noticeHeight = (await notice.count()) > 0 ? ((await notice.boundingBox())?.height ?? 0) : 0
      expect(picture?.y).toBeLessThanOrEqual(300 + noticeHeight)
      await expect(page.getByRole('banner').getByRole('link', { name: shell.getQuote })).toBeInViewport({ ratio: 1 })
    })

    test('the badges of a card stay within it and cover no words, and figures of the comparison keep apart', async ({
      page,
    }) => {
      await page.goto(home)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const { outside, close } = await page.evaluate(() => {
          const boxOf = (card: Element, selector: string) => card.querySelector(selector)?.getBoundingClientRect()
          const textBox = (cell: Element) => {
            const range = document.createRange()
            range.selectNodeContents(cell)
            return range.getBoundingClientRect()
          }
          const rows = [...document.querySelectorAll('#compare tr')]
          return {
            outside: [...document.querySelectorAll('#products article')]
              .filter(card => {
                const { right = 0, bottom = 0 } = boxOf(card, 'ul') ?? {}
                const isBesideWords = right <= (boxOf(card, 'h3')?.left ?? 0)
                const isAboveWords = bottom <= (boxOf(card, 'a > span + span')?.top ?? 0)
                return right > card.getBoundingClientRect().right || (!isBesideWords && !isAboveWords)
              })
              .map(card => card.ariaLabel),
            close: rows
              .flatMap(row => {
                const cells = [...row.querySelectorAll('td')].filter(cell => cell.checkVisibility()).map(textBox)
                return cells.slice(1).map(({ left }, index) => left - (cells[index]?.right ?? 0))
              })
              .filter(distance => distance < 11),
          }
        })
        expect({ width, outside, close }).toEqual({ width, outside: [], close: [] })
      }
    })

    test('the comparison of six products is at most 450 pixels high, and descriptions have at most two lines', async ({
      page,
    }) => {
      test.skip(!hasSameFacts, 'The owner’s names and texts may be as long as the form allows.')
      await page.goto(home)
      const table = page.getByRole('table', { name: words.compare.caption })
      const rows = await table.getByRole('row').count()
      expect(rows).toBeGreaterThan(1)
      expect((await table.boundingBox())?.height).toBeLessThanOrEqual(Math.max(450, 64 * rows))
      const descriptions = page.locator('#products article > p:not(:has(a))')
      for (const width of [320, 360, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const counted = await countLines(descriptions)
        expect(counted.length).toBeGreaterThan(0)
        expect(
          counted.filter(({ lines }) => lines > 2),
          `at ${width}`,
        ).toEqual([])
      }
    })
  })
}
