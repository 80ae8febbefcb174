import { expect, type Page } from '@playwright/test'

/** Moves the row of views where a page has one: until then only the first view is fetched. */
export async function moveGallery(page: Page): Promise<void> {
  const thumbs = page.locator('[data-thumb]')
  if ((await thumbs.count()) === 0) return
  await thumbs.nth(1).click()
  await expect(page.locator('[data-strip] picture img').nth(1)).toBeVisible()
}
