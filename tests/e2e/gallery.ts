import { expect, type Page } from '@playwright/test'

/** Shows the second view of a gallery, if there is one. The views beside the first load only then. */
export async function moveGallery(page: Page): Promise<void> {
  const thumbnails = page.locator('[data-thumb]')
  if ((await thumbnails.count()) === 0) return
  await thumbnails.nth(1).click()
  await expect(page.locator('[data-strip] picture img').nth(1)).toBeVisible()
}
