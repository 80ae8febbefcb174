import { callAddress, products, unknownProduct } from './site.ts'
import { expect, test } from './watched.ts'

for (const path of ['/no-such-page', '/deeper/and/deeper', '/product', '/products/x']) {
  test(`${path} is answered with 404, its own view, and a note of the path on the console`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', message => logged.push(message.text()))
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect.poll(() => logged.filter(text => text.startsWith('404:') && text.includes(path))).toHaveLength(1)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
}

for (const path of [unknownProduct, '/product/BOX-PROFILE', '/product/1']) {
  test(`${path} is answered with 404 and says that there is no such product`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
    const own = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(own).toHaveText(products.map(({ name }) => name))
    await page.getByRole('link', { name: 'Return Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}

test('a product’s address with a slash at its end leads to the product', async ({ page }) => {
  const [product] = products
  await page.goto(`/product/${product?.slug}/`)
  await expect(page).toHaveURL(`/product/${product?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a failure of the site says so and leaves a way on: load again, call, chat, home', async ({ page }) => {
  await page.goto('/500.html')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', callAddress)
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  const again = page.waitForEvent('load')
  await main.getByRole('link', { name: 'Load again' }).click()
  await again
  await expect(page).toHaveURL('/500.html')
})

for (const [path, heading] of [
  ['/privacy-policy.html', 'Privacy Policy'],
  ['/terms-of-service.html', 'Terms of Service'],
] as const) {
  test(`${path} answers at exactly that address`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
  })
}
