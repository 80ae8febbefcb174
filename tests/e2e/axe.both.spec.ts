import { expect, test } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { findViolations } from './accessibility-engines.ts'
import { kinds, shells, tile, translatedPages, unknownPage } from './site.ts'

// Not the base test: axe writes HTML from strings, which the security policy reports.
function testPages(pages: typeof kinds): void {
  for (const { name, path } of pages)
    test(`axe and IBM’s engine find no violation on ${name}`, async ({ page }) => {
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
    })
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile)
  testPages([...kinds, ...translatedPages])

  test('axe and IBM’s engine find no violation in the open menu', async ({ page }) => {
    await page.goto(unknownPage)
    await page.locator('header summary').click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})

// Only these pages have another layout on a desktop screen.
test.describe('on a desktop screen', () => {
  test.skip(({ isMobile }) => isMobile)
  testPages(shells.filter(({ path }) => path === '/'))

  test('axe and IBM’s engine find no violation on a product page with an open tooltip', async ({ page }) => {
    await page.goto(tile.path)
    await page.getByRole('main').locator('[data-tip]').filter({ hasText: en.product.reviews }).focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
