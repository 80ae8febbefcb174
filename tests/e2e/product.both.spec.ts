import { tile } from './site.ts'
import { expect, test } from './watched.ts'

// What the pages say and where their links lead is read from the built files, in tests/dist/product.test.ts.
test.beforeEach(async ({ page }) => {
  await page.goto(tile.path)
})

test('Back to Products leads there', async ({ page }) => {
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expect(page).toHaveURL('/#products')
  await expect(page.locator('#products')).toBeInViewport()
})

test('a product shows its pictures, its drawn section and its ways to order', async ({ page }) => {
  const main = page.getByRole('main')
  for (const picture of await main.locator('picture').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
  const section = page.getByRole('region', { name: 'Measured' }).getByRole('img', { name: /^Cross-section of/ })
  await expect(section).toBeVisible()
  for (const name of ['Order via WhatsApp', 'Get Quote'])
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
})

test('each promise is seen once, however wide the screen', async ({ page }) => {
  const tiles = page.getByRole('listitem').filter({ has: page.locator('strong') })
  for (const promise of ['Quality Guaranteed', 'Free Delivery', 'ISO Certified', 'Satisfaction Guarantee'])
    await expect(tiles.filter({ hasText: promise }).filter({ visible: true })).toHaveCount(1)
})
