import type { Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { chatText, otherColours, sheet, tile } from './site.ts'
import { expect, test } from './watched.ts'

const pairs = languages.flatMap(from => languages.filter(to => to !== from).map(to => ({ from, to })))
const house = `#quote?shape=hip&length=10&width=7&pitch=25&eave=0.5&verge=0.3&product=${sheet.slug}&cover=1&round=0.01`

const dialog = (page: Page) => page.getByRole('dialog')

/** A named figure of the estimate, as a program reads it. */
async function figure(page: Page, name: string): Promise<number> {
  const term = dialog(page).locator('section dl > div', { has: page.getByText(name, { exact: true }) })
  return Number(await term.locator('data').first().getAttribute('value'))
}

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
    await page.goto(`${own.product(tile.slug)}${house}`)
    const before = await figures(from)
    await dialog(page).getByRole('link', { name, exact: true }).tap()
    await expect(page).toHaveURL(url => url.pathname === other.product(tile.slug) && url.hash.startsWith('#quote?'))
    expect(await figures(to)).toEqual(before)
  })
}

for (const language of languages) {
  const { estimator, messages, name } = wordsByLanguage[language]
  const paths = pathsIn(language)

  test(`an estimate in ${name} ends in an order that says product, lengths and total`, async ({ page }) => {
    await page.goto(paths.product(sheet.slug))
    const quote = page.getByRole('main').getByRole('link', { name: wordsByLanguage[language].product.getQuote })
    expect(chatText(await quote.first().getAttribute('href'))).toBe(messages.quote(sheet.name))
    await quote.first().tap()
    await dialog(page).getByLabel(estimator.roofs.length, { exact: true }).fill('10')
    await dialog(page).getByLabel(estimator.roofs.width, { exact: true }).fill('7')
    await expect.poll(() => figure(page, estimator.result.sheets)).toBeGreaterThan(0)
    const order = dialog(page).getByRole('link', { name: estimator.order.chat })
    const text = chatText(await order.getAttribute('href'))
    for (const part of [sheet.name, estimator.message.cutList, `${paths.home}#quote?`]) expect(text).toContain(part)
    const metres = estimator.result.metres(await figure(page, estimator.result.runningMetres))
    expect(text).toContain(metres)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // A seller who reads English finds what counts in it.
    for (const term of ['cover width', 'cut list', 'total']) expect(text.toLowerCase()).toContain(term)
  })

  test(`a list in ${name} is read, and its questions are asked in ${name}`, async ({ page }) => {
    await page.goto(`${paths.home}#quote?product=${sheet.slug}`)
    await dialog(page).getByLabel(estimator.list.label).fill('mabati 20 za mita 3\n15 x 2.5\nmabati 8')
    await expect(dialog(page).getByText(wordsByLanguage[language].fundiListRead.unread['no-length'])).toBeVisible()
    const order = dialog(page).getByRole('link', { name: estimator.order.chat })
    await expect.poll(async () => chatText(await order.getAttribute('href'))).toContain(estimator.message.cut(20, 3))
  })

  test(`a wrong size is explained in ${name}`, async ({ page }) => {
    await page.goto(`${paths.home}${house}`)
    const { roofs, errors } = estimator
    await dialog(page).getByLabel(roofs.length, { exact: true }).fill('1000')
    await expect(dialog(page).getByText(errors.outOfRange.m(roofs.length, '0.5', '60'))).toBeVisible()
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
