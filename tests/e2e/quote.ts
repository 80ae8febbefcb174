import { expect, type Locator, type Page } from '@playwright/test'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { chatText, sheet } from './site.ts'

export const QUOTE = pathsIn(languages[0]).quote
/** The fragment of a hip roof whose figures are known. */
export const HOUSE = `shape=hip&length=10&width=7&pitch=25&eave=0.5&verge=0.3&product=${sheet.slug}&cover=1&round=0.01`
/** The number of its sheets. */
const HOUSE_SHEETS = 38

export const main = (page: Page): Locator => page.getByRole('main')
export const wallLength = (page: Page): Locator => main(page).getByLabel('Length', { exact: true })
export const wallWidth = (page: Page): Locator => main(page).getByLabel('Width', { exact: true })
export const listField = (page: Page): Locator => main(page).getByLabel('The list your fundi gave you')
/** Opens the closed details around a field, as a visitor does, and returns the field. */
export async function unfold(field: Locator): Promise<Locator> {
  // After each click the list is one shorter.
  const closed = field.locator('xpath=ancestor::details[not(@open)]/summary')
  while ((await closed.count()) > 0) await closed.first().click()
  return field
}
/** The field of the list, after opening the details around it. */
export const openList = (page: Page): Promise<Locator> => unfold(listField(page))
/** The pitch of the first roof, after opening the fold around it. */
export const openPitch = (page: Page): Promise<Locator> =>
  unfold(main(page).getByLabel('Pitch', { exact: true }).first())
/** The choice of a product for a roof. */
export const productChoice = (page: Page, slug: string): Locator =>
  main(page).locator(`[type="radio"][value="${slug}"]`)
/** The link of the order's first message; a long order has several. */
export const orderLink = (page: Page, name = 'Order via WhatsApp'): Locator =>
  main(page).getByRole('link', { name }).first()
/** The text of all messages of the order, which can be sent from two places. */
export async function orderText(page: Page, name = 'Order via WhatsApp'): Promise<string> {
  const links = await main(page).getByRole('link', { name }).all()
  const texts = await Promise.all(links.map(async link => chatText(await link.getAttribute('href'))))
  return [...new Set(texts)].join('\n')
}
/** The cut list of the result: a table, or a line where all sheets have one length. */
export const cutList = (page: Page): Locator => main(page).locator('#cut-list')
/** The button of a product page that opens the estimator. */
export const getQuote = (page: Page, name = 'See sheets and price'): Locator => main(page).getByRole('button', { name })

/** Taps on a phone, clicks on a desktop. */
export async function press(target: Locator): Promise<void> {
  const isTouch = await target.page().evaluate(() => 'ontouchstart' in window)
  if (isTouch) await target.tap()
  else await target.click()
}

/** By how many pixels the page scrolls sideways. */
export const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The value of a named figure in the result. */
export async function figure(page: Page, name: string): Promise<number> {
  const term = main(page).locator('section dl > div', { has: page.getByText(name, { exact: true }) })
  return Number(await term.locator('data').first().getAttribute('value'))
}

/** Waits for the result of `HOUSE`. */
export async function expectHouse(page: Page): Promise<void> {
  await expect.poll(() => figure(page, 'Sheets')).toBe(HOUSE_SHEETS)
}

/** Waits until the estimator is hydrated: Astro then removes the `ssr` attribute. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached()
}

/** Holds back the script of the estimator on a slow network; the returned function lets it load. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise: scriptAllowed, resolve: allowScript } = Promise.withResolvers<void>()
  await page.route(/\/_assets\/quote\.\w+\.island\./, async route => {
    await scriptAllowed
    await route.continue()
  })
  return allowScript
}

/** Loads the quote page again, even if only the fragment differs. */
export async function openQuote(page: Page, fragment = '', path: string = QUOTE): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${path}${fragment && '#'}${fragment}`)
  await expectHydrated(page)
}
