import type { Page } from '@playwright/test'
import { expect, test } from './base-test.ts'
import { another } from './site.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls far down with the mouse wheel. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(400, 500)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1900)
}

/** Records all calls of `scrollTo`. */
async function recordScrolls(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const calls: unknown[] = []
    Object.assign(window, { scrollCalls: calls })
    const scroll = window.scrollTo.bind(window) as (...position: unknown[]) => void
    window.scrollTo = (...position: unknown[]) => {
      calls.push(position)
      scroll(...position)
    }
  })
  return () => page.evaluate(() => (window as unknown as { scrollCalls: unknown[] }).scrollCalls)
}

test('the home page scrolls smoothly to its top after a reload', async ({ page }) => {
  const calls = await recordScrolls(page)
  await page.goto('/')
  await expect.poll(calls).toEqual([[0, 0]])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
  await scrollDown(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('with reduced motion the page scrolls to its top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await scrollDown(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('an address with a fragment opens its section', async ({ page }) => {
  const calls = await recordScrolls(page)
  await page.goto('/#about')
  await expect(page.locator('#about')).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  expect(await calls()).toEqual([])
})

test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  const calls = await recordScrolls(page)
  await scrollDown(page)
  const card = page.getByRole('link', { name: `View Details: ${another.name}` }).first()
  await card.evaluate(link => (link as HTMLElement).click())
  await expect(page).toHaveURL(another.path)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500)
  expect(await calls()).toEqual([])
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(another.name)
})

test('other pages do not scroll by themselves', async ({ page }) => {
  const calls = await recordScrolls(page)
  await page.goto(another.path)
  expect(await calls()).toEqual([])
})
