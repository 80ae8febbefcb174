import type { Page } from '@playwright/test'
import { estimator as words } from '../../src/i18n/en/estimator.ts'
import { expect, test } from './base-test.ts'
import { HOUSE, holdScript, main, openQuote, press, QUOTE, wallLength, wallWidth } from './quote.ts'

const { estimates, roofs, steps } = words

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const rows = (page: Page) => main(page).locator('[id^="quote-estimates-"] > b')
const showEstimates = (page: Page) => press(main(page).getByText(estimates.heading))

async function saveAs(page: Page, name: string): Promise<void> {
  const field = main(page).getByLabel(estimates.name)
  await field.clear()
  await field.pressSequentially(name)
  await press(button(page, estimates.save))
  await expect(main(page).getByText(estimates.saved(name))).toBeVisible()
}

test('estimates are kept by name, opened, renamed, deleted and brought back', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).pressSequentially('10x')
  await showEstimates(page)
  await saveAs(page, 'Mama Njeri')

  await test.step('Clear the form starts a new one and leaves the named one', async () => {
    await press(button(page, words.clearAll))
    await expect(wallLength(page)).toHaveValue('')
    await expect(rows(page)).toHaveText(['Mama Njeri'])
    await wallLength(page).pressSequentially('18')
    await wallWidth(page).pressSequentially('9')
    await saveAs(page, 'Kanisa')
    await expect(rows(page)).toHaveText(['Kanisa', 'Mama Njeri'])
  })
  await test.step('the other one is opened as it was typed; Back returns', async () => {
    await press(button(page, estimates.openNamed('Mama Njeri')))
    await expect(wallLength(page)).toHaveValue('10x')
    await expect
      .poll(() =>
        main(page)
          .getByRole('group', { name: roofs.houseHeading, exact: true })
          .evaluate(one => one === document.activeElement),
      )
      .toBe(true)
    await page.goBack()
    await expect(wallLength(page)).toHaveValue('18')
    await page.goForward()
    await expect(wallLength(page)).toHaveValue('10x')
  })
  await test.step('a change goes to the open one only', async () => {
    await wallLength(page).fill('10.5')
    await page.reload()
    await expect(wallLength(page)).toHaveValue('10.5')
    await showEstimates(page)
    await press(button(page, estimates.openNamed('Kanisa')))
    await expect(wallLength(page)).toHaveValue('18')
  })
  await test.step('it gets another name', async () => {
    await press(button(page, estimates.renameNamed('Mama Njeri')))
    const field = main(page).getByLabel(estimates.newName)
    await field.clear()
    await field.pressSequentially('Baba Njeri')
    await field.press('Enter')
    await expect(rows(page)).toContainText(['Baba Njeri'])
  })
  await test.step('it is deleted and comes back with Undo', async () => {
    await press(button(page, estimates.deleteNamed('Baba Njeri')))
    await expect(rows(page)).toHaveText(['Kanisa'])
    await press(button(page, steps.undo))
    await expect(rows(page)).toHaveCount(2)
    await press(button(page, estimates.openNamed('Baba Njeri')))
    await expect(wallLength(page)).toHaveValue('10.5')
  })
})

test('two tabs keep their own estimates, also after both are closed', async ({ page, context }) => {
  await openQuote(page)
  await wallLength(page).pressSequentially('10')
  const other = await context.newPage()
  await openQuote(other)
  await expect(wallLength(other)).toHaveValue('10')
  await wallLength(other).fill('12')
  await wallWidth(page).pressSequentially('7')
  await page.reload()
  await expect(wallLength(page)).toHaveValue('10')
  await other.reload()
  await expect(wallLength(other)).toHaveValue('12')
  const third = await context.newPage()
  await page.close()
  await other.close()
  await openQuote(third)
  await showEstimates(third)
  await expect(rows(third)).toHaveText(['10 × 7 m', '12 m'])
})

test('the list shows what is kept when it is opened before the script loads', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).pressSequentially('10')
  const allowScript = await holdScript(page)
  await page.reload()
  await showEstimates(page)
  await expect(rows(page)).toHaveCount(0)
  allowScript()
  await expect(rows(page)).toHaveText(['10 m'])
})

test('a named estimate that two tabs change becomes two', async ({ page, context }) => {
  await openQuote(page)
  await wallLength(page).pressSequentially('10')
  await showEstimates(page)
  await saveAs(page, 'Mama Njeri')
  const other = await context.newPage()
  await openQuote(other)
  await showEstimates(other)
  await press(button(other, estimates.openNamed('Mama Njeri')))
  await wallLength(other).fill('12')
  await wallLength(page).fill('11')
  await expect(rows(page)).toHaveText(['Mama Njeri 2', 'Mama Njeri'])
})

for (const [what, deny] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    },
  ],
] as const)
  test(`with a ${what} storage the page says at the first key that nothing is kept`, async ({ page }) => {
    await page.addInitScript(deny)
    await page.goto(QUOTE)
    await openQuote(page, HOUSE)
    await expect(main(page).getByRole('alert')).toHaveCount(0)
    await wallLength(page).press('End')
    await page.keyboard.type('1')
    await expect(main(page).getByRole('alert')).toHaveText(estimates.notKept)
    await expect(wallLength(page)).toHaveValue('101')
    await showEstimates(page)
    await main(page).getByLabel(estimates.name).fill('Mama Njeri')
    await press(button(page, estimates.save))
    await expect(main(page).getByText(estimates.notKept)).toHaveCount(2)
  })
