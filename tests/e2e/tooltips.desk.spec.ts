import type { Locator, Page } from '@playwright/test'
import { business } from '../../src/facts/business.ts'
import type { SocialNetwork } from '../../src/facts/schema/business.schema.ts'
import { en } from '../../src/i18n/en.ts'
import { badgesOf, tile } from './site.ts'
import { expect, test } from './watched.ts'

const tip = (page: Page) => page.getByRole('tooltip')

/** Stops the page's clock, so that the test says how much time passes. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  // What is explained at the end of every page is there whatever is sold and offered.
  await page.goto('/terms-of-service.html')
  await page.clock.pauseAt(60_000)
}

/** Puts the pointer on what is explained, and waits until its tooltip is in the page, hidden. */
async function hover(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await expect(page.locator('#tip')).toBeAttached()
}

async function moveAway(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().hover()
}

const { footer } = en.shell
const networks = (Object.keys(business.social) as SocialNetwork[]).map(id => footer.networks[id])
const [network, next] = networks as [string, string]
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const first = (page: Page) => link(page, network)
const second = (page: Page) => link(page, next)

test.describe('with the clock stopped', () => {
  test.beforeEach(({ page }) => stopClock(page))

  test('a tooltip opens 700 ms after the pointer arrives, not before', async ({ page }) => {
    await hover(page, first(page))
    await page.clock.runFor(699)
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip(page)).toBeVisible()
    await expect(tip(page)).toHaveText(footer.socialTip(network))
  })

  test('a pointer that only passes opens nothing', async ({ page }) => {
    await hover(page, first(page))
    await page.clock.runFor(600)
    await moveAway(page)
    await page.clock.runFor(5000)
    await expect(tip(page)).toBeHidden()
  })

  test('the next tooltip opens at once while the last one has been closed for less than 300 ms', async ({ page }) => {
    await hover(page, first(page))
    await page.clock.runFor(700)
    await page.keyboard.press('Escape')
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(299)
    await second(page).hover()
    await page.clock.runFor(1)
    await expect(tip(page)).toHaveText(footer.socialTip(next))
    await expect(tip(page)).toBeVisible()
  })

  test('after 300 ms the next tooltip takes its 700 ms again', async ({ page }) => {
    await hover(page, first(page))
    await page.clock.runFor(700)
    await page.keyboard.press('Escape')
    await page.clock.runFor(300)
    await second(page).hover()
    await page.clock.runFor(699)
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip(page)).toBeVisible()
  })

  test('the pointer may move onto the tooltip, which then stays; it closes when the pointer leaves', async ({
    page,
  }) => {
    await hover(page, first(page))
    await page.clock.runFor(700)
    await tip(page).hover()
    await page.clock.runFor(10_000)
    await expect(tip(page)).toBeVisible()
    await moveAway(page)
    await page.clock.runFor(1000)
    await expect(tip(page)).toBeHidden()
  })

  test('the keyboard opens it too, and it describes what has the focus', async ({ page }) => {
    await first(page).focus()
    await expect(page.locator('#tip')).toBeAttached()
    await page.clock.runFor(700)
    await expect(tip(page)).toBeVisible()
    await expect(first(page)).toHaveAccessibleDescription(footer.socialTip(network))
    await page.keyboard.press('Tab')
    await page.clock.runFor(1)
    await expect(first(page)).not.toHaveAttribute('aria-describedby')
    await expect(second(page)).toHaveAccessibleDescription(footer.socialTip(next))
  })

  test('Escape closes it and leaves the focus where it is', async ({ page }) => {
    await first(page).focus()
    await expect(page.locator('#tip')).toBeAttached()
    await page.clock.runFor(700)
    await expect(tip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip(page)).toBeHidden()
    await expect(first(page)).toBeFocused()
    await page.clock.runFor(5000)
    await expect(tip(page)).toBeHidden()
  })

  test('it stands inside the window, beside what it explains', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const target of [first(page), second(page)]) {
      await hover(page, target)
      await page.clock.runFor(2000)
      const box = await tip(page).boundingBox()
      const about = await target.boundingBox()
      expect(box && about).toBeTruthy()
      if (!box || !about) return
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(320)
      const gap = Math.max(about.y - (box.y + box.height), box.y - (about.y + about.height))
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThanOrEqual(12)
      await page.keyboard.press('Escape')
      await page.clock.runFor(1000)
    }
  })
})

test('tooltips explain the chat button and the social links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' }).focus()
  await expect(tip(page)).toHaveText('Opens WhatsApp with a message ready to send')
  for (const name of networks) {
    await link(page, name).focus()
    await expect(tip(page)).toHaveText(footer.socialTip(name))
    await expect(tip(page)).toBeVisible()
  }
})

test('tooltips explain the badges and the count of reviews on a product page', async ({ page }) => {
  await page.goto(tile.path)
  const main = page.getByRole('main')
  for (const text of [...badgesOf(tile), en.product.reviews]) {
    const target = main.locator('[data-tip]').filter({ hasText: text }).first()
    await target.focus()
    await expect(tip(page)).toHaveText((await target.getAttribute('data-tip')) ?? 'no text')
    await expect(tip(page)).toBeVisible()
  }
})
