import { tile } from './site.ts'
import { expect, test } from './watched.ts'

const toggle = 'summary'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the menu is closed at first; its button opens and closes it', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' })
  await expect(links).toBeHidden()
  await page.locator(toggle).tap()
  await expect(links).toBeVisible()
  await page.locator(toggle).tap()
  await expect(links).toBeHidden()
})

test('a touch on a part of the page closes the menu and goes there', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Products', 'About', 'Why Choose Us', 'Contact']) {
    await page.locator(toggle).tap()
    await links.getByRole('link', { name, exact: true }).tap()
    await expect(links).toBeHidden()
    const id = name.toLowerCase().replaceAll(' ', '-')
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('Home closes the menu and leads to the home page', async ({ page }) => {
  await page.goto(tile.path)
  await page.locator(toggle).tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).tap()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.locator(toggle).focus()
  await page.keyboard.press('Enter')
  const links = page.getByRole('navigation', { name: 'Main' })
  await expect(links).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(links.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links).toBeHidden()
  await expect(page.locator(toggle)).toBeFocused()
})

test('the button of an open menu says Close, and what lies below is dimmed', async ({ page }) => {
  const button = page.locator(toggle)
  await expect(button).toHaveText('Menu', { useInnerText: true })
  await button.tap()
  await expect(button).toHaveText('Close', { useInnerText: true })
  await expect(page.getByRole('link', { name: 'Shop Products' })).toBeVisible()
  const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.tagName)
  expect(top).toBe('SUMMARY')
})

test('a touch elsewhere closes the menu', async ({ page }) => {
  await page.locator(toggle).tap()
  const links = page.getByRole('navigation', { name: 'Main' })
  await expect(links).toBeVisible()
  await page.touchscreen.tap(40, 820)
  await expect(links).toBeHidden()
})

test('an open menu keeps all of its links within reach on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.locator(toggle).tap()
  const call = page
    .getByRole('banner')
    .getByRole('link', { name: /^Call / })
    .filter({ visible: true })
  await call.scrollIntoViewIfNeeded()
  await expect(call).toBeInViewport({ ratio: 0.9 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens all the same, and its links lead on', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Main' })
    await expect(links).toBeHidden()
    await page.locator(toggle).tap()
    await links.getByRole('link', { name: 'About', exact: true }).tap()
    await expect(page).toHaveURL('/#about')
    await page.locator(toggle).tap()
    await expect(links).toBeHidden()
  })
})
