import type { Page } from '@playwright/test'
import { getQuote, listField, main, openQuote, wallLength, wallWidth } from './quote.ts'
import { chatText, sheet } from './site.ts'
import { expect, test } from './watched.ts'

const ROOF = `shape=hip&length=12&width=9&product=${sheet.slug}`
const LIST = '20 x 3m\n4 x 2.5\nhello 7'

const result = (page: Page) => main(page).getByRole('region', { name: /What you need|your list/ })
const order = (page: Page) => result(page).getByRole('link', { name: 'Order via WhatsApp' })

/** How much wider than its frame the page lays out. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('what it comes to, what it rests on, order, share and print are one screen from where the result begins', async ({
  page,
}) => {
  await openQuote(page, ROOF)
  await order(page).waitFor()
  const heading = result(page).getByRole('heading', { level: 2 })
  const height = page.viewportSize()?.height ?? 0
  for (const part of [
    order(page),
    result(page).getByRole('link', { name: 'Share' }),
    result(page).getByRole('button', { name: 'Print' }),
    result(page).getByText('It rests on'),
    result(page).getByText('Not in this price'),
  ]) {
    // Both at once: a part that is fetched later moves what stands below it.
    const below = async () => {
      const [top, end] = await Promise.all([heading.boundingBox(), part.boundingBox()])
      return (end?.y ?? Number.NaN) + (end?.height ?? 0) - (top?.y ?? Number.NaN)
    }
    await expect.poll(below).toBeLessThan(height)
  }
})

test('a list begun at its door is read, priced and ordered; the house can be held against it', async ({ page }) => {
  await openQuote(page)
  await main(page).getByRole('button', { name: 'I have a list' }).click()
  await listField(page).fill(LIST)
  await expect(order(page)).toBeVisible()
  const text = chatText(await order(page).getAttribute('href'))
  for (const part of ['From my list:', '20 x 3 m', 'Please ask me about:', '- hello 7']) expect(text).toContain(part)
  await wallLength(page).fill('10')
  await wallWidth(page).fill('7')
  await expect(main(page).getByText('Your list has 70 m')).toBeVisible()
  expect(chatText(await order(page).getAttribute('href'))).toContain('Total 70 m')
})

test('a wrong field holds the order back, names itself on the button, and is where the button leads', async ({
  page,
}) => {
  await openQuote(page, `${ROOF}&list=${encodeURIComponent(LIST)}`)
  await expect(order(page)).toBeVisible()
  const eave = main(page).getByLabel('Eave overhang', { exact: true })
  await eave.fill('9')
  const held = result(page).getByRole('button', { name: 'To order, correct: Eave overhang' })
  await expect(held).toBeVisible()
  await expect(main(page).locator('a[href*="wa.me"][href*="order"]')).toHaveCount(0)
  await held.click()
  await expect(eave).toBeFocused()
})

test('a finished answer stays while another roof is added', async ({ page }) => {
  await openQuote(page, ROOF)
  await expect(order(page)).toBeVisible()
  await main(page).getByRole('button', { name: 'Add another roof' }).click()
  await expect(result(page).getByText('Roof 2 is not counted yet')).toBeVisible()
  await expect(order(page)).toBeVisible()
})

test('one tap shows the same roof in another product', async ({ page }) => {
  await openQuote(page, ROOF)
  const every = result(page).getByRole('group', { name: 'This roof in every product' })
  await expect(every.getByText('Cheapest')).toHaveCount(1)
  const other = every.getByRole('radio').nth(2)
  const name = await every.locator('label').nth(2).locator('b').innerText()
  await other.click({ force: true })
  await expect(result(page).locator('dl').first().getByText(name)).toBeVisible()
})

test('it says what the unknown pitch is worth, and what pitch, eave and verge are', async ({ page }) => {
  await openQuote(page, ROOF)
  await expect(
    main(page).getByText(/Not sure\? Leave 25°\. Between 15° and 30° it is KSh\s[\d,]+ to KSh\s[\d,]+\./),
  ).toBeVisible()
  await main(page).getByText('What are pitch, eave and verge?').click()
  await expect(main(page).getByRole('img', { name: /The pitch is the angle/ })).toBeVisible()
})

test('a colour chosen on the product page is chosen in the estimator too', async ({ page }) => {
  await page.goto(sheet.path)
  const colours = page.getByRole('main').getByRole('radio')
  await colours.nth(3).check({ force: true })
  const name = await colours.nth(3).getAttribute('value')
  await getQuote(page).click()
  await expect(page).toHaveURL(/colour=/)
  await expect(main(page).getByRole('radio', { name: name ?? '' })).toBeChecked()
})

test('nothing lays out wider than the screen, however large the roof and whatever is unfolded', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openQuote(page, `shape=hip&length=40&width=30&product=${sheet.slug}&shape2=gable&length2=8&width2=6&colour=`)
    await expect(order(page)).toBeVisible()
    await main(page).getByText('Each side laid flat').click()
    const drawing = main(page)
      .getByRole('region', { name: /front: the sheets/i })
      .first()
    await expect(drawing).toBeVisible()
    expect(await sideways(page)).toBe(0)
    const [inner, outer] = await drawing.evaluate(frame => [frame.scrollWidth, frame.clientWidth])
    expect(inner).toBeGreaterThanOrEqual(outer as number)
    await drawing.evaluate(frame => frame.scrollTo(99_999, 0))
    expect(await drawing.evaluate(frame => frame.scrollLeft + frame.clientWidth >= frame.scrollWidth - 1)).toBe(true)
  }
})

test('See the count brings the result below the header, not under it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on a desk the result stands beside the form')
  await openQuote(page, ROOF)
  await main(page).getByRole('button', { name: 'See the count' }).click()
  const heading = result(page).getByRole('heading', { level: 2 })
  await expect(heading).toBeInViewport()
  const top = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (top?.height ?? 0)).toBe(true)
})

test('share sends what it is with the link; without a share sheet it leads to a chat with the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  })
  await openQuote(page, ROOF)
  const href = await result(page).getByRole('link', { name: 'Share' }).getAttribute('href')
  const text = new URL(href ?? '').searchParams.get('text') ?? ''
  expect(text).toContain(`${sheet.name}, 12 x 9 m: `)
  expect(text).toMatch(/: \d+ sheets, \d+ m, from KSh [\d,]+/)
  expect(text).toContain('/quote#shape=hip')
})
