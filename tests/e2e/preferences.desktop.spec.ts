import type { Page } from '@playwright/test'
import { houseIds } from '../../src/roofing/quote/usual-houses.ts'
import { hasSameFacts } from '../states/site.ts'
import { expect, test } from './base-test.ts'
import { countPdfPages } from './pdf.ts'
import { badgesOf, isHomeComplete, products, shells, tile, unknownPage } from './site.ts'

test.describe('with reduced motion', () => {
  for (const { name, path } of shells.filter(({ path }) => path === '/' || path === tile.path)) {
    test(`${name} has no animations`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter(element => {
            const { animationName, transitionDuration } = getComputedStyle(element)
            return (
              animationName !== 'none' || transitionDuration.split(', ').some(time => Number.parseFloat(time) > 0.01)
            )
          })
          .map(element => element.outerHTML.slice(0, 80)),
      )
      expect(moving).toEqual([])
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  }
})

/** Expects that no fixed element covers the printed text. */
async function expectNothingFixed(page: Page): Promise<void> {
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter(element => element.checkVisibility())
      .map(element => element.outerHTML.slice(0, 80)),
  )
  expect(fixed).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('in print', () => {
  test('the home page has its products and prices on at most four pages', async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    await expectNothingFixed(page)
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toHaveCount(0)
    expect(countPdfPages(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(4)
    if (!isHomeComplete) await page.goto('/products')
    for (const { name } of products)
      await expect(page.getByRole('rowheader').getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('a product is one page with its price and measurements', async ({ page }) => {
    await page.goto(tile.path)
    await page.emulateMedia({ media: 'print' })
    await expectNothingFixed(page)
    await expect(page.getByRole('complementary', { name: 'Order this product' })).toBeHidden()
    await expect(page.getByText(tile.priceText, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Usual dimensions' })).toBeVisible()
    // The owner's texts may be as long as the form allows.
    expect(countPdfPages(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(hasSameFacts ? 1 : 2)
  })

  test('the guide to the cost of a roof has the prices of every house', async ({ page }) => {
    await page.goto('/guides/roof-cost')
    const prices = page.locator('details[name="houses"] li').filter({ visible: true })
    const onScreen = await prices.count()
    expect(onScreen).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect(prices).toHaveCount(onScreen * houseIds.length)
  })

  test('error pages have no fixed elements', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of [unknownPage, '/500.html']) {
      await page.goto(path)
      await expectNothingFixed(page)
    }
  })
})

test.describe('with forced colours', () => {
  for (const { name, path } of shells) {
    test(`all buttons and badges of ${name} have a visible border`, async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ forcedColors: 'active' })
      const buttons = page.locator('main a, header a, aside a, body > a').filter({ visible: true })
      const borders = await buttons.evaluateAll(all =>
        all
          .filter(
            link =>
              Number.parseFloat(getComputedStyle(link).minHeight) >= 48 && getComputedStyle(link).paddingLeft !== '0px',
          )
          .map(link => {
            const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(link)
            return {
              text: link.textContent,
              hasBorder: borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1,
              isVisible: borderTopColor !== backgroundColor && !borderTopColor.endsWith(', 0)'),
            }
          }),
      )
      expect(borders.length).toBeGreaterThan(0)
      expect(borders.filter(({ hasBorder, isVisible }) => !hasBorder || !isVisible)).toEqual([])
      const [badge] = badgesOf(tile)
      if (path !== tile.path || !badge) return
      const target = page.getByText(badge, { exact: true }).first()
      await target.focus()
      await expect(target).toHaveCSS('outline-style', 'solid')
    })
  }
})
