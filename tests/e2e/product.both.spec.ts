import type { Locator } from '@playwright/test'
import { hasSameFacts } from '../states/site.ts'
import { expect, test } from './base-test.ts'
import { moveGallery } from './gallery.ts'
import { isRepaintable, tile } from './site.ts'

// tests/dist/product.test.ts reads the texts and links of the built pages.
test('a product shows its pictures, its section, its promises and its order links', async ({ page }) => {
  await page.goto(tile.path)
  const main = page.getByRole('main')
  await moveGallery(page)
  // The close-up below the example roof, on phones only, has no text of its own.
  for (const picture of await main.locator('picture img:not([alt=""])').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
  const section = page.getByRole('region', { name: 'Usual dimensions' }).getByRole('img', { name: /^Cross-section of/ })
  await expect(section).toBeVisible()
  await expect(main.getByRole('link', { name: 'Order via WhatsApp' }).first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'See sheets and price' })).toBeVisible()
  const promises = page.getByRole('listitem').filter({ has: page.locator('strong') })
  for (const promise of [
    'Quality Guaranteed',
    tile.isFreeDelivery ? 'Free Delivery' : 'Delivery',
    'ISO Certified',
    'Satisfaction Guarantee',
  ])
    await expect(
      promises.filter({ has: page.locator('strong').getByText(promise, { exact: true }) }).filter({ visible: true }),
    ).toHaveCount(1)
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expect(page).toHaveURL('/#products')
  await expect(page.locator('#products')).toBeInViewport()
})

test('who a product suits is below its name, and the close-up below the promises', async ({ page }) => {
  test.skip(!isRepaintable(tile), 'The owner’s photographs may have no close-up.')
  await page.goto(tile.path)
  const main = page.getByRole('main')
  const closeup = main.locator('figure:not([id]) picture img[alt=""]').filter({ visible: true })
  await expect(closeup).toHaveCount(1)
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const parts = [
    page.getByRole('heading', { level: 1 }),
    main.getByText(tile.description, { exact: true }),
    ...(tile.suits ? [main.getByText(tile.suits.split('. ')[0] ?? '')] : []),
    main.getByText('Starting from').first(),
    main.getByRole('button', { name: 'See sheets and price' }),
    main.getByText('Sample', { exact: true }),
    main.getByText('ISO Certified', { exact: true }),
    closeup,
  ]
  const tops = await Promise.all(parts.map(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('a view can be enlarged, whose file loads only then, and chosen by its thumbnail', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto(tile.path)
  const view = page.getByRole('link', { name: /^Enlarge: / }).first()
  const large = (await view.getAttribute('href')) ?? ''
  const dialog = page.getByRole('dialog')
  const closeButton = dialog.getByRole('button', { name: 'Close' })

  await test.step('Escape closes it and returns the focus', async () => {
    await page.waitForLoadState('networkidle')
    expect(requested).not.toContain(large)
    await view.click()
    await expect(closeButton).toBeVisible()
    await expect.poll(() => requested).toContain(large)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(view).toBeFocused()
  })
  await test.step('at full size it does not cover its Close button', async () => {
    await view.click()
    const fullSize = dialog.getByRole('button', { name: /^Enlarge: / })
    // On a phone it starts at full size.
    if ((await fullSize.getAttribute('aria-pressed')) === 'false') await fullSize.click()
    await expect(fullSize).toHaveAttribute('aria-pressed', 'true')
    expect((await fullSize.boundingBox())?.width).toBe(1600)
    await closeButton.click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('a thumbnail shows its view without scrolling the page', async () => {
    const thumbnail = page.getByRole('link', { name: 'Sheets', exact: true })
    await thumbnail.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await thumbnail.click()
    await expect(thumbnail).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: 'On a roof', exact: true })).toHaveAttribute('aria-current', 'false')
    const views = page.getByRole('list', { name: /^Pictures of/ })
    await expect(views.locator('#view-stack')).toBeInViewport({ ratio: 0.5 })
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

/** How far the end of the first part is above the start of the second. */
async function distance(above: Locator, below: Locator): Promise<number> {
  const [first, second] = await Promise.all([above.boundingBox(), below.boundingBox()])
  return first && second ? second.y - first.y - first.height : Number.NaN
}

const columnsOf = (main: Locator) => ({
  features: main.getByRole('region', { name: 'Features' }),
  lastToBuy: main
    .getByRole('definition')
    .filter({ hasText: tile.suits?.split('. ')[1] ?? tile.description })
    .last(),
  promises: main.getByRole('list').filter({ hasText: 'Quality Guaranteed' }),
})

test('on a wide screen the features end where all that one needs to buy ends', async ({ page, isMobile }) => {
  test.skip(isMobile || !hasSameFacts, 'Phones have one column, and the owner may add prices below the features.')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(tile.path)
  const { features, lastToBuy, promises } = columnsOf(page.getByRole('main'))
  for (const last of [features, lastToBuy]) {
    const above = await distance(last, promises)
    expect(above).toBeGreaterThan(30)
    expect(above).toBeLessThan(50)
  }
})

test('on a wide screen all that one needs to buy stays in view beside longer features', async ({ page, isMobile }) => {
  test.skip(isMobile || !hasSameFacts, 'Phones have a bar, and texts of the owner may be longer than a screen.')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(tile.path)
  const main = page.getByRole('main')
  const name = page.getByRole('heading', { level: 1 })
  const { features, lastToBuy, promises } = columnsOf(main)
  await features.evaluate(section => {
    section.style.minHeight = `${section.getBoundingClientRect().height + 400}px`
  })
  const before = (await name.boundingBox())?.y ?? 0
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  expect(before - ((await name.boundingBox())?.y ?? 0)).toBeLessThan(100)
  for (const part of [
    name,
    main.getByText('Starting from').first(),
    main.getByText('per m² covered').first(),
    main.getByText('Thickness').first(),
    main.getByRole('group', { name: /^Colour/ }),
    main.getByRole('button', { name: 'See sheets and price' }),
    // Those of the band further down are the second.
    main.getByRole('link', { name: 'Order via WhatsApp' }).first(),
    main.getByRole('link', { name: 'Call', exact: true }).first(),
    main.getByRole('link', { name: /^Ask for a sample in/ }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  // It stops above the promises.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect(promises).toBeInViewport()
  expect(await distance(lastToBuy, promises)).toBeGreaterThan(30)
})
