import { expect, type Locator, type Page } from '@playwright/test'
import { DESK } from '../../src/site/host.ts'

/** Opens one of the desk's forms, such as `business` or `products/box-profile`. */
export async function openForm(page: Page, form: string): Promise<void> {
  const [folder, file] = form.split('/')
  await page.goto(`${DESK}#/collections/${file ? `${folder}/entries/${file}` : `_singletons/entries/${form}`}`)
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

/** Finds a field by its path in the file, such as `social.facebook`. The desk draws fields only when they scroll into view. */
export async function field(page: Page, key: string): Promise<Locator> {
  const target = page.locator(`[data-key-path="${key}"]`)
  if (await target.count()) return target
  const parts = key.split('.')
  let parent = page.locator('body')
  for (const [index] of parts.entries()) {
    const path = parts.slice(0, index + 1).join('.')
    const part = page.locator(`[data-key-path="${path}"]`)
    // Entries of a list have no element, unless they are texts.
    if (/\d$/.test(path) && !(await part.count())) continue
    await expect(async () => {
      if (await part.count()) return
      await parent.evaluate(element => {
        const drawn = [...element.querySelectorAll('[data-key-path]')]
        const last = drawn.at(-1) ?? element
        last.scrollIntoView()
      })
      expect(await part.count()).toBe(1)
    }).toPass({ intervals: [50] })
    await part.scrollIntoViewIfNeeded()
    parent = part
  }
  return parent
}

/** Types into a field. */
export async function type(page: Page, key: string, text: string): Promise<void> {
  await (await field(page, key)).locator('input, textarea').first().fill(text)
}

/** Switches a field on or off. */
export async function toggle(page: Page, key: string): Promise<void> {
  await (await field(page, key)).getByRole('switch').click()
}

/** Adds an optional part, such as a notice. */
export async function add(page: Page, key: string): Promise<void> {
  await (await field(page, key)).getByRole('checkbox', { name: /^Add/ }).click()
}

/** Chooses a photograph from the device. */
export async function choose(page: Page, key: string, photograph: { name: string; buffer: Buffer }): Promise<void> {
  const photographField = await field(page, key)
  await photographField
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...photograph, mimeType: 'image/jpeg' })
}

/** Expands all entries of a list. The form sometimes opens with all of them expanded: then its button is disabled. */
export async function expandAll(page: Page): Promise<void> {
  const expand = page.getByRole('button', { name: 'Expand All' }).first()
  await expect(async () => {
    if (await expand.isEnabled()) await expand.click({ timeout: 1000 })
    await expect(expand).toBeDisabled({ timeout: 1000 })
    await expect(page.getByRole('button', { name: 'Collapse All' }).first()).toBeEnabled({ timeout: 1000 })
  }).toPass()
}

/** Opens the list of products, which closes any form. */
export async function closeForm(page: Page): Promise<void> {
  await page.goto(`${DESK}#/collections/products`)
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'hidden' })
}

/** Reverts all changes since the form was opened, and waits until the form has nothing to save. */
export async function revert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Revert All Changes' }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
}

/** Presses Save, which may be refused. */
export async function trySaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Saves and waits until the form is closed. */
export async function save(page: Page): Promise<void> {
  await trySaving(page)
  await page.waitForURL(address => !address.hash.includes('/entries/'))
}
