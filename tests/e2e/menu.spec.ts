import { expect, test } from './base-test.ts'
import { tile } from './site.ts'

const toggle = 'header summary'

test('the menu opens and closes with its button, Escape and a tap elsewhere', async ({ page }) => {
  await page.goto('/')
  const button = page.locator(toggle)
  const links = page.getByRole('navigation', { name: 'Main' })
  await test.step('the button says Menu or Close, and an open menu covers the page', async () => {
    await expect(links).toBeHidden()
    await expect(button).toHaveText('Menu', { useInnerText: true })
    await button.tap()
    await expect(links).toBeVisible()
    await expect(button).toHaveText('Close', { useInnerText: true })
    await expect(page.getByRole('link', { name: 'Shop Products' })).toBeVisible()
    const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.tagName)
    expect(top).toBe('SUMMARY')
    await button.tap()
    await expect(links).toBeHidden()
  })
  await test.step('Escape returns the focus to the button', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(links).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(button).toBeFocused()
  })
  await test.step('a tap elsewhere closes it', async () => {
    await button.tap()
    await expect(links).toBeVisible()
    await page.touchscreen.tap(40, 820)
    await expect(links).toBeHidden()
  })
  await test.step('all links can be reached on a small screen', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await button.tap()
    const call = page
      .getByRole('banner')
      .getByRole('link', { name: /^Call / })
      .filter({ visible: true })
    await call.scrollIntoViewIfNeeded()
    await expect(call).toBeInViewport({ ratio: 0.9 })
  })
})

test('links of the menu close it and lead to a section or to the home page', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Products', 'About', 'Why Choose Us', 'Contact']) {
    await page.locator(toggle).tap()
    await links.getByRole('link', { name, exact: true }).tap()
    await expect(links).toBeHidden()
    const id = name.toLowerCase().replaceAll(' ', '-')
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
  await page.goto(tile.path)
  await page.locator(toggle).tap()
  await links.getByRole('link', { name: 'Home', exact: true }).tap()
  await expect(page).toHaveURL('/')
  await expect(links).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes, and its links work', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' })
    await expect(links).toBeHidden()
    await page.locator(toggle).tap()
    await links.getByRole('link', { name: 'About', exact: true }).tap()
    await expect(page).toHaveURL('/#about')
    await page.locator(toggle).tap()
    await expect(links).toBeHidden()
  })
})
