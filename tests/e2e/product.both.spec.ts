import { expect, test } from './base-test.ts'
import { moveGallery } from './gallery.ts'
import { tile } from './site.ts'

// tests/dist/product.test.ts reads the texts and links of the built pages.
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
  await moveGallery(page)
  for (const picture of await main.locator('picture img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
  const section = page.getByRole('region', { name: 'Usual dimensions' }).getByRole('img', { name: /^Cross-section of/ })
  await expect(section).toBeVisible()
  for (const name of ['Order via WhatsApp', 'Get Quote'])
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
})

test('each promise is visible once', async ({ page }) => {
  const tiles = page.getByRole('listitem').filter({ has: page.locator('strong') })
  for (const promise of [
    'Quality Guaranteed',
    tile.isFreeDelivery ? 'Free Delivery' : 'Delivery',
    'ISO Certified',
    'Satisfaction Guarantee',
  ])
    await expect(
      tiles.filter({ has: page.locator('strong').getByText(promise, { exact: true }) }).filter({ visible: true }),
    ).toHaveCount(1)
})

test('a thumbnail shows its view without scrolling the page', async ({ page }) => {
  const views = page.getByRole('list', { name: /^Pictures of/ })
  const thumb = page.getByRole('link', { name: 'Sheets', exact: true })
  await thumb.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await thumb.click()
  await expect(thumb).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: 'On a roof', exact: true })).toHaveAttribute('aria-current', 'false')
  await expect(views.locator('#view-stack')).toBeInViewport({ ratio: 0.5 })
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a view is enlarged over the page, with a file asked for only then, and Escape closes it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  const view = page.getByRole('link', { name: /^Enlarge: / }).first()
  const large = (await view.getAttribute('href')) ?? ''
  await page.waitForLoadState('networkidle')
  expect(requested).not.toContain(large)
  await view.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect.poll(() => requested).toContain(large)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view).toBeFocused()
})

test('an enlarged view never lies on the button that closes it', async ({ page }) => {
  await page
    .getByRole('link', { name: /^Enlarge: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const whole = dialog.getByRole('button', { name: /^Enlarge: / })
  // On a phone it is larger than the screen from the start: all of it would be no larger than on the page.
  if ((await whole.getAttribute('aria-pressed')) === 'false') await whole.click()
  await expect(whole).toHaveAttribute('aria-pressed', 'true')
  expect((await whole.boundingBox())?.width).toBe(1600)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
