import type { Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { findViolations } from './accessibility-engines.ts'
import { expect, test } from './base-test.ts'
import { figure, HOUSE, main, openQuote, press, sidewaysPx } from './quote.ts'

for (const language of languages) {
  const { estimator: words, name } = wordsByLanguage[language]
  const { estimates, roofs, steps, templates } = words
  const open = (page: Page, fragment: string) => openQuote(page, fragment, pathsIn(language).quote)
  const button = (page: Page, label: string) => main(page).getByRole('button', { name: label, exact: true })

  test(`axe and IBM’s engine find no violation after a roof is removed, in ${name}`, async ({ page }) => {
    await open(page, `${HOUSE}&shape2=gable&length2=4&width2=3`)
    // The result moves what is below it: a tap before that would miss the button.
    await expect.poll(() => figure(page, words.result.sheets)).toBeGreaterThan(0)
    await press(button(page, roofs.removeRoof(2)))
    const undo = button(page, steps.undo)
    await expect(undo).toBeInViewport({ ratio: 1 })
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: steps.done.roofRemoved(2) }),
    ).toBeAttached()
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await findViolations(page)).toEqual([])
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await sidewaysPx(page)).toBe(0)
    }
  })

  test(`axe and IBM’s engine find no violation among usual buildings and kept estimates, in ${name}`, async ({
    page,
  }) => {
    await open(page, '')
    const names = Object.values(templates.names)
    await expect(main(page).getByText(templates.names.churchHall, { exact: true })).toHaveCount(0)
    await press(button(page, templates.showAll(names.length)))
    // The first of the others, because the button is gone.
    await expect(main(page).getByRole('button', { name: templates.names.fourBedrooms })).toBeFocused()
    for (const label of names) await expect(main(page).getByText(label, { exact: true })).toBeVisible()
    await press(main(page).getByText(templates.names.churchHall, { exact: true }))
    await expect(main(page).getByText(steps.done.templateChosen(templates.names.churchHall)).first()).toBeAttached()
    await press(main(page).getByText(estimates.heading))
    const field = main(page).getByLabel(estimates.name)
    await field.pressSequentially('Mama Njeri')
    await press(button(page, estimates.save))
    await expect(main(page).getByText(estimates.saved('Mama Njeri'))).toBeVisible()
    await press(button(page, estimates.renameNamed('Mama Njeri')))
    expect(await findViolations(page)).toEqual([])
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await sidewaysPx(page)).toBe(0)
    }
  })

  test(`axe and IBM’s engine find no violation in the message about a full storage, in ${name}`, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(page, HOUSE)
    const length = main(page).getByLabel(roofs.length, { exact: true })
    await length.press('End')
    await page.keyboard.type('1')
    await expect(main(page).getByRole('alert')).toHaveText(estimates.notKept)
    expect(await findViolations(page)).toEqual([])
  })
}
