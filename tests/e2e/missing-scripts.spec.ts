import type { Page } from '@playwright/test'
import { expect, test } from './base-test.ts'
import { expectHouse, expectHydrated, HOUSE, listField, main, openList, openQuote, QUOTE, wallLength } from './quote.ts'

// A new release renames the scripts that an open page requests.
const ESTIMATOR = /\/_assets\/quote\.\w+\.island\./
const LIST_READER = /\/_assets\/list-reader\./
const notice = (page: Page) => page.getByText('The calculator has not arrived.')

/** Answers 404 for a script during the first page load, or always. Returns a count of page loads. */
async function hideScript(page: Page, script: RegExp, { forever = false } = {}): Promise<() => number> {
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && request.url().includes(QUOTE)) loads++
  })
  await page.route(script, route =>
    forever || loads === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  return () => loads
}

test('the page reloads once when the estimator is gone', async ({ page }) => {
  const loads = await hideScript(page, ESTIMATOR)
  await page.goto(`${QUOTE}#${HOUSE}`)
  await expectHouse(page)
  await expect(notice(page)).toBeHidden()
  expect(loads()).toBe(2)
})

test('when the reload does not help, a notice offers chat and call', async ({ page }) => {
  const loads = await hideScript(page, ESTIMATOR, { forever: true })
  await page.goto(`${QUOTE}#${HOUSE}`)
  await expect(notice(page)).toBeVisible()
  const status = main(page)
    .getByRole('status')
    .filter({ has: notice(page) })
  await expect(status.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(status.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  expect(loads()).toBe(3)
})

test('the page does not reload over text typed before the estimator failed', async ({ page }) => {
  let fail = () => {}
  const typed = new Promise<void>(resolve => {
    fail = resolve
  })
  await page.route(ESTIMATOR, async route => {
    await typed
    await route.fulfill({ status: 404, body: 'Not found' })
  })
  await page.goto(QUOTE, { waitUntil: 'commit' })
  await wallLength(page).fill('12')
  fail()
  await expect(notice(page)).toBeVisible()
  await expect(wallLength(page)).toHaveValue('12')
})

test('the page reloads with all that was typed when the list reader is gone', async ({ page }) => {
  const loads = await hideScript(page, LIST_READER)
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await wallLength(page).fill('11')
  await (await openList(page)).fill('20 x 3m')
  await expect(main(page).getByText('Your list has 60 m')).toBeVisible()
  await expect(listField(page)).toHaveValue('20 x 3m')
  await expect(wallLength(page)).toHaveValue('11')
  expect(loads()).toBe(2)
})

test('when the list reader stays missing after one reload, a sentence says so', async ({ page }) => {
  const loads = await hideScript(page, LIST_READER, { forever: true })
  await openQuote(page, HOUSE)
  await (await openList(page)).fill('20 x 3m')
  await expect(main(page).getByText('cannot be read just now', { exact: false })).toBeVisible()
  await expectHydrated(page)
  await expect.poll(loads).toBe(2)
  await expect(main(page).getByText('cannot be read just now', { exact: false })).toBeVisible()
  await expect(listField(page)).toHaveValue('20 x 3m')
  expect(loads()).toBe(2)
})

test('without a network the page does not reload, and keeps all that was typed', async ({ page, context }) => {
  const loads = await hideScript(page, LIST_READER, { forever: true })
  await openQuote(page, HOUSE)
  await context.setOffline(true)
  await (await openList(page)).fill('20 x 3m')
  await expect(main(page).getByText('cannot be read just now', { exact: false })).toBeVisible()
  await expect(listField(page)).toHaveValue('20 x 3m')
  expect(loads()).toBe(1)
})
