import type { Page, Route } from '@playwright/test'
import { servedCountyNames } from '../../src/facts/counties.ts'
import { profiles } from '../../src/roofing/profiles/profiles.ts'
import { formatPrice } from '../../src/text/format-price.ts'
import { exampleAccessories } from '../example-products.ts'
import { expect, test } from './base-test.ts'
import {
  cutList,
  expectHouse,
  figure,
  HOUSE,
  main,
  openList,
  openPitch,
  openQuote,
  orderLink,
  orderText,
  productChoice,
  wallLength,
  wallWidth,
} from './quote.ts'
import { bare, chatText, hasKnownLengths, otherColours, sheet, tile } from './site.ts'

const KSH_PER_M = 500

/** Replaces the owner's price list, which may have other kinds of prices. */
const servePrices = (page: Page, accessories = exampleAccessories) =>
  page.route('**/prices.json', route =>
    route.fulfill({ json: { asOf: '2030-01-02', prices: { [sheet.slug]: KSH_PER_M }, accessories } }),
  )

test('typing the size of a house shows sheets, metres, price and cut list', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  await servePrices(page)
  await openQuote(page, `product=${sheet.slug}&cover=1`)
  await expect(main(page).getByText('your own price and drawing appear here')).toBeVisible()
  await wallLength(page).fill('7.9')
  await wallWidth(page).fill('3')
  await expect.poll(() => figure(page, 'Sheets')).toBe(18)
  expect(await figure(page, 'Ridge length')).toBe(8.5)
  await openPitch(page)
  await main(page).getByRole('button', { name: '30°' }).click()
  await expect.poll(() => figure(page, 'Slope length')).toBe(2.252)
  expect(await figure(page, 'Running metres')).toBe(41.4)
  await expect.poll(() => figure(page, 'Total')).toBe(41.4 * KSH_PER_M)
  for (const name of ['Roof area', 'Hip length', 'Caps', 'Fasteners']) expect(await figure(page, name)).not.toBeNaN()
  await expect(cutList(page)).toContainText('18 × 2.30 m')
  await expect(main(page).getByText('An estimate: your order is what we confirm in writing.').first()).toBeVisible()
  await expect(
    main(page)
      .locator('section')
      .getByText(/Get gauge in mm, cover width\b.* in writing\./),
  ).toBeVisible()
})

test('switching the unit converts the fields but not the roof or its price', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).fill('40')
  await wallWidth(page).fill('30')
  await expect.poll(() => figure(page, 'Ridge length')).toBeCloseTo(40.6, 2)
  const before = await figure(page, 'Total')
  await main(page).getByLabel('feet').check()
  // 40 m is no whole number of inches, so the field keeps what was typed.
  await expect(wallLength(page)).toHaveValue('40 m')
  await expect(wallLength(page)).toHaveAccessibleName('Length')
  await expect(main(page).getByLabel('Eave overhang', { exact: true })).toHaveAttribute('placeholder', '1 ft 6 in')
  expect(await figure(page, 'Total')).toBe(before)
  await wallLength(page).fill('40')
  await expect(wallLength(page)).toHaveAccessibleName('Length ft')
  await wallWidth(page).fill('30')
  await expect.poll(() => figure(page, 'Ridge length')).toBeCloseTo(40 * 0.3048 + 0.6, 2)
  await main(page).getByLabel('metres').check()
  await expect(wallLength(page)).toHaveValue('12.192')
  await expect(wallWidth(page)).toHaveValue('9.144')
  await expect(wallLength(page)).toHaveAccessibleName('Length m')
  await expect(wallLength(page)).toHaveAccessibleDescription('in metres')
})

test('feet stay feet after a reload', async ({ page }) => {
  await openQuote(page)
  await main(page).getByLabel('feet').check()
  await wallLength(page).fill('40')
  await wallWidth(page).fill('30ft6')
  await expect(page).toHaveURL(/length=40ft/)
  await expect(page).toHaveURL(/unit=ft/)
  await expect(page).toHaveURL(/width=30/)
  const before = await figure(page, 'Total')
  await page.reload()
  await expect(wallLength(page)).toHaveValue('40')
  await expect(wallWidth(page)).toHaveValue('30ft6')
  await expect(main(page).getByLabel('feet')).toBeChecked()
  await expect.poll(() => figure(page, 'Total')).toBe(before)
})

// src/roofing/lengths/length.test.ts tests all ways to write a length.
test('a length may be typed in any unit, key by key', async ({ page }) => {
  await openQuote(page)
  await wallWidth(page).fill('3 m')
  for (const [unit, typed, lengthM] of [
    ['metres', '12ft6', 3.81],
    ['metres', '40 ft 6 in', 12.3444],
    ['feet', '3.8 m', 3.8],
    ['feet', '12\'6"', 3.81],
  ] as const) {
    await main(page).getByLabel(unit).check()
    await wallLength(page).clear()
    await wallLength(page).pressSequentially(typed)
    await expect(wallLength(page)).toHaveValue(typed)
    await expect.poll(() => figure(page, 'Ridge length'), typed).toBeCloseTo(lengthM + 0.6, 2)
  }
})

test('a wrong value is kept and explained beside its field, and a right one brings the result back', async ({
  page,
}) => {
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await wallLength(page).fill('1000')
  const error = main(page).getByText('Length must be from 0.5 m to 60 m.')
  await expect(error).toBeVisible()
  await expect(wallLength(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(wallLength(page)).toHaveAccessibleDescription(/must be from/)
  await wallLength(page).fill('long')
  await expect(main(page).getByText('“long” is not understood')).toBeVisible()
  await expect(wallLength(page)).toHaveValue('long')
  await wallLength(page).fill('10')
  await expectHouse(page)
})

test('a quote opens from its link, and names the parts that were not understood', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  await openQuote(page, `${HOUSE}&roof=9&colour=pink`)
  await expect(main(page).getByText('left out: roof, colour.')).toBeVisible()
  await expect.poll(() => figure(page, 'Running metres')).toBe(115)
  expect(await figure(page, 'Hip length')).toBeCloseTo(23.83, 2)
  expect(await figure(page, 'Roof area')).toBeCloseTo(97.1, 1)
})

test('the order has product, colour, cover width, lengths, total, price, county and link', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  const [painted] = otherColours(sheet)
  const [county = ''] = servedCountyNames
  await servePrices(page)
  await openQuote(page, `${HOUSE}&colour=${painted?.id}&county=${encodeURIComponent(county)}`)
  await expect.poll(() => figure(page, 'Total')).toBe(115 * KSH_PER_M)
  const text = await orderText(page)
  for (const part of [
    sheet.name,
    painted?.name ?? '',
    'Hip 10 x 7 m, 25°, eave 0.5 m',
    'Cover width: 1,000 mm, please confirm',
    '14 x 4.42 m',
    `Total 115 m, from ${formatPrice(115 * KSH_PER_M).replace('\u00a0', ' ')}`,
    county,
    'gauge in mm',
    '/quote#shape=hip',
  ])
    expect(text).toContain(part)
  expect(text.indexOf('/quote#')).toBeGreaterThan(0)
})

test('a long order is short enough to send', async ({ page }) => {
  const roofs = [2, 3, 4, 5, 6].map(n => `&shape${n}=hip&length${n}=${n * 7}&width${n}=${n * 5}`).join('')
  await openQuote(page, `${HOUSE}${roofs}&list=${encodeURIComponent('20 x 3m\n'.repeat(80))}`)
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(500)
  const links = main(page).getByRole('link', { name: /^Order via WhatsApp/ })
  // The list is read a moment later.
  await expect.poll(() => links.count()).toBeGreaterThan(1)
  // It can be sent from two places.
  const parts = [...new Set(await links.evaluateAll(all => all.map(link => link.getAttribute('href'))))]
  for (const part of parts) expect(encodeURIComponent(chatText(part)).length).toBeLessThanOrEqual(1500)
  const text = parts.map(chatText).join('\n')
  for (const roof of [1, 2, 3, 4, 5, 6]) expect(text).toContain(`Roof ${roof}: Hip `)
  const counts = [...text.matchAll(/^([\d,]+) x [\d.]+ m$/gm)].map(([, count = '']) => Number(count.replace(',', '')))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await figure(page, 'Sheets'))
})

test('the bar at the bottom sends one message of a long order after the other', async ({ page }) => {
  const roofs = [2, 3, 4, 5, 6].map(n => `&shape${n}=hip&length${n}=${n * 7}&width${n}=${n * 5}`).join('')
  await openQuote(page, `${HOUSE}${roofs}`)
  await main(page).getByRole('group', { name: 'These roofs in every product' }).scrollIntoViewIfNeeded()
  const bar = main(page).getByRole('link', { name: /^Order \(/ })
  await expect(bar).toHaveText(/^Order \(1\/\d\)$/)
  // The chat itself is not opened.
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  const first = await bar.getAttribute('href')
  await bar.tap()
  await expect(bar).toHaveText(/^Order \(2\/\d\)$/)
  expect(await bar.getAttribute('href')).not.toBe(first)
})

test('a fundi’s list is read line by line, priced and compared with the roof', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  await servePrices(page)
  await openQuote(page, HOUSE)
  const list = await openList(page)
  const typed = '20 pcs x 3m\nhello 7\nmabati 20 za mita 3, 8 of 3200mm\nridge caps 10 x 2m'
  await list.fill(typed)
  const lines = main(page).locator('form ol > li')
  await expect(lines).toHaveCount(5)
  const read = await lines.evaluateAll(all =>
    all.map(line => [...line.querySelectorAll('data')].map(({ value }) => Number(value))),
  )
  expect(read).toEqual([[20, 3], [], [20, 3], [8, 3.2], []])
  await expect(lines.nth(1)).toContainText('Not understood')
  await expect(lines.nth(4)).toContainText('not counted as sheets')
  await expect(
    main(page)
      .locator('form')
      .getByText(`48 sheets, 145.6 m, ${formatPrice(145.6 * KSH_PER_M)}`),
  ).toBeVisible()
  await expect(main(page).getByText('Your list has 145.6 m, this roof needs about 115 m.')).toBeVisible()
  await expect(list).toHaveValue(typed)
})

test('a question about a list can be answered and asked again with the keyboard', async ({ page }) => {
  await openQuote(page, HOUSE)
  await (await openList(page)).fill('3 x 12\n20 pcs 3m')
  const lines = main(page).locator('form ol > li')
  const first = main(page).getByRole('button', { name: '12 sheets of 3 m' })
  await expect(main(page).getByText('One question is open.')).toBeVisible()
  await expect(main(page).locator('form').getByText('20 sheets, 60 m', { exact: false })).toBeVisible()
  const box = await first.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(lines.first().locator('data')).toHaveText(['12 sheets', '3 m'])
  await expect(main(page).getByText('One question is open.')).toBeHidden()
  const change = main(page).getByRole('button', { name: 'Ask again about “3 x 12”' })
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect(lines.first().locator('data')).toHaveCount(0)
})

test('roofs can be added and removed, and assumptions changed and reset', async ({ page }) => {
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await main(page).getByRole('button', { name: 'Add another roof' }).click()
  const second = main(page).getByRole('group', { name: 'Roof 2', exact: true })
  await second.getByLabel('Length', { exact: true }).fill('4')
  await second.getByLabel('Width', { exact: true }).fill('2')
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(38)
  await expect(page).toHaveURL(/length2=4/)
  await main(page).getByRole('button', { name: 'Remove roof 2' }).click()
  await expectHouse(page)

  await main(page).getByText('Change how we count').click()
  const cover = main(page).getByLabel('Cover width', { exact: true })
  const before = await figure(page, 'Sheets')
  await cover.fill('0.5')
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(before)
  const narrow = await figure(page, 'Sheets')
  await main(page).getByRole('button', { name: 'Back to the usual values' }).click()
  await expect.poll(() => figure(page, 'Sheets')).toBeLessThan(narrow)
  await expect(cover).toHaveValue('')
  await expect(cover).toHaveAttribute('placeholder', String(profiles[sheet.profile].coverWidthMm / 1000))
})

test('bare metal has no colours, and painted sheets have those on offer', async ({ page }) => {
  await openQuote(page, `length=12&width=9&product=${(bare ?? tile).slug}`)
  if (bare) await expect(main(page).getByText('Bare metal')).toBeVisible()
  await productChoice(page, sheet.slug).check()
  await expect(main(page).getByRole('group', { name: 'Colour' }).getByRole('radio')).toHaveCount(sheet.colours.length)
})

test('a new result is announced once, after typing stops', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  await servePrices(page)
  await openQuote(page, `product=${sheet.slug}&cover=1`)
  const announcement = main(page).getByRole('status').first()
  await wallWidth(page).fill('3')
  await wallLength(page).pressSequentially('7.9')
  await expect(announcement).toHaveText(`18 sheets, 39.6 m, ${formatPrice(39.6 * KSH_PER_M)}`)
})

test('scrolling over a wing does not move it; a tapped wing can be dragged', async ({ page }) => {
  await openQuote(page, `shape=gable&length=12&width=6&wing=front,3,4,3&product=${sheet.slug}`)
  const wing = main(page).getByRole('slider', { name: 'Move wing 1' })
  await wing.scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  const swipe = async (toX: number, toY: number) => {
    const box = await wing.boundingBox()
    if (!box) throw new Error('The wing has no box.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x, y }])
    for (let part = 1; part <= 5; part++)
      await touch('touchMove', [{ x: x + (toX * part) / 5, y: y + (toY * part) / 5 }])
    await touch('touchEnd', [])
  }
  await swipe(0, -60)
  await swipe(30, -30)
  await expect(wing).toHaveAttribute('aria-valuenow', '3')
  const out = main(page).getByRole('group', { name: 'Wing 1' }).getByRole('textbox', { name: 'Projects from the wall' })
  await expect(out).toHaveValue('4')
  // A tap that only stops a moving page selects nothing, so it is repeated, as a person would.
  await expect
    .poll(async () => {
      await wing.tap()
      return wing.evaluate(element => element === document.activeElement)
    })
    .toBe(true)
  // What a touch may scroll is known to the browser once the focused wing is drawn.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await swipe(40, 0)
  await expect.poll(async () => Number(await wing.getAttribute('aria-valuenow'))).toBeGreaterThan(3)
})

test('a price list that fails leaves the prices of the page, with their date', async ({ page }) => {
  const answered = page.waitForResponse('**/prices.json')
  await openQuote(page, HOUSE)
  await answered
  const ownPrice = await figure(page, 'Total')
  expect(ownPrice).toBeGreaterThan(115)
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: '' }),
    (route: Route) => route.fulfill({ body: JSON.stringify({ prices: { [sheet.slug]: 'free' } }) }),
    (route: Route) => route.abort('connectionfailed'),
  ]) {
    await page.route('**/prices.json', fail)
    const requested = page.waitForRequest('**/prices.json')
    await page.reload()
    await (await requested).response()
    await expect.poll(() => figure(page, 'Total')).toBe(ownPrice)
    await expect(
      main(page)
        .getByText(/Prices as of \d+ \w+ \d{4}/)
        .first(),
    ).toBeVisible()
  }
})

test('a price list that never answers, or no network, delays nothing', async ({ page, context }) => {
  await page.route('**/prices.json', () => undefined)
  await openQuote(page)
  await context.setOffline(true)
  await wallLength(page).fill('10')
  await wallWidth(page).fill('7')
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(10)
  await expect(orderLink(page)).toHaveAttribute('href', /wa\.me/)
})

test('a newer price list replaces the prices of the page and adds accessories with a price', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  await servePrices(page, { ...exampleAccessories, cap: { ...exampleAccessories.cap, price: 650.5 } })
  await openQuote(page, HOUSE)
  await expect.poll(() => figure(page, 'Total')).toBe(57_500 + 13_010)
  await expect(main(page).getByText('20 ridge caps: KSh 13,010')).toBeVisible()
  await expect(main(page).getByText('Prices as of 2 January 2030').first()).toBeVisible()
})

test('the budget of the whole roof takes the visitor’s prices, and keeps them on the device and in the link', async ({
  page,
}) => {
  await openQuote(page, HOUSE)
  await expectHouse(page)
  const budget = main(page).locator('details', { hasText: 'The rest, together' })
  const labourLine = budget.locator('li[data-source]', { hasText: 'Labour' })
  const labour = main(page).getByLabel('Labour, KSh for all of it')
  const openPrices = async () => {
    await budget.getByText('What the rest of the roof costs').click()
    await budget.getByText('Type your own prices').click()
  }
  await openPrices()
  await labour.pressSequentially('95,000')
  await expect(labourLine).toContainText(/KSh\s95,000.*your price/)
  await expect.poll(() => page.url()).toContain('payLabour=95000')
  await labour.pressSequentially('!')
  await expect(labour).toHaveAccessibleDescription(/is not a price/)
  await expect(labour).toHaveValue('95,000!')
  await expect(labourLine).toContainText('no price yet')
  await labour.press('Backspace')
  const link = page.url()
  await openQuote(page)
  await openPrices()
  await expect(labour).toHaveValue('95,000')
  await openQuote(page, link.slice(link.indexOf('#') + 1).replace('95000', '80000'))
  await openPrices()
  await expect(labour).toHaveValue('80000')
  const order = chatText(await orderLink(page).getAttribute('href'))
  expect(order.split('\n').slice(0, -1).join(' ')).not.toMatch(/labour/i)
})
