import { expect, type Locator, type Page } from '@playwright/test'
import { DESK } from '../../src/site/host.ts'

/** Opens one of the desk's forms, such as `business` or `products/box-profile`. */
export async function openForm(page: Page, form: string): Promise<void> {
  const [folder, file] = form.split('/')
  await page.goto(`${DESK}#/collections/${file ? `${folder}/entries/${file}` : `_singletons/entries/${form}`}`)
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

/**
 * A field by its place in the file, such as `social.facebook`. The desk draws a field when it comes into view: the form is
 * scrolled to what holds the field, and down in it as long as the field is not drawn.
 */
export async function field(page: Page, key: string): Promise<Locator> {
  const parts = key.split('.')
  let holder = page.locator('body')
  for (const [index] of parts.entries()) {
    const path = parts.slice(0, index + 1).join('.')
    const part = page.locator(`[data-key-path="${path}"]`)
    // An entry of a list has no frame of its own, unless it is a text.
    if (/\d$/.test(path) && !(await part.count())) continue
    await expect(async () => {
      if (await part.count()) return
      await holder.evaluate(element => {
        const drawn = [...element.querySelectorAll('[data-key-path]')]
        const last = drawn.at(-1) ?? element
        last.scrollIntoView()
      })
      expect(await part.count()).toBe(1)
    }).toPass({ intervals: [50] })
    await part.scrollIntoViewIfNeeded()
    holder = part
  }
  return holder
}

/** Types into a field. */
export async function type(page: Page, key: string, text: string): Promise<void> {
  await (await field(page, key)).locator('input, textarea').first().fill(text)
}

/** Switches a field on, or off. */
export async function flip(page: Page, key: string): Promise<void> {
  await (await field(page, key)).getByRole('switch').click()
}

/** Adds what may be left out, such as a notice. */
export async function add(page: Page, key: string): Promise<void> {
  await (await field(page, key)).getByRole('checkbox', { name: /^Add/ }).click()
}

/** Chooses a photograph from the device. */
export async function choose(page: Page, key: string, photograph: { name: string; buffer: Buffer }): Promise<void> {
  const place = await field(page, key)
  await place
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...photograph, mimeType: 'image/jpeg' })
}

/** Opens the entries of a list. */
export async function unfold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand All' }).first().click()
}

/** Goes to a list, from where a form opens whatever was open before. */
export async function toList(page: Page): Promise<void> {
  await page.goto(`${DESK}#/collections/products`)
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'hidden' })
}

/** Takes back all that was typed since the form was opened. */
export async function revert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Revert All Changes' }).click()
}

/** Asks to save, whatever comes of it. */
export async function trySaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Saves, and waits until it is done. */
export async function save(page: Page): Promise<void> {
  await trySaving(page)
  // The desk goes back to its list.
  await page.waitForURL(address => !address.hash.includes('/entries/'))
}
