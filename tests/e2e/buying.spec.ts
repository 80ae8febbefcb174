import { servedCountyNames } from '../../src/facts/counties.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { expect, test } from './base-test.ts'
import { main } from './quote.ts'
import { another, chatText, otherColours, sheet } from './site.ts'

/** The form at the top of the home page, and the one at its end. */
const homeForms = ['What will your sheets cost?', 'Tell us the size of your house']

for (const name of homeForms) {
  test(`the house typed below “${name}” on the home page opens the estimate of that roof`, async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name })
    await form.getByLabel('House length, m').pressSequentially('12')
    await form.getByLabel('House width, m').pressSequentially('9')
    await form.getByRole('button', { name: 'See sheets and price' }).tap()
    await expect(page).toHaveURL(url => url.pathname === '/quote' && /length=12&width=9/.test(url.hash))
    await expect(main(page).getByLabel('Length', { exact: true })).toHaveValue('12')
    await expect(main(page).getByLabel('Width', { exact: true })).toHaveValue('9')
  })
}

test('the bar with price, chat and call shows while the buttons of the page are out of view', async ({ page }) => {
  await page.goto(sheet.path)
  const bar = page.getByRole('complementary', { name: 'Order this product' })
  await expect(bar.getByRole('link', { name: 'Order' })).toBeVisible()
  await expect(bar).toContainText(sheet.priceText)
  const rows = page.locator('[data-order-actions]')
  await expect(rows).toHaveCount(2)
  // A part that is far from the buttons, after each row of them.
  for (const [index, far] of [
    page.getByRole('heading', { name: 'Features' }),
    page.getByRole('link', { name: 'Back to Products' }),
  ].entries()) {
    await rows.nth(index).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-order-bar]')).toBeHidden()
    await far.scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: 'Order' })).toBeVisible()
  }
})

test('the sample link names the chosen colour', async ({ page }) => {
  const [chosen] = otherColours(another)
  if (!chosen) return test.skip(true, 'There are not two colours to choose from.')
  await page.goto(another.path)
  await page.getByLabel(chosen.name).check()
  const sample = main(page).getByRole('link', { name: `Ask for a sample in ${chosen.name}`, exact: true })
  const text = chatText(await sample.getAttribute('href'))
  expect(text).toContain(another.name)
  expect(text).toContain(`Colour: ${chosen.name}\n`)
  await page.reload()
  await expect(sample).toBeVisible()
})

test('the chat of the delivery page that asks for the day names the chosen county', async ({ page }) => {
  const county = servedCountyNames.at(-1) as string
  await page.goto(pathsIn('en').delivery)
  await main(page).getByLabel('Your county').selectOption(county)
  const chat = main(page).getByRole('link', { name: 'Ask my delivery day' })
  expect(chatText(await chat.getAttribute('href'))).toContain(`Place of delivery (county): ${county}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('both forms of the home page open the quote page, and the order bar stays', async ({ page }) => {
    for (const name of homeForms) {
      await page.goto('/')
      const form = page.getByRole('form', { name })
      await form.getByLabel('House length, m').fill('12')
      await form.getByRole('button', { name: 'See sheets and price' }).tap()
      await expect(page).toHaveURL(url => url.pathname === pathsIn('en').quote && url.search.includes('length=12'))
    }
    await page.goto(sheet.path)
    await expect(page.locator('[data-order-bar]')).toBeVisible()
  })

  test('the delivery page has no choice of a county, which would do nothing', async ({ page }) => {
    await page.goto(pathsIn('en').delivery)
    await expect(main(page).getByRole('link', { name: 'Ask my delivery day' })).toBeVisible()
    await expect(main(page).getByLabel('Your county')).toBeHidden()
  })
})
