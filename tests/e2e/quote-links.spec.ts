import type { Page } from '@playwright/test'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import {
  expectHouse,
  expectScript,
  getQuote,
  HOUSE,
  listField,
  main,
  openQuote,
  QUOTE,
  wallLength,
  wallWidth,
} from './quote.ts'
import { another, chatText, otherColours, productPage, sheet, tile } from './site.ts'
import { expect, test } from './watched.ts'

const product = (page: Page) => main(page).getByLabel('Product')
const ignored = (page: Page) => main(page).getByText('left out:')

/** A saved estimate in another sheet, with measures of that sheet. */
async function saveOtherEstimate(page: Page): Promise<void> {
  await openQuote(page, `length=8&width=6&product=${another.slug}&cover=0.7`)
  await expect(wallWidth(page)).toHaveValue('6')
  await wallWidth(page).fill('5')
}

test('a query is moved into the fragment', async ({ page }) => {
  await page.goto(`${QUOTE}?${HOUSE}`)
  await expectHouse(page)
  await expect(page).toHaveURL(url => url.search === '' && url.hash.startsWith('#shape=hip&length=10'))
})

for (const [language, path] of languages.flatMap(language => {
  const { home, product, termsOfService } = pathsIn(language)
  return [home, product(tile.slug), termsOfService].map(path => [language, path] as const)
})) {
  test(`an older link to a quote over ${path} leads to the page of quotes, with all that it held`, async ({ page }) => {
    await page.goto(`${path}#quote?${HOUSE}&list=20+x+3m&colour=pink`)
    await expect(page).toHaveURL(url => url.pathname === pathsIn(language).quote && url.hash.includes('list='))
    await expectScript(page)
    await expect(page.locator('#quote-length-1')).toHaveValue('10')
    await expect(page.locator('textarea').first()).toHaveValue('20 x 3m')
    await page.goBack()
    await expect(page).not.toHaveURL(/quote/)
  })
}

test('an older link that opens nothing but the form leads to the page of quotes', async ({ page }) => {
  await page.goto(`${productPage}#quote`)
  await expect(page).toHaveURL(url => url.pathname === QUOTE)
  await expectScript(page)
  await expect(ignored(page)).toBeHidden()
})

test('a part of an older release that held the list is named as not understood', async ({ page }) => {
  await openQuote(page, `${HOUSE}&pack=abc`)
  await expect(main(page).getByText('left out: pack.')).toBeVisible()
  await expectHouse(page)
})

test('a long list is shared in few characters, and read again from them', async ({ page }) => {
  const list = Array.from({ length: 40 }, (_, line) => `${line + 2} pcs x ${2 + line / 10}m`).join('\n')
  await openQuote(page, HOUSE)
  await listField(page).fill(list)
  const order = main(page).getByRole('link', { name: 'Order via WhatsApp' })
  const link = async () => /https:\S+/.exec(chatText(await order.getAttribute('href')))?.[0] ?? ''
  await expect.poll(link).toContain('zip=')
  const { hash } = new URL(await link())
  expect(hash.length).toBeLessThan(encodeURIComponent(list).length)
  await page.evaluate(() => localStorage.clear())
  await openQuote(page, hash.slice(1))
  await expect(listField(page)).toHaveValue(list)
  await expectHouse(page)
})

test('a link whose list is broken says so, and opens the rest', async ({ page }) => {
  await openQuote(page, `${HOUSE}&zip=broken`)
  await expect(main(page).getByText('left out: zip.')).toBeVisible()
  await expectHouse(page)
})

test('a product’s Get Quote puts the saved estimate into that product, with measures of its own', async ({ page }) => {
  await saveOtherEstimate(page)
  await page.goto(sheet.path)
  await getQuote(page).click()
  await expectScript(page)
  await expect(product(page)).toHaveValue(sheet.slug)
  await expect(wallLength(page)).toHaveValue('8')
  await expect(wallWidth(page)).toHaveValue('5')
  await main(page).getByText('What we assume').click()
  await expect(main(page).getByLabel('Cover width', { exact: true })).toHaveValue('')
})

test('Get Quote in the header opens the saved estimate as it was', async ({ page }) => {
  await saveOtherEstimate(page)
  await page.goto(sheet.path)
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click()
  await expectScript(page)
  await expect(product(page)).toHaveValue(another.slug)
  await expect(wallWidth(page)).toHaveValue('5')
  await expect(main(page).getByLabel('Cover width', { exact: true })).toHaveValue('0.7')
})

test('a link to a whole quote wins over the saved estimate', async ({ page }) => {
  await saveOtherEstimate(page)
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await expect(product(page)).toHaveValue(sheet.slug)
  await expect(main(page).getByRole('button', { name: 'Clear it' })).toBeHidden()
})

test('a colour chosen on a product’s page is carried into every Get Quote of it', async ({ page }) => {
  const [, chosen] = otherColours(sheet)
  test.skip(!chosen, 'There are not three colours to choose from.')
  await page.goto(sheet.path)
  await page
    .getByRole('main')
    .getByRole('radio', { name: chosen?.name ?? '' })
    .check({ force: true })
  for (const link of await main(page).getByRole('link', { name: 'Get Quote' }).all())
    await expect(link).toHaveAttribute('href', new RegExp(`${QUOTE}#product=${sheet.slug}&colour=${chosen?.id}$`))
  await getQuote(page).click()
  await expect(main(page).getByRole('radio', { name: chosen?.name ?? '' })).toBeChecked()
})

test('another fragment opens another quote; a part of the page, as of the skip link, opens none', async ({ page }) => {
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

test('a browser without Object.hasOwn reads a shared quote and works it out', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn')
  })
  await openQuote(page, HOUSE)
  await expectHouse(page)
  await expect(wallLength(page)).toHaveValue('10')
})
