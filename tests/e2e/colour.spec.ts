import { chatText } from './site.ts'
import { expect, test } from './watched.ts'

test('choosing a colour tints the picture without fetching anything, and enters the order text', async ({ page }) => {
  await page.goto('/product/box-profile')
  await page.getByLabel('Regal red').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const layers = page.locator('[data-hue], [data-light]')
  await expect(layers.first()).toBeHidden()
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' })
  expect(chatText(await order.getAttribute('href'))).toContain('Colour: please advise.')
  await page.getByLabel('Maroon').check()
  await expect(layers.first()).toBeVisible()
  await expect(layers.first()).toHaveCSS('background-color', 'rgb(107, 34, 48)')
  expect(chatText(await order.getAttribute('href'))).toContain('Colour: Maroon.')
  await page.getByLabel('Service blue').check()
  const text = chatText(await order.getAttribute('href'))
  expect(text).toContain('Colour: Service blue.')
  expect(text).not.toContain('Maroon')
  expect(asked).toEqual([])
})

test('the colour that the picture shows needs no tint', async ({ page }) => {
  await page.goto('/product/maisha-tile', { waitUntil: 'networkidle' })
  await page.getByLabel('Graphite').check()
  await page.getByLabel('Maroon').check()
  await expect(page.locator('[data-hue]')).toBeHidden()
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' })
  expect(chatText(await order.getAttribute('href'))).toContain('Colour: Maroon.')
})

test('the keyboard chooses a colour too', async ({ page }) => {
  await page.goto('/product/versatile', { waitUntil: 'networkidle' })
  await page.getByLabel('Charcoal grey').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Graphite')).toBeChecked()
  await expect(page.locator('[data-hue]')).toHaveCSS('background-color', 'rgb(74, 79, 84)')
})

test('bare metal has no colours', async ({ page }) => {
  await page.goto('/product/maisha-alu-zinc-mabati')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText('Bare metal: sold without paint')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture shows its own colour and all the names are listed', async ({ page }) => {
    await page.goto('/product/romantile')
    await expect(page.getByRole('group', { name: 'Colour' })).toContainText('Forest green')
    await expect(page.getByRole('group', { name: 'Colour' })).toContainText('Regal red')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.locator('[data-hue]')).toBeHidden()
  })
})
