import type { Locator, Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
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

test('what the site is installed by is named in the head once the page has been painted', async ({ page }) => {
  await expect(page.locator('head link[rel="manifest"]')).toHaveAttribute('href', pathsIn('en').manifest)
})

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
    for (const part of [card.locator('img'), card.getByRole('heading')]) {
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

test.describe('a chat button', () => {
  const chatButton = (page: Page) => page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' })

  test('floats above the page once it was scrolled, and asks for help with roofing products', async ({ page }) => {
    const chat = chatButton(page)
    await expect(chat).toHaveCSS('opacity', '0')
    expect(chatText(await chat.getAttribute('href'))).toMatch(/help with roofing products/)
    await page.locator('#products article').first().locator('img').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 40)
    await expect(chat).toHaveCSS('opacity', '1')
    await expect(chat).toBeInViewport({ ratio: 1 })
    const box = await chat.boundingBox()
    expect([box?.width, box?.height]).toEqual([56, 56])
  })

  test('stands over a picture, or beside the words, but never on them', async ({ page }) => {
    for (const card of await page.locator('#products article').all()) {
      for (const block of ['end', 'center'] as const) {
        await chatButton(page).evaluate(chat => chat.removeAttribute('style'))
        await card.locator('img').evaluate((image, place) => image.scrollIntoView({ block: place }), block)
        // It takes its place when the page rests; where there are words at the bottom of the screen it may stay away.
        await expect(chatButton(page)).toHaveAttribute('style', /top/)
        if (block === 'end') await expect(chatButton(page)).toHaveCSS('opacity', '1')
        const covered = await chatButton(page).evaluate(async chat => {
          // The button is told with the frame that what it stands over has changed.
          for (const _ of ['frame', 'and the next']) await new Promise(requestAnimationFrame)
          const box = chat.getBoundingClientRect()
          const words = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          const found: string[] = []
          while (words.nextNode()) {
            range.selectNode(words.currentNode)
            for (const line of range.getClientRects())
              if (line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom)
                found.push(words.currentNode.textContent ?? '')
          }
          return chat.getAttribute('data-chat') === 'here' ? found : []
        })
        expect(covered).toEqual([])
      }
    }
  })

  test('steps aside where the page offers another way to chat', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chat on WhatsApp' }).scrollIntoViewIfNeeded()
    await expect(chatButton(page)).toHaveCSS('opacity', '0')
  })

  test('is in view for whoever comes to it by Tab, where the screen has no place without words', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.keyboard.press('Tab')
    // It rests anew after each scroll; among words there is no place for it.
    for (const words of await page.locator('#why-choose-us p').all()) {
      await chatButton(page).evaluate(chat => chat.removeAttribute('style'))
      await words.evaluate(paragraph => {
        paragraph.scrollIntoView({ block: 'center' })
        // Two that stand side by side may be at the centre already.
        dispatchEvent(new Event('scroll'))
      })
      await expect(chatButton(page)).toHaveAttribute('style', /top/)
      await chatButton(page).focus()
      await expect(chatButton(page)).toHaveCSS('opacity', '1')
      await expect(chatButton(page)).toBeInViewport({ ratio: 1 })
    }
  })
})

// Words of another length may need other lines.
for (const language of languages) {
  const { name, home: words, shell } = wordsByLanguage[language]
  const { home } = pathsIn(language)

  test(`products are described in at most two lines on a card in ${name}, from 320 to 1920 pixels`, async ({
    page,
  }) => {
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
      await page.goto(home)
      const table = page.getByRole('table', { name: words.compare.caption })
      const rows = await table.getByRole('row').count()
      expect(rows).toBeGreaterThan(1)
      expect((await table.boundingBox())?.height).toBeLessThanOrEqual(Math.max(450, 64 * rows))
    })
  })
}
