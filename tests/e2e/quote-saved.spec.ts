import type { Page } from '@playwright/test'
import { expect, test } from './base-test.ts'
import {
  expectHydrated,
  figure,
  HOUSE,
  holdScript,
  listField,
  main,
  openList,
  openQuote,
  productChoice,
  QUOTE,
  wallLength,
  wallWidth,
} from './quote.ts'
import { another, sheet } from './site.ts'

/** Ways to leave a quote and return. Nothing waits between the last key and leaving. */
const ways: Record<string, (page: Page) => Promise<Page>> = {
  'is reloaded': async page => {
    await page.reload()
    return page
  },
  'is left with Back and reopened with Forward': async page => {
    await page.goBack()
    await page.goForward()
    return page
  },
  'is opened in another language and back': async page => {
    const language = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
    await language('Kiswahili').click()
    await expect(page).toHaveURL(/\/sw\/quote#/)
    await expect(page.locator('#quote-length-1')).not.toHaveValue('')
    await language('English').click()
    return page
  },
  'is closed and opened again': async page => {
    const next = await page.context().newPage()
    await page.close()
    await next.goto(QUOTE)
    return next
  },
}

for (const [way, leave] of Object.entries(ways)) {
  // A valid length is in the address too, an invalid one only in the saved draft.
  for (const typed of way === 'is reloaded' ? ['12', '12x'] : ['12x']) {
    test(`“${typed}” is kept when the page ${way} at once`, async ({ page }) => {
      await page.goto('/')
      await page.goto(QUOTE)
      await expectHydrated(page)
      await wallWidth(page).fill('9')
      await (await openList(page)).fill('half a line 7')
      await wallLength(page).pressSequentially(typed)
      const next = await leave(page)
      await expect(wallLength(next)).toHaveValue(typed)
      await expect(wallWidth(next)).toHaveValue('9')
      await expect(listField(next)).toHaveValue('half a line 7')
    })
  }
}

test('a saved estimate can be cleared with one tap', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).fill('12.5')
  await openQuote(page)
  await expect(wallLength(page)).toHaveValue('12.5')
  await main(page).getByRole('button', { name: 'Clear it' }).click()
  await expect(wallLength(page)).toHaveValue('')
  await expect(page).not.toHaveURL(/length/)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await expectHydrated(page)
  await expect(wallLength(page)).toHaveValue('')
})

test('an estimate saved by an earlier release is opened', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(link => localStorage.setItem('roof-estimate', link), HOUSE)
  await openQuote(page)
  await expect(wallLength(page)).toHaveValue('10')
  await expect(main(page).getByRole('button', { name: 'Clear it' })).toBeVisible()
})

test('a quote that is only viewed is not saved', async ({ page }) => {
  await openQuote(page, HOUSE)
  await expect(wallLength(page)).toHaveValue('10')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('what is typed before the script loads is kept and then counted', async ({ page }) => {
  const allowScript = await holdScript(page)
  await page.goto(QUOTE)
  await wallLength(page).fill('10')
  await wallWidth(page).fill('7')
  // Of many products the list shows only some at first: this test takes one that is shown.
  const other = await main(page).locator('[type="radio"][value]:not(:checked)').first().getAttribute('value')
  const otherProduct = productChoice(page, other ?? another.slug)
  await otherProduct.check()
  await main(page).getByLabel('feet').check()
  await main(page).getByLabel('metres').check()
  await (await openList(page)).fill('20 x 3m')
  await expect(page.locator('astro-island[ssr]')).toBeAttached()
  allowScript()
  await expectHydrated(page)
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(10)
  await expect(wallLength(page)).toHaveValue('10')
  await expect(wallWidth(page)).toHaveValue('7')
  await expect(otherProduct).toBeChecked()
  await expect(main(page).getByLabel('metres')).toBeChecked()
  await expect(listField(page)).toHaveValue('20 x 3m')
  await expect(main(page).getByText('Your list has 60 m')).toBeVisible()
})

test('what is typed before the script loads changes the quote of the link', async ({ page }) => {
  const allowScript = await holdScript(page)
  await page.goto(`${QUOTE}#${HOUSE}`)
  await wallLength(page).fill('12')
  allowScript()
  await expectHydrated(page)
  await expect(wallWidth(page)).toHaveValue('7')
  await expect(wallLength(page)).toHaveValue('12')
  await expect(page).toHaveURL(/length=12&width=7/)
  await expect(productChoice(page, sheet.slug)).toBeChecked()
})
