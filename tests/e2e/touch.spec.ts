import { en } from '../../src/i18n/en.ts'
import { expect, test } from './base-test.ts'
import { main } from './quote.ts'
import { badgesOf, productPage, tile, unknownPage, unknownProduct } from './site.ts'

test('a touch phone has no tooltips', async ({ page }) => {
  await page.goto(tile.path)
  for (const text of [...badgesOf(tile), en.product.reviews])
    await page.getByRole('main').locator('[data-tip]').filter({ hasText: text }).first().tap()
  await expect(page.locator('#tip')).not.toBeAttached()
})

for (const { path, names } of [
  {
    path: '/',
    names: ['Shop Products', 'Call to Order', /^Order Now/, 'View All Products', /^Call: /, 'Chat on WhatsApp'],
  },
  { path: productPage, names: ['Order via WhatsApp', 'Call'] },
  { path: unknownPage, names: ['Return to Home'] },
  { path: unknownProduct, names: ['Return Home'] },
  { path: '/500.html', names: ['Load again', 'Call', 'Chat on WhatsApp'] },
]) {
  test(`the main buttons of ${path} are at least 48 pixels wide and high`, async ({ page }) => {
    await page.goto(path)
    for (const name of names) {
      const actions = page.getByRole('link', { name, exact: typeof name === 'string' }).filter({ visible: true })
      expect(await actions.count(), String(name)).toBeGreaterThan(0)
      for (const action of await actions.all()) {
        const box = await action.boundingBox()
        expect(box?.height, String(name)).toBeGreaterThanOrEqual(48)
        expect(box?.width, String(name)).toBeGreaterThanOrEqual(48)
      }
    }
    const submit = main(page).getByRole('button', { name: 'See sheets and price' })
    for (const button of await submit.all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    const menu = await page.locator('header summary').boundingBox()
    expect(menu?.height).toBeGreaterThanOrEqual(48)
  })
}

test('the order bar of a product stays at the bottom of the screen while scrolling', async ({ page }) => {
  await page.goto(productPage)
  const bar = page.getByRole('complementary', { name: 'Order this product' })
  for (const region of ['Usual dimensions', 'Other Products You Might Like']) {
    await page.getByRole('region', { name: region }).scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: 'Order via WhatsApp', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Call', exact: true })).toBeInViewport({ ratio: 1 })
    const box = await bar.boundingBox()
    expect(box?.y).toBeGreaterThan(844 * 0.75)
  }
})
