import type { Page } from '@playwright/test'
import { pathsIn } from '../../src/site/paths.ts'
import { expect, test } from './base-test.ts'
import { figure, main, openQuote, unfold, wallLength, wallWidth } from './quote.ts'
import { sheet } from './site.ts'

/** Types as a person does: into the field that has the focus, key by key. */
async function typeInto(page: Page, field: ReturnType<typeof wallLength>, text: string): Promise<void> {
  await field.tap()
  await field.selectText()
  await page.keyboard.press('Delete')
  await page.keyboard.type(text, { delay: 20 })
}

test('12x9 typed as the length fills both walls, and the cursor moves to the width', async ({ page }) => {
  await openQuote(page, `product=${sheet.slug}`)
  for (const [typed, length, width] of [
    ['12x9', '12', '9'],
    ['12 x 9', '12', '9'],
    ['10.5x12.25', '10.5', '12.25'],
    ['12m x 9m', '12m', '9m'],
    ['40x30ft', '40 ft', '30ft'],
    ["40'6\"x30'", '40\'6"', "30'"],
  ] as const) {
    await typeInto(page, wallLength(page), typed)
    await expect(wallLength(page), typed).toHaveValue(length)
    await expect(wallWidth(page), typed).toHaveValue(width)
    await expect(wallWidth(page), typed).toBeFocused()
  }
  // A unit written once, after the length, counts for both when the field is left.
  await typeInto(page, wallLength(page), '40ft x 30')
  await page.keyboard.press('Tab')
  await expect(wallLength(page)).toHaveValue('40ft')
  await expect(wallWidth(page)).toHaveValue('30 ft')
  await expect.poll(() => figure(page, 'Ridge length')).toBeCloseTo(40 * 0.3048 + 0.6, 2)
})

test('See sheets and price leads to the field that is empty, until both walls are typed', async ({ page }) => {
  await openQuote(page, `product=${sheet.slug}`)
  const button = main(page).getByRole('button', { name: 'See sheets and price' })
  await button.tap()
  await expect(wallLength(page)).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(wallWidth(page)).toBeFocused()
  await page.keyboard.type('9')
  await expect(button).toBeHidden()
  await expect.poll(() => figure(page, 'Ridge length')).toBeCloseTo(12.6, 2)
})

test('feet are typed as people write them', async ({ page }) => {
  await openQuote(page, `product=${sheet.slug}&unit=ft&width=20ft`)
  for (const [typed, feet] of [
    ['12 1/2', 12.5],
    ['40 6', 40.5],
    ['40-6', 40.5],
    ['40\'6"', 40.5],
    ['12ft6', 12.5],
    ['12½', 12.5],
  ] as const) {
    await typeInto(page, wallLength(page), typed)
    await expect(wallLength(page)).toHaveValue(typed)
    await expect.poll(() => figure(page, 'Ridge length'), typed).toBeCloseTo(feet * 0.3048 + 0.6, 2)
  }
})

test('the page asks whether two numbers typed as a length in metres are feet and inches', async ({ page }) => {
  await openQuote(page, `product=${sheet.slug}&width=9`)
  await typeInto(page, wallLength(page), '40 6')
  await expect(main(page).getByText('is “40 6” 40 ft 6 in? Then choose feet').first()).toBeVisible()
  await main(page).getByLabel('feet').check()
  await expect.poll(() => figure(page, 'Ridge length')).toBeCloseTo(40.5 * 0.3048 + 0.6, 2)
})

for (const language of ['en', 'sw'] as const) {
  test(`with feet chosen, no length is shown as decimal feet or inches (${language})`, async ({ page }) => {
    await openQuote(page, `product=${sheet.slug}&unit=ft&shape=hip&wing=front,1,3,4`, pathsIn(language).quote)
    const fields = main(page).locator('input[inputmode="decimal"]')
    await typeInto(page, fields.first(), '40 6')
    await typeInto(page, fields.nth(1), '29')
    await expect(main(page).getByRole('table').first()).toContainText(/\d\sft/)
    for (const details of await main(page).locator('details > summary:not([hidden])').all()) await details.tap()
    await expect(main(page).locator('svg text').filter({ hasText: '′' }).first()).toBeAttached()
    const texts = await main(page).evaluate(element => [
      element.textContent,
      ...[...element.querySelectorAll('input')].flatMap(({ value, placeholder }) => [value, placeholder]),
      ...[...element.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href)),
    ])
    for (const text of texts) expect(text ?? '').not.toMatch(/\d\.\d+\s?(ft|in|futi|feet)\b/)
    // Feet are never shorter than the sheet.
    const rows = await main(page).getByRole('table').first().locator('tbody tr').allInnerTexts()
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) {
      const [, lengthM = '', feet = '0', inches = '0'] = /([\d.]+) m\s+(?:(\d+)\sft)?\s?(?:(\d+)\sin)?/.exec(row) ?? []
      expect(Number(feet) * 0.3048 + Number(inches) * 0.0254, row).toBeGreaterThanOrEqual(Number(lengthM) - 1e-9)
    }
  })
}

test('the page says where the ridge runs, and one tap turns the roof for the price difference that it names', async ({
  page,
}) => {
  await openQuote(page, `product=${sheet.slug}&shape=gable`)
  await typeInto(page, wallLength(page), '12x6')
  await expect(main(page).getByText('Now: the ridge runs along the 12')).toBeVisible()
  const turn = main(page).getByRole('button', { name: /^Turn it the other way.*KSh/ })
  const before = await figure(page, 'Total')
  const [, amount = '', direction] = /KSh\s([\d,]+) (more|less)/.exec((await turn.textContent()) ?? '') ?? []
  await turn.tap()
  await expect(wallLength(page)).toHaveValue('6')
  await expect(wallWidth(page)).toHaveValue('12')
  await expect(main(page).getByText('Now: the ridge runs along the 6')).toBeVisible()
  const difference = Number(amount.replaceAll(',', '')) * (direction === 'more' ? 1 : -1)
  await expect.poll(() => figure(page, 'Total')).toBe(before + difference)
  await main(page)
    .getByRole('button', { name: /^Turn it the other way/ })
    .tap()
  await expect(wallLength(page)).toHaveValue('12')
  await expect.poll(() => figure(page, 'Total')).toBe(before)
})

test('a hidden roof starts with a pitch that some product allows, and the cheapest product is one of those', async ({
  page,
}) => {
  await openQuote(page, `product=${sheet.slug}`)
  await main(page).getByRole('button', { name: 'More shapes' }).tap()
  await main(page)
    .getByRole('radio', { name: /^Hidden roof/ })
    .tap()
  await typeInto(page, wallLength(page), '12x9')
  await expect(main(page).getByText('Example', { exact: true })).toHaveCount(0)
  const products = main(page).getByRole('group', { name: 'This roof in every product' }).locator('label')
  await expect(products.getByText('Cheapest').first()).toBeVisible()
  const texts = await products.allInnerTexts()
  for (const text of texts) expect(text).not.toMatch(/Cheapest[\s\S]*Needs|Needs[\s\S]*Cheapest/)
})

test('a warning names its roof', async ({ page }) => {
  await openQuote(page, `product=${sheet.slug}&shape=hip&length=10&width=7&shape2=lean-to&length2=8&width2=2`)
  await main(page).getByText('Lean-to 8 m × 2 m').tap()
  const pitch = await unfold(main(page).getByLabel('Pitch', { exact: true }).nth(1))
  await typeInto(page, pitch, '3')
  await expect(main(page).getByText('Roof 2: A pitch of 3° is low')).toBeVisible()
  await expect(main(page).getByText('Roof 1: A pitch')).not.toBeAttached()
})

test('a number field is one Tab stop, and the arrow keys step it', async ({ page }) => {
  await openQuote(page, `product=${sheet.slug}`)
  await typeInto(page, wallLength(page), '12')
  await page.keyboard.press('ArrowUp')
  await expect(wallLength(page)).toHaveValue('12.5')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(wallLength(page)).toHaveValue('11.5')
  await page.keyboard.press('Tab')
  await expect(wallWidth(page)).toBeFocused()
  await main(page).getByRole('button', { name: 'More length' }).tap()
  await expect(wallLength(page)).toHaveValue('12')
})

test('a wing moves along its wall with every key of a slider', async ({ page }) => {
  await openQuote(page, `shape=gable&length=12&width=6&wing=front,3,4,3&product=${sheet.slug}`)
  const wing = main(page).getByRole('slider', { name: 'Move wing 1' })
  await wing.focus()
  for (const [key, value] of [
    ['ArrowRight', '3.1'],
    ['ArrowLeft', '3'],
    ['ArrowUp', '3.1'],
    ['ArrowDown', '3'],
    ['PageUp', '4'],
    ['Home', '0'],
    ['End', '9'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(wing, key).toHaveAttribute('aria-valuenow', value)
  }
  // A key that repeats is faster than the drawing.
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
  await expect(wing).toHaveAttribute('aria-valuenow', '8.5')
  const out = main(page).getByRole('group', { name: 'Wing 1' }).getByRole('textbox', { name: 'Projects from the wall' })
  await expect(out).toHaveValue('4')
})
