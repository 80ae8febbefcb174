import type { Locator, Page } from '@playwright/test'
import { expect, test } from './base-test.ts'
import { another, bare, chatText, colours, isRepaintable, otherColours, products, sheet, tile } from './site.ts'

/** The close-up below the features. */
const closeupOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.locator('img[alt=""]') })
const viewsOf = (page: Page) => page.locator('[data-enlarge][data-mask]')

/** The order texts of the summary and of the band below the dimensions. */
async function orderTexts(page: Page): Promise<string[]> {
  const orders = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' })
  await expect(orders).toHaveCount(2)
  return (await orders.evaluateAll(links => links.map(link => link.getAttribute('href')))).map(chatText)
}

/** The mean colour of the lighter half of the paint in a repainted view, each channel 0 to 255. */
async function litPaint(view: Locator): Promise<number[]> {
  const canvas = view.locator('canvas')
  await expect(canvas).toBeAttached()
  return canvas.evaluate(async node => {
    const shown = node as HTMLCanvasElement
    const mask = new Image()
    mask.src = (shown.parentElement as HTMLElement).dataset['mask'] as string
    await mask.decode()
    const [width, height] = [160, 100]
    const read = (source: CanvasImageSource) => {
      const scaled = Object.assign(document.createElement('canvas'), { width, height })
      const context = scaled.getContext('2d') as CanvasRenderingContext2D
      context.drawImage(source, 0, 0, width, height)
      return context.getImageData(0, 0, width, height).data
    }
    const [pixels, shares] = [read(shown), read(mask)]
    const paint: [number, number, number][] = []
    for (let at = 0; at < pixels.length; at += 4)
      if ((shares[at] ?? 0) > 215) paint.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
    const sum = (rgb: readonly number[]) => rgb.reduce((total, value) => total + value, 0)
    const lit = paint.sort((a, b) => sum(a) - sum(b)).slice(paint.length / 2)
    // Squares are near enough to linear light.
    const mean = (channel: number) => lit.reduce((total, rgb) => total + (rgb[channel] ?? 0) ** 2, 0) / lit.length
    return [0, 1, 2].map(channel => Math.sqrt(mean(channel)))
  })
}

/** Expects lit paint near a swatch; the dark gaps between the sheets of a bundle make its mean a little darker. */
async function expectColour(view: Locator, screen: string): Promise<void> {
  const swatch = [1, 3, 5].map(at => Number.parseInt(screen.slice(at, at + 2), 16))
  // A further repaint may replace the canvas while it is read.
  await expect(async () => {
    const shown = await litPaint(view)
    expect(Math.max(...shown.map((value, channel) => Math.abs(value - (swatch[channel] ?? 0))))).toBeLessThan(28)
  }).toPass({ timeout: 60_000 })
}

for (const product of products.filter(each => otherColours(each).length > 0 && isRepaintable(each))) {
  test(`each colour of ${product.name} shows on every view and on the enlarged one`, async ({ page }) => {
    test.slow()
    await page.goto(product.path)
    const views = viewsOf(page)
    await expect(views).not.toHaveCount(0)
    // Pictures outside the screen load when the row scrolls to them.
    const pictures = page.locator('[data-enlarge]')
    for (const [index, thumbnail] of (await page.locator('[data-thumb]').all()).entries()) {
      const picture = pictures.nth(index).locator('picture img')
      if ((await picture.count()) === 0) continue
      await thumbnail.click()
      await expect(picture).toBeInViewport({ ratio: 0.9 })
    }
    for (const { name, screen } of otherColours(product)) {
      await page.getByLabel(name, { exact: true }).check()
      for (const view of await views.all()) await expectColour(view, screen)
    }
    const last = otherColours(product).at(-1)?.screen ?? ''
    await views.last().click()
    const enlarged = page.locator('dialog [data-mask]')
    await expectColour(enlarged, last)
    await page.keyboard.press('Escape')
    await page.getByLabel(colours.find(({ id }) => id === product.picturedColour)?.name ?? '', { exact: true }).check()
    await expect(page.locator('canvas')).toHaveCount(0)
  })
}

test('the close-up below the features has the chosen colour', async ({ page }) => {
  const [chosen] = otherColours(another)
  if (!chosen || !isRepaintable(another)) return test.skip(true, 'There is no other colour to choose.')
  await page.goto(another.path)
  await page.getByLabel(chosen.name, { exact: true }).check()
  const closeup = closeupOf(page)
  await closeup.scrollIntoViewIfNeeded()
  await expectColour(closeup.locator('[data-mask]'), chosen.screen)
})

test('a chosen colour enters the order and the links to the quote', async ({ page }) => {
  const [chosen, later] = otherColours(sheet)
  if (!chosen || !later) return test.skip(true, 'There are not three colours to choose from.')
  await page.goto(sheet.path)
  expect(await orderTexts(page)).toEqual([1, 2].map(() => expect.stringContaining('as pictured')))
  await page.getByLabel(chosen.name, { exact: true }).check()
  for (const text of await orderTexts(page)) expect(text).toContain(`Colour: ${chosen.name}`)
  await page.getByLabel(later.name, { exact: true }).check()
  for (const text of await orderTexts(page)) {
    expect(text).toContain(`Colour: ${later.name}`)
    expect(text).not.toContain(chosen.name)
  }
  const estimate = page.getByRole('main').getByRole('link', { name: 'See sheets and price' })
  await expect(estimate).toHaveAttribute('href', new RegExp(`#product=${sheet.slug}&colour=${later.id}$`))
})

test('the band below the dimensions names the chosen colour, also after a reload', async ({ page }) => {
  const [chosen] = otherColours(sheet)
  if (!chosen) return test.skip(true, 'There are not two colours to choose from.')
  const heading = (colour: string) => page.getByRole('heading', { name: `${sheet.name}, ${colour}`, exact: true })
  await page.goto(sheet.path)
  await expect(heading(colours.find(({ id }) => id === sheet.picturedColour)?.name ?? '')).toBeVisible()
  await page.getByLabel(chosen.name, { exact: true }).check()
  await expect(heading(chosen.name)).toBeVisible()
  await page.reload()
  await expect(heading(chosen.name)).toBeVisible()
})

test('a colour with an apostrophe, a slash and an ampersand in its name enters the order as it is', async ({
  page,
}) => {
  const [chosen, later] = otherColours(sheet)
  if (!chosen || !later) return test.skip(true, 'There are not three colours to choose from.')
  const name = "King's red/brown & $& 50%"
  await page.goto(sheet.path)
  const radio = page.getByLabel(chosen.name, { exact: true })
  await radio.evaluate((input, value) => {
    ;(input as HTMLInputElement).value = value
  }, name)
  await radio.check()
  for (const text of await orderTexts(page)) expect(text).toContain(`Colour: ${name}`)
  await page.getByLabel(later.name, { exact: true }).check()
  for (const text of await orderTexts(page)) {
    expect(text).toContain(`Colour: ${later.name}`)
    expect(text).not.toContain('King')
  }
})

test('a picture whose mask cannot be loaded keeps its colour and names it', async ({ page }) => {
  const [chosen] = otherColours(another)
  if (!chosen || !isRepaintable(another)) return test.skip(true, 'There is no other colour to choose.')
  await page.route(/\/mask-/, route => route.abort())
  await page.goto(another.path)
  // Those of the first view and of the close-up below the features.
  const captions = page.locator('[data-pictured-in="first"]')
  for (const caption of await captions.all()) await expect(caption).toBeHidden()
  await page.getByLabel(chosen.name, { exact: true }).check()
  await expect(captions.first()).toBeVisible()
  await closeupOf(page).scrollIntoViewIfNeeded()
  await expect(captions.filter({ visible: true })).toHaveCount(2)
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('the colour of the picture is shown without a canvas', async ({ page }) => {
  const pictured = colours.find(({ id }) => id === another.picturedColour)?.name ?? ''
  const [chosen] = otherColours(another)
  if (!chosen || !isRepaintable(another)) return test.skip(true, 'There is no other colour to choose.')
  await page.goto(another.path, { waitUntil: 'networkidle' })
  await page.getByLabel(chosen.name, { exact: true }).check()
  await expect(viewsOf(page).first().locator('canvas')).toBeAttached()
  await page.getByLabel(pictured, { exact: true }).check()
  await expect(page.locator('canvas')).toHaveCount(0)
  for (const text of await orderTexts(page)) expect(text).toContain(`Colour: ${pictured}`)
})

test('the keyboard can choose a colour', async ({ page }) => {
  const [chosen, later] = otherColours(tile)
  if (!chosen || !later || !isRepaintable(tile)) return test.skip(true, 'There are not three colours to choose from.')
  await page.goto(tile.path, { waitUntil: 'networkidle' })
  const radio = page.getByLabel(chosen.name, { exact: true })
  await radio.focus()
  await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
  await expectColour(viewsOf(page).first(), chosen.screen)
  await page.keyboard.press('ArrowDown')
  await expect(radio).not.toBeChecked()
})

test('bare metal has no colours', async ({ page }) => {
  test.skip(!bare, 'All products are painted.')
  await page.goto(bare?.path ?? '')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText('Bare metal, sold without paint')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures have the default colour, which is named, and all colour names are listed', async ({ page }) => {
    if (otherColours(another).length === 0) return test.skip(true, 'There is no other colour to choose.')
    await page.goto(another.path)
    const offered = colours.filter(({ id }) => another.colours.includes(id))
    for (const { name } of offered) await expect(page.getByRole('group', { name: 'Colour' })).toContainText(name)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.locator('canvas')).toHaveCount(0)
  })
})
