import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { kinds, otherKinds, tile } from './site.ts'

// Not the watched test: axe itself writes HTML from text, which the security policy reports.
/** A page with all of it laid out, as it is for who asks for a part of it: axe sees no ground behind what is not. */
const whole = (path: string) => `${path}#content`

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${rule.help}: ${node.target.join(' ')}`))
}

for (const { name, path } of kinds) {
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    await page.goto(whole(path))
    expect(await violations(page)).toEqual([])
  })
}

for (const { name, path } of otherKinds) {
  test(`axe finds nothing wrong with ${name}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk has been looked at in the first language')
    await page.goto(whole(path))
    expect(await violations(page)).toEqual([])
  })
}

test('axe finds nothing wrong with an open menu', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 900 })
  await page.goto(whole('/'))
  await page.locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing wrong with an open tooltip', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch phone has no tooltips')
  await page.goto(tile.path)
  await page.getByText('LIMITED OFFER', { exact: true }).focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
