import type { Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { expect, test } from './base-test.ts'
import { figure, getQuote, HOUSE, main, openQuote, orderText, unfold } from './quote.ts'
import { chatText, otherColours, sheet } from './site.ts'

const pairs = languages.flatMap(from => languages.filter(to => to !== from).map(to => ({ from, to })))
for (const { from, to } of pairs) {
  const [own, other] = [pathsIn(from), pathsIn(to)]
  const { name, language } = wordsByLanguage[to]
  const inBanner = (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true })

  test(`links in header and menu lead from ${wordsByLanguage[from].name} to ${name}, to the same place`, async ({
    page,
  }) => {
    await page.goto(own.delivery)
    await inBanner(page).first().tap()
    await expect(page).toHaveURL(other.delivery)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.goto(own.about)
    await page.locator('summary').tap()
    await inBanner(page).last().tap()
    await expect(page).toHaveURL(other.about)
    await expect(page.locator('#about')).toBeInViewport()
  })

  test(`a colour chosen in ${wordsByLanguage[from].name} stays chosen in ${name}`, async ({ page }) => {
    const [colour] = otherColours(sheet)
    if (!colour) return test.skip(true, 'There are not two colours to choose from.')
    await page.goto(own.product(sheet.slug))
    const radio = page.locator(`input[data-screen="${colour.screen}"]`)
    await radio.check({ force: true })
    await inBanner(page).first().tap()
    await expect(page).toHaveURL(`${other.product(sheet.slug)}#colour=${colour.screen.slice(1)}`)
    await expect(radio).toBeChecked()
    const order = page.getByRole('link', { name: wordsByLanguage[to].product.order }).first()
    expect(chatText(await order.getAttribute('href'))).toContain(`: ${colour.nameByLanguage[to]}\n`)
  })

  test(`a quote in ${wordsByLanguage[from].name} has the same figures in ${name}`, async ({ page }) => {
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

  test(`an order in ${name} has product, lengths and total`, async ({ page }) => {
    await page.goto(paths.product(sheet.slug))
    await getQuote(page, wordsByLanguage[language].home.roofForm.submit).tap()
    await main(page).getByLabel(estimator.roofs.length, { exact: true }).fill('10')
    await main(page).getByLabel(estimator.roofs.width, { exact: true }).fill('7')
    await expect.poll(() => figure(page, estimator.result.sheets)).toBeGreaterThan(0)
    const text = await orderText(page, estimator.order.chat)
    for (const part of [sheet.name, estimator.message.cutListHeading, `${paths.quote}#`]) expect(text).toContain(part)
    const metres = estimator.result.metres(await figure(page, estimator.result.runningMetres))
    expect(text).toContain(metres)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // Sellers who read only English find the main terms.
    for (const term of ['cover width', 'cut list', 'total']) expect(text.toLowerCase()).toContain(term)
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

// quote.spec.ts tests the first language.
for (const language of languages.slice(1)) {
  const { estimator, name } = wordsByLanguage[language]

  test(`the estimator in ${name} asks about lists and explains errors in ${name}`, async ({ page }) => {
    await openQuote(page, `product=${sheet.slug}`, pathsIn(language).quote)
    await (await unfold(main(page).getByLabel(estimator.list.label))).fill('mabati 20 za mita 3\n15 x 2.5\nmabati 8')
    await expect(main(page).getByText(estimator.list.unread['no-length'])).toBeVisible()
    const order = main(page).getByRole('link', { name: estimator.order.chat })
    await expect.poll(async () => chatText(await order.getAttribute('href'))).toContain(estimator.message.cut(20, 3))
    const { roofs, errors } = estimator
    await main(page).getByLabel(roofs.length, { exact: true }).fill('1000')
    await expect(main(page).getByText(errors.outOfRange.m(roofs.length, '0.5', '60'))).toBeVisible()
  })
}
