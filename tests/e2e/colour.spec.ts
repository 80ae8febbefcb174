import { expect, test } from './base-test.ts'
import { another, bare, chatText, colours, otherColours, sheet, tile } from './site.ts'

test('choosing a colour tints the picture without a request, and enters the order', async ({ page }) => {
  const [chosen, later] = otherColours(sheet)
  if (!chosen || !later) return test.skip(true, 'There are not three colours to choose from.')
  const mask = page.waitForResponse(/\/mask-/)
  await page.goto(sheet.path)
  await page.getByLabel(colours.at(-1)?.name ?? '').scrollIntoViewIfNeeded()
  // All pictures load first, so that only requests of the choice are counted.
  await mask
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  for (const picture of await page.locator('img').all())
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).complete)).toBe(true)
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  const layers = page.locator('[data-hue], [data-light]')
  await expect(layers.first()).toBeHidden()
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' })
  expect(chatText(await order.getAttribute('href'))).toContain('as pictured.')
  await page.getByLabel(chosen.name).check()
  await expect(layers.first()).toBeVisible()
  await expect(layers.first()).toHaveCSS('background-color', chosen.rgb)
  expect(chatText(await order.getAttribute('href'))).toContain(`Colour: ${chosen.name}.`)
  await page.getByLabel(later.name).check()
  const text = chatText(await order.getAttribute('href'))
  expect(text).toContain(`Colour: ${later.name}.`)
  expect(text).not.toContain(chosen.name)
  expect(requested).toEqual([])
})

test('a colour with an apostrophe in its name enters the order, and leaves it again', async ({ page }) => {
  const [chosen, later] = otherColours(sheet)
  if (!chosen || !later) return test.skip(true, 'There are not three colours to choose from.')
  await page.route(sheet.path, async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll(`value="${chosen.name}"`, 'value="Mama&#x27;s red"') })
  })
  await page.goto(sheet.path)
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' })
  await page.getByLabel(chosen.name).check()
  expect(chatText(await order.getAttribute('href'))).toContain(`Colour: Mama's red.`)
  await page.getByLabel(later.name).check()
  expect(chatText(await order.getAttribute('href'))).toContain(`Colour: ${later.name}.`)
  expect(chatText(await order.getAttribute('href'))).not.toContain('Mama')
})

test('the colour of the picture needs no tint', async ({ page }) => {
  const pictured = colours.find(({ id }) => id === another.picturedColour)?.name ?? ''
  await page.goto(another.path, { waitUntil: 'networkidle' })
  await page.getByLabel(otherColours(another)[0]?.name ?? '').check()
  await page.getByLabel(pictured).check()
  await expect(page.locator('[data-hue]')).toBeHidden()
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' })
  expect(chatText(await order.getAttribute('href'))).toContain(`Colour: ${pictured}.`)
})

test('the keyboard can choose a colour', async ({ page }) => {
  const [first, second] = colours
  await page.goto(tile.path, { waitUntil: 'networkidle' })
  await page.getByLabel(first?.name ?? '').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(second?.name ?? '')).toBeChecked()
  if (second?.id !== tile.picturedColour)
    await expect(page.locator('[data-hue]')).toHaveCSS('background-color', second?.rgb ?? '')
})

test('bare metal has no colours', async ({ page }) => {
  test.skip(!bare, 'All products are painted.')
  await page.goto(bare?.path ?? '')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText('Bare metal: sold without paint')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture has its own colour, and all colour names are listed', async ({ page }) => {
    await page.goto(another.path)
    for (const { name } of colours) await expect(page.getByRole('group', { name: 'Colour' })).toContainText(name)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.locator('[data-hue]')).toBeHidden()
  })
})
