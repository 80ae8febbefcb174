import type { Page } from '@playwright/test'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { expect, test } from './base-test.ts'
import {
  expectHouse,
  expectHydrated,
  getQuote,
  HOUSE,
  listField,
  main,
  openList,
  openQuote,
  orderText,
  productChoice,
  QUOTE,
  wallLength,
  wallWidth,
} from './quote.ts'
import { another, otherColours, productPage, sheet, tile } from './site.ts'

const ignored = (page: Page) => main(page).getByText('left out:')

test('a query is moved into the fragment', async ({ page }) => {
  await page.goto(`${QUOTE}?${HOUSE}`)
  await expectHouse(page)
  await expect(page).toHaveURL(url => url.search === '' && url.hash.startsWith('#shape=hip&length=10'))
})

const [first, ...others] = languages
const { home, product: productPath, termsOfService } = pathsIn(first)
for (const [language, path] of [
  ...[home, productPath(tile.slug), termsOfService].map(path => [first, path] as const),
  ...others.map(other => [other, pathsIn(other).home] as const),
]) {
  test(`an older quote link at ${path} leads to the quote page with all its fields`, async ({ page }) => {
    await page.goto(`${path}#quote?${HOUSE}&list=20+x+3m&colour=pink`)
    await expect(page).toHaveURL(url => url.pathname === pathsIn(language).quote && url.hash.includes('list='))
    await expectHydrated(page)
    await expect(page.locator('#quote-length-1')).toHaveValue('10')
    await expect(page.locator('textarea').first()).toHaveValue('20 x 3m')
    await page.goBack()
    await expect(page).not.toHaveURL(/quote/)
  })
}

test('an older link without fields leads to the quote page', async ({ page }) => {
  await page.goto(`${productPage}#quote`)
  await expect(page).toHaveURL(url => url.pathname === QUOTE)
  await expectHydrated(page)
  await expect(ignored(page)).toBeHidden()
})

test('lists that a link has in an older or a broken form are named, and the rest opens', async ({ page }) => {
  await openQuote(page, `${HOUSE}&pack=abc&zip=broken`)
  const notice = main(page).getByText('left out:')
  await expect(notice).toContainText('pack')
  await expect(notice).toContainText('zip')
  await expectHouse(page)
})

test('a long list is compressed in a link and read from it', async ({ page }) => {
  const list = Array.from({ length: 40 }, (_, line) => `${line + 2} pcs x ${2 + line / 10}m`).join('\n')
  await openQuote(page, HOUSE)
  await (await openList(page)).fill(list)
  const link = async () => /https:\S+/.exec(await orderText(page))?.[0] ?? ''
  await expect.poll(link).toContain('zip=')
  const { hash } = new URL(await link())
  expect(hash.length).toBeLessThan(encodeURIComponent(list).length)
  await page.evaluate(() => localStorage.clear())
  await openQuote(page, hash.slice(1))
  await expect(listField(page)).toHaveValue(list)
  await expectHouse(page)
})

test('a saved estimate is opened by Get Quote, in the product of the page, and replaced by a link', async ({
  page,
}) => {
  await openQuote(page, `length=8&width=6&product=${another.slug}&cover=0.7`)
  await expect(wallWidth(page)).toHaveValue('6')
  await wallWidth(page).fill('5')
  const coverWidth = main(page).getByLabel('Cover width', { exact: true })

  await test.step('Get Quote in the header opens it unchanged', async () => {
    await page.goto(sheet.path)
    await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click()
    await expectHydrated(page)
    await expect(productChoice(page, another.slug)).toBeChecked()
    await expect(wallWidth(page)).toHaveValue('5')
    await expect(coverWidth).toHaveValue('0.7')
  })
  await test.step('a link to a whole quote opens that quote and saves nothing', async () => {
    await openQuote(page, HOUSE)
    await expectHouse(page)
    await expect(productChoice(page, sheet.slug)).toBeChecked()
    await expect(main(page).getByRole('button', { name: 'Clear it' })).toBeHidden()
  })
  await test.step('the form of a product opens it in that product, without measures of the other', async () => {
    await page.goto(sheet.path)
    await getQuote(page).click()
    await expectHydrated(page)
    await expect(productChoice(page, sheet.slug)).toBeChecked()
    await expect(wallLength(page)).toHaveValue('8')
    await expect(wallWidth(page)).toHaveValue('5')
    await main(page).getByText('Change how we count').click()
    await expect(coverWidth).toHaveValue(another === sheet ? '0.7' : '')
  })
})

test('the form of a product opens the product of the page in the chosen colour, with the walls that were typed', async ({
  page,
}) => {
  const [, chosen] = otherColours(sheet)
  test.skip(!chosen, 'There are not three colours to choose from.')
  await page.goto(sheet.path)
  await page
    .getByRole('main')
    .getByRole('radio', { name: chosen?.name ?? '' })
    .check({ force: true })
  await main(page).getByLabel('House length, m').fill('12')
  await main(page).getByLabel('House width, m').fill('9')
  await getQuote(page).click()
  await expect(productChoice(page, sheet.slug)).toBeChecked()
  await expect(wallLength(page)).toHaveValue('12')
  await expect(wallWidth(page)).toHaveValue('9')
  await expect(main(page).getByRole('radio', { name: chosen?.name ?? '' })).toBeChecked()
})

test('another fragment opens another quote, and the id of a section does not', async ({ page }) => {
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#shape=hip&length=10/)
  await page.evaluate(() => {
    location.hash = '#ask'
  })
  await expect(page).toHaveURL(/#shape=hip&length=10/)
  await expectHouse(page)
  await page.evaluate(() => {
    location.hash = '#length=12&width=9'
  })
  await expect(wallLength(page)).toHaveValue('12')
})

test('a browser without Object.hasOwn opens a shared quote', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn')
  })
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await expect(wallLength(page)).toHaveValue('10')
})
