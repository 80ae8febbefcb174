import { business } from '../../src/business.ts'
import { grouped } from '../../src/catalogue/price.ts'
import { badgesOf, callAddress, chatText, products } from './site.ts'
import { expect, test } from './watched.ts'

for (const [index, product] of products.entries()) {
  test.describe(`the page of ${product.name}`, () => {
    test.beforeEach(async ({ page }) => {
      const response = await page.goto(`/product/${product.slug}`)
      expect(response?.status()).toBe(200)
    })

    test('shows the way back: breadcrumb and Back to Products', async ({ page }) => {
      const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      await expect(steps).toHaveText(['Home', 'Products', product.name])
      await expect(steps.nth(0).getByRole('link')).toHaveAttribute('href', '/')
      await expect(steps.nth(1).getByRole('link')).toHaveAttribute('href', '/#products')
      await page.getByRole('link', { name: 'Back to Products' }).click()
      await expect(page).toHaveURL('/#products')
      await expect(page.locator('#products')).toBeInViewport()
    })

    test('shows picture, badges, category, name, stars and description', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
      const main = page.getByRole('main')
      const picture = main.locator('picture').getByRole('img').first()
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
      for (const badge of badgesOf(product))
        await expect(main.getByRole('listitem').filter({ hasText: badge }).first()).toBeVisible()
      await expect(main.getByText(product.category, { exact: true })).toBeVisible()
      const stars = main.getByRole('img', { name: 'Five stars out of five' })
      await expect(stars).toBeVisible()
      await expect(stars.locator('svg')).toHaveCount(5)
      await expect(stars.locator('..')).toContainText(`(${grouped(business.statistics.reviews)}+ reviews)`)
      const description = main.locator('h1 ~ p').nth(1)
      expect((await description.textContent())?.length).toBeGreaterThan(40)
    })

    test('prices the metre, and says that the final price may vary', async ({ page }) => {
      const main = page.getByRole('main')
      await expect(main.getByText(/^Starting from/).locator('..')).toContainText(
        `Starting from ${product.written} / meter`,
      )
      await expect(
        main.getByText('Final pricing may vary based on quantity and specifications', { exact: true }),
      ).toBeVisible()
    })

    test('orders by chat with a text that names product, price and cover width, and asks for details', async ({
      page,
    }) => {
      const orders = page.getByRole('link', { name: 'Order via WhatsApp' })
      expect(await orders.count()).toBeGreaterThan(0)
      const width = await page.getByRole('term').filter({ hasText: 'Cover width' }).locator('..').textContent()
      const millimetres = /[\d,]+ mm/.exec(width ?? '')?.[0] ?? 'no width'
      for (const order of await orders.all()) {
        const text = chatText(await order.getAttribute('href'))
        expect(text).toContain(product.name)
        expect(text).toContain(product.written)
        expect(text).toContain(millimetres)
        expect(text).toMatch(/details and pricing/)
        expect(text).toContain(`/product/${product.slug}`)
      }
      await expect(page.getByRole('main').getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
        'href',
        callAddress,
      )
    })

    test('asks for a quotation that names the product', async ({ page }) => {
      const quote = page.getByRole('main').getByRole('link', { name: 'Get Quote' })
      expect(chatText(await quote.getAttribute('href'))).toContain(product.name)
      expect(chatText(await quote.getAttribute('href'))).toContain('quotation')
    })

    test('lists five features and four promises', async ({ page }) => {
      const features = page.getByRole('region', { name: 'Features' })
      await expect(features.getByRole('list').first().getByRole('listitem')).toHaveCount(5)
      const tiles = page.getByRole('listitem').filter({ has: page.locator('strong') })
      for (const promise of ['Quality Guaranteed', 'Free Delivery', 'ISO Certified', 'Satisfaction Guarantee'])
        await expect(tiles.filter({ hasText: promise }).filter({ visible: true })).toHaveCount(1)
    })

    test('draws the section with its measurements, to be confirmed on order', async ({ page }) => {
      const measured = page.getByRole('region', { name: 'Measured' })
      await expect(measured.getByRole('img', { name: `Cross-section of ${product.name}` })).toBeVisible()
      await expect(measured.getByRole('term').filter({ hasText: 'Cover width' })).toBeVisible()
      await expect(measured).toContainText('confirm on order')
    })

    test('offers the first three other products', async ({ page }) => {
      const others = page.getByRole('region', { name: 'Other Products You Might Like' })
      const expected = products.filter((_, other) => other !== index).slice(0, 3)
      await expect(others.getByRole('heading', { level: 3 })).toHaveText(expected.map(({ name }) => name))
      for (const other of expected) {
        const item = others.getByRole('listitem').filter({ hasText: other.name })
        await expect(item).toContainText(`${other.written} /m`)
        await expect(item.getByRole('img')).toBeVisible()
        const link = item.getByRole('link', { name: `View Details: ${other.name}` })
        await expect(link).toHaveText('View Details')
        await expect(link).toHaveAttribute('href', `/product/${other.slug}`)
      }
    })
  })
}
