import type { Locator, Page } from '@playwright/test'
import { business } from '../../src/facts/business.ts'
import type { SocialNetwork } from '../../src/facts/schema/business.schema.ts'
import { en } from '../../src/i18n/en.ts'
import { expect, test } from './base-test.ts'
import { badgesOf, tile } from './site.ts'

const tip = (page: Page) => page.getByRole('tooltip')

/** Opens a page with its clock stopped, so that the test controls the time. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  // Every page has the links in its footer, whatever the owner sells.
  await page.goto('/terms-of-service.html')
  await page.clock.pauseAt(60_000)
}

/** Hovers an element and waits until the script has its tooltip ready. */
async function hover(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await expect(page.locator('#tip')).toBeAttached()
}

async function moveAway(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().hover()
}

const { footer } = en.shell
const networks = (Object.keys(business.social) as SocialNetwork[]).map(id => footer.networks[id])
const [network, nextNetwork] = networks as [string, string]
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const first = (page: Page) => link(page, network)
const second = (page: Page) => link(page, nextNetwork)

test('a tooltip opens after 700 ms of hovering, and the next one at once within 300 ms', async ({ page }) => {
  await openWithStoppedClock(page)
  await test.step('a pointer that only passes opens nothing', async () => {
    await hover(page, first(page))
    await page.clock.runFor(600)
    await moveAway(page)
    await page.clock.runFor(5000)
    await expect(tip(page)).toBeHidden()
  })
  await test.step('it opens after 700 ms, not before', async () => {
    await hover(page, first(page))
    await page.clock.runFor(699)
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip(page)).toBeVisible()
    await expect(tip(page)).toHaveText(footer.socialTip(network))
  })
  await test.step('299 ms after it closed the next one opens at once', async () => {
    await page.keyboard.press('Escape')
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(299)
    await second(page).hover()
    await page.clock.runFor(1)
    await expect(tip(page)).toHaveText(footer.socialTip(nextNetwork))
    await expect(tip(page)).toBeVisible()
  })
  await test.step('300 ms after it closed the next one takes 700 ms again', async () => {
    await page.keyboard.press('Escape')
    await page.clock.runFor(300)
    await first(page).hover()
    await page.clock.runFor(699)
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip(page)).toBeVisible()
  })
  await test.step('it stays while the pointer is on it, and closes when the pointer leaves', async () => {
    await tip(page).hover()
    await page.clock.runFor(10_000)
    await expect(tip(page)).toBeVisible()
    await moveAway(page)
    await page.clock.runFor(1000)
    await expect(tip(page)).toBeHidden()
  })
})

test('the keyboard opens a tooltip, which describes the focused link, and Escape closes it', async ({ page }) => {
  await openWithStoppedClock(page)
  await first(page).focus()
  await expect(page.locator('#tip')).toBeAttached()
  await page.clock.runFor(700)
  await expect(tip(page)).toBeVisible()
  await expect(first(page)).toHaveAccessibleDescription(footer.socialTip(network))
  await page.keyboard.press('Tab')
  await page.clock.runFor(1)
  await expect(first(page)).not.toHaveAttribute('aria-describedby')
  await expect(second(page)).toHaveAccessibleDescription(footer.socialTip(nextNetwork))
  await page.keyboard.press('Escape')
  await expect(tip(page)).toBeHidden()
  await expect(second(page)).toBeFocused()
  await page.clock.runFor(5000)
  await expect(tip(page)).toBeHidden()
})

test('a tooltip is inside the window, above or below its link', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const target of [first(page), second(page)]) {
    await hover(page, target)
    await page.clock.runFor(2000)
    const box = await tip(page).boundingBox()
    const targetBox = await target.boundingBox()
    expect(box && targetBox).toBeTruthy()
    if (!box || !targetBox) return
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(320)
    const gap = Math.max(targetBox.y - (box.y + box.height), box.y - (targetBox.y + targetBox.height))
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(12)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
  }
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
    await expect(tip(page)).toHaveText((await target.getAttribute('data-tip')) ?? 'no tooltip')
    await expect(tip(page)).toBeVisible()
  }
})
