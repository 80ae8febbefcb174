import type { Locator, Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { expect, test } from './base-test.ts'
import { expectHydrated, main, openQuote } from './quote.ts'
import { chatText, sheet } from './site.ts'

/** Types key by key, as on a phone, after a tap on the field. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = main(page).getByLabel(label, { exact: true })
  await field.tap()
  await field.pressSequentially(text)
}

/** Pastes a text into a field after a tap on it. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.tap()
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

for (const language of languages) {
  const words = wordsByLanguage[language].estimator
  const path = pathsIn(language).quote
  /** The order buttons of the result and of the bar. */
  const orderLinks = (page: Page) =>
    main(page).getByRole('link', { name: new RegExp(`^(${words.order.chat}|${words.order.order})$`) })
  const orderText = async (page: Page) =>
    chatText(await main(page).getByRole('link', { name: words.order.chat }).getAttribute('href'))
  const openList = (page: Page) => main(page).getByRole('button', { name: words.entryTabs.list }).tap()
  async function choose(page: Page, count: number, lengthM: number): Promise<void> {
    const name = words.list.choice(count, lengthM, 'm')
    const choice = main(page).getByRole('button', { name, exact: true }).first()
    // Scrolls the button above the bar, as people do, and again if a line above it has grown.
    await expect(async () => {
      await choice.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await choice.tap({ timeout: 2000 })
    }).toPass()
  }
  const blocked = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

  test.describe(`a fundi's list typed on a phone, ${language}`, () => {
    test('is ordered without the house that was typed before', async ({ page }) => {
      await openQuote(page, `product=${sheet.slug}`, path)
      await typeInto(page, words.roofs.length, '12')
      await typeInto(page, words.roofs.width, '9')
      await expect(orderLinks(page).first()).toBeAttached()
      await openList(page)
      await expect(orderLinks(page)).toHaveCount(0)
      await expect(main(page).getByText(words.result.nothingOnList, { exact: true })).toBeVisible()

      await typeInto(page, words.list.label, '3 x 12')
      await expect(blocked(page, words.order.answerLine('3 x 12')).first()).toBeAttached()
      await expect(main(page).getByText(words.result.nothingOnList, { exact: true })).toBeVisible()
      await expect(orderLinks(page)).toHaveCount(0)

      // The button in the bar leads to the line.
      await blocked(page, words.order.answerLine('3 x 12')).last().tap()
      await expect(page.locator('#quote-open-line')).toBeFocused()
      await choose(page, 12, 3)
      await expect(orderLinks(page).first()).toBeAttached()
      expect(await orderText(page)).toContain('12 x 3 m')
      expect(await orderText(page)).not.toContain('12 x 9 m')
    })

    test('asks about the rest of a line after one part of it is answered', async ({ page }) => {
      await openQuote(page, `product=${sheet.slug}&from=list`, path)
      await typeInto(page, words.list.label, '5.2m 18pcs 4.1m 9pcs 2.9 7pcs')
      for (const cut of ['18 x 5.2 m', '9 x 4.1 m', '7 x 2.9 m'])
        await expect.poll(() => orderText(page)).toContain(cut)
      expect(await orderText(page)).toContain('150.8 m')

      await main(page).getByLabel(words.list.label, { exact: true }).fill('')
      await typeInto(page, words.list.label, '20 3m kornis 14 2.5m')
      await choose(page, 20, 3)
      // The rest of the line is another question, and blocks the order.
      await expect(blocked(page, words.order.answerLine('kornis 14 2.5m')).first()).toBeAttached()
      await expect(orderLinks(page)).toHaveCount(0)
      await choose(page, 14, 2.5)
      await expect.poll(() => orderText(page)).toContain('95 m')

      await main(page).getByLabel(words.list.label, { exact: true }).fill('')
      await typeInto(page, words.list.label, '3 bundles ya 3m (20 kila bundle)')
      await choose(page, 60, 3)
      await expect.poll(() => orderText(page)).toContain('60 x 3 m')
    })

    test('of 2,000 lines is kept whole, and can be typed on while it is read', async ({ page }) => {
      const lines = Array.from(
        { length: 2000 },
        (_, line) => `${(line % 9) + 1} pcs box profile ${1 + (line % 50) / 10}m`,
      )
      const sheets = lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0) + 70
      await openQuote(page, `product=${sheet.slug}&from=list`, path)
      const field = main(page).getByLabel(words.list.label, { exact: true })
      await paste(field, lines.join('\n'))
      await field.pressSequentially('\n70 pcs 3m')
      await expect(field).toHaveValue(`${lines.join('\n')}\n70 pcs 3m`)
      const total = () => main(page).locator('dl data').nth(1).getAttribute('value').then(Number)
      await expect.poll(total).toBe(sheets)
      // A reload reads the list from the address; a new visit reads it from the device.
      await page.reload()
      await expectHydrated(page)
      await expect(field).toHaveValue(`${lines.join('\n')}\n70 pcs 3m`)
      await expect.poll(total).toBe(sheets)
      await page.goto('about:blank')
      await page.goto(path)
      await expectHydrated(page)
      await expect(field).toHaveValue(`${lines.join('\n')}\n70 pcs 3m`)
      await expect.poll(total).toBe(sheets)
    })

    test('says at once that it is too long to be kept', async ({ page }) => {
      const list = '20 pcs 3m\n'.repeat(10_000)
      await openQuote(page, `product=${sheet.slug}&from=list`, path)
      const field = main(page).getByLabel(words.list.label, { exact: true })
      await paste(field, list)
      const alert = main(page).getByRole('alert')
      await expect(alert).toHaveCount(0)
      await field.pressSequentially('5')
      await expect(alert).toHaveText(words.list.tooLong(10_001, 10_001))
    })
  })
}
