import type { Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { figure, getQuote, HOUSE, main, openQuote } from './quote.ts'
import { chatText, otherColours, sheet } from './site.ts'
import { expect, test } from './watched.ts'

const pairs = languages.flatMap(from => languages.filter(to => to !== from).map(to => ({ from, to })))
for (const { from, to } of pairs) {
  const [own, other] = [pathsIn(from), pathsIn(to)]
  const { name, language } = wordsByLanguage[to]
  const inBanner = (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true })

  test(`${name} is one touch away on every page in ${wordsByLanguage[from].name}, and leads to the same page`, async ({
    page,
  }) => {
    for (const path of ['home', 'delivery', 'termsOfService'] as const) {
      await page.goto(own[path])
      await inBanner(page).first().tap()
      await expect(page).toHaveURL(other[path])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })

  test(`the menu in ${wordsByLanguage[from].name} leads to ${name}, at the part of the page that is open`, async ({
    page,
  }) => {
    await page.goto(own.about)
    await page.locator('summary').tap()
    await inBanner(page).last().tap()
    await expect(page).toHaveURL(other.about)
    await expect(page.locator('#about')).toBeInViewport()
  })

  test(`a colour chosen in ${wordsByLanguage[from].name} is chosen in ${name}`, async ({ page }) => {
    const [colour] = otherColours(sheet)
    await page.goto(own.product(sheet.slug))
    const radio = page.locator(`input[data-screen="${colour?.screen}"]`)
    await radio.check({ force: true })
    await inBanner(page).first().tap()
    await expect(page).toHaveURL(`${other.product(sheet.slug)}#colour=${colour?.screen.slice(1)}`)
    await expect(radio).toBeChecked()
    const order = page.getByRole('link', { name: wordsByLanguage[to].product.order }).first()
    expect(chatText(await order.getAttribute('href'))).toContain(`: ${colour?.said[to]}.`)
  })

  test(`a quote in ${wordsByLanguage[from].name} goes on in ${name}, with the same figures`, async ({ page }) => {
    const figures = async (language: typeof from) => {
      const { result } = wordsByLanguage[language].estimator
      await expect.poll(() => figure(page, result.sheets)).toBeGreaterThan(0)
      return Promise.all([result.sheets, result.runningMetres, result.price].map(name => figure(page, name)))
    }
    await openQuote(page, HOUSE, own.quote)
    const before = await figures(from)
    await inBanner(page).first().tap()
    await expect(page).toHaveURL(url => url.pathname === other.quote && url.hash.startsWith('#shape=hip'))
    expect(await figures(to)).toEqual(before)
  })
}

for (const language of languages) {
  const { estimator, name } = wordsByLanguage[language]
  const paths = pathsIn(language)

  test(`an estimate in ${name} ends in an order that says product, lengths and total`, async ({ page }) => {
    await page.goto(paths.product(sheet.slug))
    await getQuote(page, wordsByLanguage[language].product.getQuote).tap()
    await main(page).getByLabel(estimator.roofs.length, { exact: true }).fill('10')
    await main(page).getByLabel(estimator.roofs.width, { exact: true }).fill('7')
    await expect.poll(() => figure(page, estimator.result.sheets)).toBeGreaterThan(0)
    const order = main(page).getByRole('link', { name: estimator.order.chat })
    const text = chatText(await order.getAttribute('href'))
    for (const part of [sheet.name, estimator.message.cutListHeading, `${paths.quote}#`]) expect(text).toContain(part)
    const metres = estimator.result.metres(await figure(page, estimator.result.runningMetres))
    expect(text).toContain(metres)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // A seller who reads English finds what counts in it.
    for (const term of ['cover width', 'cut list', 'total']) expect(text.toLowerCase()).toContain(term)
  })

  test(`a list in ${name} is read, and its questions are asked in ${name}`, async ({ page }) => {
    await openQuote(page, `product=${sheet.slug}`, paths.quote)
    await main(page).getByLabel(estimator.list.label).fill('mabati 20 za mita 3\n15 x 2.5\nmabati 8')
    await expect(main(page).getByText(estimator.list.unread['no-length'])).toBeVisible()
    const order = main(page).getByRole('link', { name: estimator.order.chat })
    await expect.poll(async () => chatText(await order.getAttribute('href'))).toContain(estimator.message.cut(20, 3))
  })

  test(`a wrong size is explained in ${name}`, async ({ page }) => {
    await openQuote(page, HOUSE, paths.quote)
    const { roofs, errors } = estimator
    await main(page).getByLabel(roofs.length, { exact: true }).fill('1000')
    await expect(main(page).getByText(errors.outOfRange.m(roofs.length, '0.5', '60'))).toBeVisible()
  })

  test(`an unknown address below ${paths.home} is answered in ${name}`, async ({ page }) => {
    const { notFound } = wordsByLanguage[language]
    await page.goto(`${paths.home}no-such-page`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.page.heading)
    await page.goto(paths.product('no-such-product'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.product.heading)
    await page.getByRole('main').getByRole('link', { name: notFound.product.action }).tap()
    await expect(page).toHaveURL(paths.home)
  })
}
