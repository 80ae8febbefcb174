import type { Page } from '@playwright/test'
import { another } from './site.ts'
import { expect, test } from './watched.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls as a visitor does, with the wheel, until the page rests far below its top. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(400, 500)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1900)
}

/** Notes every call of `scrollTo` that the site makes. */
async function noteScrolls(page: Page): Promise<() => Promise<unknown[]>> {
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

test('the home page scrolls to its top when it is loaded again', async ({ page }) => {
  await page.goto('/')
  await scrollDown(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('the way up is smooth', async ({ page }) => {
  const calls = await noteScrolls(page)
  await page.goto('/')
  await expect.poll(calls).toEqual([[0, 0]])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
})

test('with reduced motion the way up is instant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await scrollDown(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('an address with a #fragment leads to that part and stays there', async ({ page }) => {
  const calls = await noteScrolls(page)
  await page.goto('/#about')
  await expect(page.locator('#about')).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  expect(await calls()).toEqual([])
})

test('coming back finds the place that was left', async ({ page }) => {
  await page.goto('/')
  const calls = await noteScrolls(page)
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

test('no other page is scrolled', async ({ page }) => {
  const calls = await noteScrolls(page)
  await page.goto(another.path)
  expect(await calls()).toEqual([])
})
