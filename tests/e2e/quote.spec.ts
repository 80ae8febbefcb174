import type { Page } from '@playwright/test'
import { formatPrice } from '../../src/text/format-price.ts'
import { exampleAccessories } from '../example-products.ts'
import {
  expectHouse,
  expectScript,
  figure,
  getQuote,
  HOUSE,
  listField,
  main,
  openQuote,
  orderLink,
  QUOTE,
  wallLength,
  wallWidth,
} from './quote.ts'
import { bare, chatText, otherColours, sheet, tile } from './site.ts'
import { expect, test } from './watched.ts'

const KSH_PER_M = 500

/** A price list of the test's own: the owner may have prices by thickness, or for what goes with the sheets. */
const price = (page: Page, accessories = exampleAccessories) =>
  page.route('**/prices.json', route =>
    route.fulfill({ json: { asOf: '2030-01-02', prices: { [sheet.slug]: KSH_PER_M }, accessories } }),
  )

async function openFrom(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await getQuote(page).click()
  await expectScript(page)
}

test('Get Quote on a product leads to the quote with that product chosen', async ({ page }) => {
  await openFrom(page, tile.path)
  await expect(main(page).getByLabel('Product')).toHaveValue(tile.slug)
  await expect(page).toHaveURL(url => url.pathname === QUOTE && url.hash.includes(`product=${tile.slug}`))
})

test('the size of a house gives sheets, metres, price and cut list while one types', async ({ page }) => {
  await price(page)
  await openQuote(page, `product=${sheet.slug}`)
  await expect(main(page).getByText('the count appears here')).toBeVisible()
  await wallLength(page).fill('7.9')
  await wallWidth(page).fill('3')
  await expect.poll(() => figure(page, 'Sheets')).toBe(18)
  expect(await figure(page, 'Ridge length')).toBe(8.5)
  await main(page).getByRole('button', { name: '30°' }).click()
  await expect.poll(() => figure(page, 'Slope length')).toBe(2.252)
  expect(await figure(page, 'Running metres')).toBe(41.4)
  await expect.poll(() => figure(page, 'Price')).toBe(41.4 * KSH_PER_M)
  for (const name of ['Roof area', 'Hip length', 'Caps', 'Fasteners']) expect(await figure(page, name)).not.toBeNaN()
  await expect(main(page).getByRole('table')).toContainText('2.30 m')
  await expect(main(page).getByText('A planning aid, not a quotation.').first()).toBeVisible()
  await expect(
    main(page).locator('section').getByText('Confirm gauge in mm, cover width, colour, delivery in writing.'),
  ).toBeVisible()
})

test('switching the unit converts what was typed, and never the roof or its price', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).fill('40')
  await wallWidth(page).fill('30')
  await expect.poll(() => figure(page, 'Ridge length')).toBeCloseTo(40.6, 2)
  const before = await figure(page, 'Price')
  await main(page).getByLabel('feet').check()
  await expect(wallLength(page)).toHaveValue('131.2336')
  await expect(wallLength(page)).toHaveAccessibleName('Wall length ft')
  await expect(main(page).getByLabel('Eave overhang', { exact: true })).toHaveAccessibleName('Eave overhang ft')
  expect(await figure(page, 'Price')).toBe(before)
  await wallLength(page).fill('40')
  await wallWidth(page).fill('30')
  await expect.poll(() => figure(page, 'Ridge length')).toBeCloseTo(40 * 0.3048 + 0.6, 2)
  await main(page).getByLabel('metres').check()
  await expect(wallLength(page)).toHaveValue('12.192')
  await expect(wallWidth(page)).toHaveValue('9.144')
  await expect(wallLength(page)).toHaveAccessibleName('Wall length m')
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
  const before = await figure(page, 'Price')
  await page.reload()
  await expect(wallLength(page)).toHaveValue('40')
  await expect(wallWidth(page)).toHaveValue('30ft6')
  await expect(main(page).getByLabel('feet')).toBeChecked()
  await expect.poll(() => figure(page, 'Price')).toBe(before)
})

for (const unit of ['metres', 'feet']) {
  test(`in ${unit}, a length in any unit is taken as it is typed, key by key`, async ({ page }) => {
    await openQuote(page)
    await main(page).getByLabel(unit).check()
    await wallWidth(page).fill('3 m')
    for (const [typed, lengthM] of [
      ['12ft6', 3.81],
      ['3.8 m', 3.8],
      ['12\'6"', 3.81],
      ['3800mm', 3.8],
      ['40 ft 6 in', 12.3444],
    ] as const) {
      await wallLength(page).clear()
      await wallLength(page).pressSequentially(typed)
      await expect(wallLength(page)).toHaveValue(typed)
      await expect.poll(() => figure(page, 'Ridge length'), typed).toBeCloseTo(lengthM + 0.6, 2)
    }
  })
}

test('a wrong value is explained beside its field, what was typed stays, and mending it brings the answer back', async ({
  page,
}) => {
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await wallLength(page).fill('1000')
  const error = main(page).getByText('Wall length must be from 0.5 m to 60 m.')
  await expect(error).toBeVisible()
  await expect(wallLength(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(wallLength(page)).toHaveAccessibleDescription(/must be from/)
  await wallLength(page).fill('long')
  await expect(main(page).getByText('“long” is not understood')).toBeVisible()
  await expect(wallLength(page)).toHaveValue('long')
  await wallLength(page).fill('10')
  await expectHouse(page)
})

test('a whole quote opens from its link, and says what of it was not understood', async ({ page }) => {
  await openQuote(page, `${HOUSE}&roof=9&colour=pink`)
  await expect(main(page).getByText('left out: roof, colour.')).toBeVisible()
  await expect.poll(() => figure(page, 'Running metres')).toBe(115)
  expect(await figure(page, 'Hip length')).toBeCloseTo(23.83, 2)
  expect(await figure(page, 'Roof area')).toBeCloseTo(97.1, 1)
})

test('the order text freezes product, colour, cover width, cuts, metres, price, place and the link', async ({
  page,
}) => {
  const [painted] = otherColours(sheet)
  await price(page)
  await openQuote(page, `${HOUSE}&colour=${painted?.id}&county=Nakuru`)
  await expect.poll(() => figure(page, 'Price')).toBe(115 * KSH_PER_M)
  const text = chatText(await orderLink(page).getAttribute('href'))
  for (const part of [
    sheet.name,
    painted?.name ?? '',
    'Hip 10 x 7 m, 25°, eave 0.5 m',
    'Cover width: 1,000 mm, please confirm',
    '14 x 4.42 m',
    `Total 115 m, from ${formatPrice(115 * KSH_PER_M).replace('\u00a0', ' ')}`,
    'Nakuru',
    'gauge in mm',
    '/quote#shape=hip',
  ])
    expect(text).toContain(part)
  expect(text.indexOf('/quote#')).toBeGreaterThan(0)
})

test('even the longest order stays short enough to send', async ({ page }) => {
  const roofs = [2, 3, 4, 5, 6].map(n => `&shape${n}=hip&length${n}=${n * 7}&width${n}=${n * 5}`).join('')
  await openQuote(page, `${HOUSE}${roofs}&list=${encodeURIComponent('20 x 3m\n'.repeat(80))}`)
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(500)
  const text = async () => chatText(await orderLink(page).getAttribute('href'))
  // With the list, which is read a little later.
  await expect.poll(text).toContain('more lengths, in the link')
  expect(encodeURIComponent(await text()).length).toBeLessThanOrEqual(1500)
})

test('a fundi’s list is read line by line, priced, and held against the roof', async ({ page }) => {
  await price(page)
  await openQuote(page, HOUSE)
  const list = listField(page)
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

test('a question about a list is answered with one key, and asked again with another', async ({ page }) => {
  await openQuote(page, HOUSE)
  await listField(page).fill('3 x 12\n20 pcs 3m')
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

test('several roofs are summed, and any of them can go again', async ({ page }) => {
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await main(page).getByRole('button', { name: 'Add another roof' }).click()
  const second = main(page).getByRole('group', { name: 'Roof 2', exact: true })
  await second.getByLabel('Wall length', { exact: true }).fill('4')
  await second.getByLabel('Wall width', { exact: true }).fill('2')
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(38)
  await expect(page).toHaveURL(/length2=4/)
  await main(page).getByRole('button', { name: 'Remove roof 2' }).click()
  await expectHouse(page)
})

test('assumptions are shown, can be changed, and come back', async ({ page }) => {
  await openQuote(page, HOUSE)
  await main(page).getByText('What we assume').click()
  const cover = main(page).getByLabel('Cover width', { exact: true })
  await cover.fill('0.5')
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(70)
  await main(page).getByRole('button', { name: 'Back to the usual values' }).click()
  await expectHouse(page)
  await expect(cover).toHaveAttribute('placeholder', '1')
})

test('bare metal has no colour to choose, painted sheets have those they are offered in', async ({ page }) => {
  await openQuote(page, `product=${(bare ?? tile).slug}`)
  if (bare) await expect(main(page).getByText('Bare metal')).toBeVisible()
  await main(page).getByLabel('Product').selectOption(sheet.slug)
  await expect(main(page).getByRole('group', { name: 'Colour' }).getByRole('radio')).toHaveCount(sheet.colours.length)
})

test('a new answer is spoken once, after typing stops', async ({ page }) => {
  await price(page)
  await openQuote(page, `product=${sheet.slug}`)
  const spoken = main(page).getByRole('status').first()
  await wallWidth(page).fill('3')
  await wallLength(page).pressSequentially('7.9')
  await expect(spoken).toHaveText(`18 sheets, 39.6 m, ${formatPrice(39.6 * KSH_PER_M)}`)
})

test('a thumb that scrolls past a wing moves nothing; tapped, the wing is dragged', async ({ page }) => {
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
  const out = main(page).getByRole('group', { name: 'Wing 1' }).getByRole('textbox', { name: 'Stands out' })
  await expect(out).toHaveValue('4')
  await wing.tap()
  await swipe(40, 0)
  await expect.poll(async () => Number(await wing.getAttribute('aria-valuenow'))).toBeGreaterThan(3)
})

test.describe('when things fail', () => {
  for (const [name, answer] of [
    ['answers with an error', { status: 500, body: '' }],
    ['is nonsense', { status: 200, body: JSON.stringify({ prices: { [sheet.slug]: 'free' } }) }],
  ] as const) {
    test(`a price list that ${name} leaves the page’s own prices, with their date`, async ({ page }) => {
      const answered = page.waitForResponse('**/prices.json')
      await openQuote(page, HOUSE)
      await answered
      const own = await figure(page, 'Price')
      expect(own).toBeGreaterThan(115)
      await page.route('**/prices.json', route => route.fulfill(answer))
      const failed = page.waitForResponse('**/prices.json')
      await page.reload()
      await failed
      await expect.poll(() => figure(page, 'Price')).toBe(own)
      await expect(
        main(page)
          .getByText(/Prices as of \d+ \w+ \d{4}/)
          .first(),
      ).toBeVisible()
    })
  }

  test('a price list that hangs, or no network, holds nothing up', async ({ page, context }) => {
    await page.route('**/prices.json', () => undefined)
    await openQuote(page)
    await context.setOffline(true)
    await wallLength(page).fill('10')
    await wallWidth(page).fill('7')
    await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(10)
    await expect(orderLink(page)).toHaveAttribute('href', /wa\.me/)
  })

  test('fresh prices replace those of an old page', async ({ page }) => {
    await price(page)
    await openQuote(page, HOUSE)
    await expect.poll(() => figure(page, 'Price')).toBe(57_500)
    await expect(main(page).getByText('Prices as of 2 January 2030').first()).toBeVisible()
  })

  test('what goes with the sheets is in the price as soon as it has one', async ({ page }) => {
    await price(page, { ...exampleAccessories, cap: { ...exampleAccessories.cap, price: 650.5 } })
    await openQuote(page, HOUSE)
    await expect.poll(() => figure(page, 'Price')).toBe(57_500 + 13_010)
    await expect(main(page).getByText('20 caps: KSh 13,010')).toBeVisible()
  })

  test('storage that is denied costs only the memory', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openQuote(page, HOUSE)
    await expectHouse(page)
    await wallLength(page).fill('11')
    await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(38)
  })
})
