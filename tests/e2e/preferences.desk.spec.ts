import { sheetsOf } from './paper.ts'
import { badgesOf, products, shells, tile } from './site.ts'
import { expect, test } from './watched.ts'

test.describe('with reduced motion', () => {
  for (const { name, path } of shells.filter(({ path }) => path === '/' || path === tile.path)) {
    test(`nothing moves by itself on ${name}`, async ({ page }) => {
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

test.describe('in print', () => {
  test('the home page has its products and prices, and nothing that floats', async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toHaveCount(0)
    for (const { name } of products) await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(4)
  })

  for (const { name, path } of shells) {
    test(`nothing floats over ${name}`, async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(element => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter(element => element.checkVisibility())
          .map(element => element.outerHTML.slice(0, 80)),
      )
      expect(floating).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('a product page is one sheet, with its price and measurements', async ({ page }) => {
    await page.goto(tile.path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('complementary', { name: 'Order this product' })).toBeHidden()
    await expect(page.getByText(tile.written, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Usual dimensions' })).toBeVisible()
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1)
  })
})

test.describe('with forced colours', () => {
  for (const { name, path } of shells) {
    test(`every button of ${name} keeps a border that can be seen`, async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ forcedColors: 'active' })
      const buttons = page.locator('main a, header a, aside a, body > a').filter({ visible: true })
      const looks = await buttons.evaluateAll(all =>
        all
          .filter(
            link =>
              Number.parseFloat(getComputedStyle(link).minHeight) >= 48 && getComputedStyle(link).paddingLeft !== '0px',
          )
          .map(link => {
            const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(link)
            return {
              what: link.textContent,
              bordered: borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1,
              seen: borderTopColor !== backgroundColor && !borderTopColor.endsWith(', 0)'),
            }
          }),
      )
      expect(looks.length).toBeGreaterThan(0)
      expect(looks.filter(({ bordered, seen }) => !bordered || !seen)).toEqual([])
    })
  }

  test('a badge has an edge of its own', async ({ page }) => {
    const [badge] = badgesOf(tile)
    test.skip(!badge, 'Nothing is offered.')
    await page.goto(tile.path)
    await page.emulateMedia({ forcedColors: 'active' })
    const shown = page.getByText(badge ?? '', { exact: true }).first()
    await expect(shown).toBeVisible()
    await shown.focus()
    await expect(shown).toHaveCSS('outline-style', 'solid')
  })
})
