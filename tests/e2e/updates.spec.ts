import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { countExampleRoof, findCheaperExample } from '../../src/features/prices/example-roof.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { formatDay } from '../../src/text/format-day.ts'
import { formatPrice } from '../../src/text/format-price.ts'
import { languages } from '../../src/text/languages.ts'
import { exampleAccessories } from '../example-products.ts'
import { expect, test } from './base-test.ts'
import { deploy, expectStored, newerReleaseMessage, offlineMessage, offlineTest } from './offline-test.ts'
import { figure, HOUSE, main, openQuote } from './quote.ts'
import { chatText, hasKnownLengths, isHomeComplete, products, sheet, tile } from './site.ts'

const NEW_DAY = '2030-01-02'
const NEW_KSH = 1234.5
const NEW_PRICE = 'KSh 1,235'
const OTHERS_KSH = 9000

/** A new price list, in which one product costs less than all others and is on sale. */
const newList = {
  asOf: NEW_DAY,
  prices: Object.fromEntries(products.map(({ slug }) => [slug, slug === sheet.slug ? NEW_KSH : OTHERS_KSH])),
  thicknesses: Object.fromEntries(
    products.map(({ slug, thicknesses }) => [
      slug,
      thicknesses.map(each => ({ ...each, price: slug === sheet.slug ? NEW_KSH : OTHERS_KSH })),
    ]),
  ),
  accessories: exampleAccessories,
  offers: { [sheet.slug]: ['onSale'] },
}

const publishPrices = (dist: string) => writeFile(join(dist, 'prices.json'), JSON.stringify(newList))

/** Acts as a visitor who looks at the tab again after ten minutes. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('10:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

const card = (page: Page, slug: string) =>
  page.locator('#products article', { has: page.locator(`[href$="/${slug}"]`) })
const daysOf = (page: Page) => page.locator('[data-as-of]')

for (const language of languages) {
  const words = wordsByLanguage[language]
  const paths = pathsIn(language)
  const earlier = words.product.pricesAsOf
  const updated = words.product.newPricesAsOf(formatDay(NEW_DAY, language))

  offlineTest(
    `a returning visitor sees today’s prices in place of those on the device, in ${language}`,
    async ({ page, site }) => {
      await page.goto(paths.home)
      await expectStored(page)
      await page.goto(paths.home)
      const { asOf } = JSON.parse(await readFile(join(site.dist, 'prices.json'), 'utf8'))
      await expect(daysOf(page).first()).toHaveText(earlier(formatDay(asOf, language)))
      await publishPrices(site.dist)
      // The server reads the changed file when it starts.
      await site.stop()
      await site.start()
      await page.goto(paths.home)
      await expect(card(page, sheet.slug)).toContainText(NEW_PRICE)
      if (tile !== sheet) await expect(card(page, tile.slug)).toContainText('KSh 9,000')
      for (const day of await daysOf(page).all()) await expect(day).toHaveText(updated)
      await expect(page.getByRole('status').filter({ hasText: updated })).toBeVisible()
      await expect(card(page, sheet.slug).locator('li')).toHaveText([
        ...(sheet.isOutOfStock ? [words.product.badges.outOfStock] : []),
        words.product.badges.onSale,
      ])
      // The hero shows the lowest price too, and the comparison marks its row.
      await expect(main(page).locator('section').first()).toContainText(NEW_PRICE)
      if (!isHomeComplete) await page.goto(paths.allProducts)
      await expect(page.locator('#compare tr', { hasText: words.home.compare.lowest })).toHaveCount(1)
      await expect(page.locator('#compare tr', { hasText: words.home.compare.lowest })).toContainText(sheet.name)
      // Each example roof says its sheets, its price, and how much more than the cheapest it costs now.
      const roofs = await page.locator('#compare td', { has: page.locator('[data-difference]') }).allTextContents()
      const [roofPrices, differences] = [1, 2].map(index =>
        roofs.map(text => Number(text.match(/\d[\d,]*/g)?.[index]?.replaceAll(',', ''))),
      ) as [number[], number[]]
      expect(differences).toEqual(roofPrices.map(price => price - Math.min(...roofPrices)))
      const cheapest = page.locator('#compare tr', { has: page.locator('[data-difference][hidden]') })
      await expect(cheapest).toContainText(sheet.name)
      // Only the cheapest says that it is the lowest.
      const lowest = page.locator('#compare tr', { has: page.locator('[data-difference] + :not([hidden])') })
      await expect(lowest).toContainText([sheet.name])
      await expect(lowest).toContainText([words.home.compare.lowestRoof])

      await page.goto(paths.product(sheet.slug))
      await expect(main(page)).toContainText(`${words.product.startingFrom} ${NEW_PRICE}`)
      const old = main(page).getByText(sheet.priceText, { exact: true })
      await expect(old).toHaveCount(0)
      const orders = page.getByRole('link', { name: words.product.order })
      for (const order of await orders.all()) {
        const text = chatText(await order.getAttribute('href'))
        expect(text).toContain(NEW_PRICE)
        expect(text).not.toContain(`${sheet.priceText} `)
      }
    },
  )
}

offlineTest('without a network a page of the device shows its prices with their day', async ({ page, site }) => {
  await page.goto('/')
  await expectStored(page)
  await publishPrices(site.dist)
  await site.stop()
  await page.goto('/')
  await expect(offlineMessage(page)).toBeVisible()
  await expect(card(page, sheet.slug)).toContainText(sheet.priceText)
  await expect(page.getByText('New prices')).toBeHidden()
  await site.start()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(card(page, sheet.slug)).toContainText(NEW_PRICE)
  await expect(offlineMessage(page)).toBeHidden()
})

offlineTest('prices that did not change show the new date without “New prices”', async ({ page, site }) => {
  await page.goto('/')
  await expectStored(page)
  const file = join(site.dist, 'prices.json')
  const list = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...list, asOf: NEW_DAY }))
  await site.stop()
  await site.start()
  await page.goto('/')
  await expect(daysOf(page).first()).toHaveText('Prices as of 2 January 2030')
  await expect(page.locator('[data-updated]')).toHaveCount(0)
})

offlineTest(
  'a first visit that is left open learns of a new release when it comes back into view',
  async ({ page, site }) => {
    await page.clock.install()
    await page.goto('/')
    await expectStored(page)
    await deploy(site, publishPrices)
    await expect(newerReleaseMessage(page)).toBeHidden()
    await comeBack(page)
    await expect(card(page, sheet.slug)).toContainText(NEW_PRICE)
    await expect(newerReleaseMessage(page)).toBeVisible()
  },
)

// The tests from here on run without a service worker.
test('an open page asks for prices when it comes back into view, at most every few minutes', async ({ page }) => {
  const requests: string[] = []
  await page.route('**/prices.json', route => {
    requests.push(route.request().url())
    return route.fulfill({ json: newList })
  })
  await page.goto('/')
  await page.clock.install()
  // Pages that come from the network have today's prices.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(requests).toEqual([])
  await comeBack(page)
  await expect(card(page, sheet.slug)).toContainText(NEW_PRICE)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(requests).toHaveLength(1)
})

test('a price that changes by a shilling moves nothing on the page', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.goto(sheet.path)
  const before = await height()
  const prices = Object.fromEntries(products.map(({ slug, price }) => [slug, price + 1]))
  const thicknesses = Object.fromEntries(
    products.map(each => [each.slug, each.thicknesses.map(row => ({ ...row, price: row.price + 1 }))]),
  )
  await page.route('**/prices.json', route => route.fulfill({ json: { asOf: NEW_DAY, prices, thicknesses } }))
  await page.reload()
  await expect(page.getByText('New prices, as of 2 January 2030')).toBeVisible()
  await expect(
    main(page)
      .getByText(formatPrice(sheet.price + 1), { exact: true })
      .first(),
  ).toBeVisible()
  expect(await height()).toBe(before)
})

test('a badge that is no offer stays when the offers of today arrive', async ({ page }) => {
  await page.route('**/prices.json', route => route.fulfill({ status: 503 }))
  await page.goto('/')
  const badges = page.locator(`[data-offers="${sheet.slug}"]`)
  await badges.evaluate((list, detail) => {
    list.prepend(Object.assign(document.createElement('li'), { textContent: 'Sold out' }))
    dispatchEvent(new CustomEvent('todaysprices', { detail }))
  }, newList)
  await expect(badges.locator('li').first()).toHaveText('Sold out')
  await expect(badges.locator('li').last()).toHaveText(wordsByLanguage.en.product.badges.onSale)
})

test('a product says how much less its example roof costs in another one today, as long as it does', async ({
  page,
}) => {
  const own = products.find(product => findCheaperExample(product, products))
  const other = own && findCheaperExample(own, products)?.product
  if (!own || !other) return test.skip(true, 'No metre that costs less makes a roof that costs more.')
  await page.route('**/prices.json', route => route.fulfill({ status: 503 }))
  await page.goto(own.path)
  const announce = (prices: Readonly<Record<string, number>>) =>
    page.evaluate(detail => dispatchEvent(new CustomEvent('todaysprices', { detail })), { ...newList, prices })
  const roofKsh = (product: typeof own) => countExampleRoof({ ...product, price: 2 * product.price }).priceKsh
  await announce(Object.fromEntries(products.map(({ slug, price }) => [slug, 2 * price])))
  const saving = main(page).locator('[data-saving]')
  await expect(saving).toHaveText(
    wordsByLanguage.en.estimator.productComparison.less(formatPrice(roofKsh(own) - roofKsh(other))),
  )
  await announce({ ...newList.prices, [own.slug]: 1 })
  await expect(saving).toHaveCount(0)
  await expect(main(page).getByText(wordsByLanguage.en.product.sameRoofIn)).toHaveCount(0)
})

test('an open estimate counts with the prices of today when it comes back into view', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  await page.clock.install()
  await openQuote(page, HOUSE)
  await expect.poll(() => figure(page, 'Total')).toBeGreaterThan(0)
  await page.route('**/prices.json', route => route.fulfill({ json: newList }))
  await comeBack(page)
  await expect(main(page).getByText('Prices as of 2 January 2030').first()).toBeVisible()
  await expect.poll(() => figure(page, 'Total')).toBe(Math.ceil(115 * NEW_KSH))
})

test('a response that is not a price list changes nothing', async ({ page }) => {
  await page.goto(sheet.path)
  const shown = await main(page).innerText()
  for (const answer of ['<h1>Sign in</h1>', '{"asOf":"2030-01-02"}', '{"asOf":"soon","prices":{}}', 'null']) {
    await page.route('**/prices.json', route => route.fulfill({ body: answer, contentType: 'application/json' }))
    const answered = page.waitForResponse('**/prices.json')
    await page.reload()
    await answered
    expect(await main(page).innerText()).toBe(shown)
  }
})
