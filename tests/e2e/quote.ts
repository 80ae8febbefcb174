import { expect, type Locator, type Page } from '@playwright/test'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { sheet } from './site.ts'

export const QUOTE = pathsIn(languages[0]).quote
/** A hip roof of which every figure is known, as the fragment holds it. */
export const HOUSE = `shape=hip&length=10&width=7&pitch=25&eave=0.5&verge=0.3&product=${sheet.slug}&cover=1&round=0.01`
/** Its sheets. */
const HOUSE_SHEETS = 38

export const main = (page: Page): Locator => page.getByRole('main')
export const wallLength = (page: Page): Locator => main(page).getByLabel('Wall length', { exact: true })
export const wallWidth = (page: Page): Locator => main(page).getByLabel('Wall width', { exact: true })
export const listField = (page: Page): Locator => main(page).getByLabel('The list your fundi gave you')
export const orderLink = (page: Page): Locator => main(page).getByRole('link', { name: 'Order via WhatsApp' })
/** The way from a product's page to a quote of it. */
export const getQuote = (page: Page, name = 'Get Quote'): Locator => main(page).getByRole('link', { name }).first()

/** A named figure of the result, as a program reads it. */
export async function figure(page: Page, name: string): Promise<number> {
  const term = main(page).locator('section dl > div', { has: page.getByText(name, { exact: true }) })
  return Number(await term.locator('data').first().getAttribute('value'))
}

/** Waits until the house is counted. */
export async function expectHouse(page: Page): Promise<void> {
  await expect.poll(() => figure(page, 'Sheets')).toBe(HOUSE_SHEETS)
}

/** Waits until the script of the form is at work: Astro then takes the mark from its element. */
export async function expectScript(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached()
}

/** Loads the page of a quote, also where only the fragment differs from the one that is open. */
export async function openQuote(page: Page, fragment = '', path: string = QUOTE): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${path}${fragment && '#'}${fragment}`)
  await expectScript(page)
}
