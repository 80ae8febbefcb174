import { expect, test } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { findViolations } from './accessibility-engines.ts'
import { kinds, otherMainKinds, shells, tile } from './site.ts'

// Not the watched test: axe itself writes HTML from text, which the security policy reports.
function holds(those: typeof kinds): void {
  for (const { name, path } of those)
    test(`axe and IBM’s engine find nothing wrong with ${name}`, async ({ page }) => {
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
    })
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile)
  holds([...kinds, ...otherMainKinds])
})

// What a desk lays out in another way than a phone.
test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile)
  holds(shells)
})

test('axe and IBM’s engine find nothing wrong with an open menu', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/')
  await page.locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('axe and IBM’s engine find nothing wrong with an open tooltip', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch phone has no tooltips')
  await page.goto(tile.path)
  await page.getByRole('main').locator('[data-tip]').filter({ hasText: en.product.reviews }).focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
