import { expect, test } from './base-test.ts'
import { callAddress, homeProducts, isHomeComplete, products, unknownProduct } from './site.ts'

test('unknown addresses are answered with 404 and the nearest error page', async ({ request }) => {
  for (const [path, heading] of [
    ['/no-such-page', 'Oops! Page not found'],
    ['/product', 'Oops! Page not found'],
    ['/products/x', 'Oops! Page not found'],
    ['/product/BOX-PROFILE', 'Product Not Found'],
    ['/product/1', 'Product Not Found'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain(heading)
  }
})

test('an unknown address shows its page, logs the path and links home', async ({ page }) => {
  const path = '/deeper/and/deeper'
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect.poll(() => logged.filter(text => text.startsWith('404:') && text.includes(path))).toHaveLength(1)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the address of a product with a slash at its end leads to the product', async ({ page }) => {
  const [product] = products
  await page.goto(`/product/${product?.slug}/`)
  await expect(page).toHaveURL(`/product/${product?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an unknown product shows its page with the products of the home page, the cheapest per m² first, and links home', async ({
  page,
}) => {
  const response = await page.goto(unknownProduct)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  const names = [...homeProducts.map(({ name }) => name), ...(isHomeComplete ? [] : ['All products'])]
  expect((await links.allInnerTexts()).toSorted()).toEqual(names.toSorted())
  const rows = await page.getByRole('main').getByRole('listitem').filter({ hasText: 'per m²' }).allInnerTexts()
  const prices = rows.map(row => Number(/([\d,]+) per m²/.exec(row)?.[1]?.replace(',', '')))
  expect(prices).toHaveLength(homeProducts.length)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await page.getByRole('link', { name: 'Return Home', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('the server error page offers to reload, call, chat or go home', async ({ page }) => {
  await page.goto('/500.html')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(main.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', callAddress)
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  const reloaded = page.waitForEvent('load')
  await main.getByRole('link', { name: 'Load again' }).click()
  await reloaded
  await expect(page).toHaveURL('/500.html')
})

test('the legal pages are answered at their .html addresses without a redirect', async ({ page }) => {
  for (const [path, heading] of [
    ['/privacy-policy.html', 'Privacy Policy'],
    ['/terms-of-service.html', 'Terms of Service'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
  }
})
