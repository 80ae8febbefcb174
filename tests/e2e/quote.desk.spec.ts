import type { Page } from '@playwright/test'
import { findViolations } from './accessibility-engines.ts'
import { sheetsOf } from './paper.ts'
import { getQuote, HOUSE, main, openQuote, wallLength, wallWidth } from './quote.ts'
import { sheet } from './site.ts'
import { expect, test } from './watched.ts'

test('the keyboard alone opens, fills and reads it', async ({ page }) => {
  await page.goto(sheet.path)
  await getQuote(page).focus()
  await page.keyboard.press('Enter')
  await expect(wallLength(page)).toBeVisible()
  await wallLength(page).focus()
  await page.keyboard.type('7.9')
  for (let stops = 0; stops < 5; stops++) {
    await page.keyboard.press('Tab')
    if (await wallWidth(page).evaluate(field => field === document.activeElement)) break
  }
  await page.keyboard.type('3')
  await expect(main(page).getByRole('table')).toContainText('2.20 m')
})

test('arrow keys and dragging turn the roof', async ({ page }) => {
  await openQuote(page, HOUSE)
  const stage = page.getByRole('slider')
  const outline = () => stage.locator('path').first().getAttribute('d')
  const before = await outline()
  await stage.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(outline).not.toBe(before)
  const turned = await outline()
  const box = await stage.boundingBox()
  if (!box) throw new Error('The drawing has no box.')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.up()
  await expect.poll(outline).not.toBe(turned)
})

test('each side is drawn flat with every sheet numbered', async ({ page }) => {
  await openQuote(page, HOUSE)
  await main(page).getByText('Each side laid flat').click()
  await expect(main(page).locator('figure text')).toHaveCount(38)
  await expect(main(page).getByText('1: 1.11').first()).toBeAttached()
})

test('nothing is made for paper before printing begins', async ({ page }) => {
  await openQuote(page, HOUSE)
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(page.locator('body > article')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('body > article')).toHaveCount(1)
  await wallLength(page).fill('11')
  await expect(page.locator('body > article')).toHaveCount(0)
})

for (const printBackground of [false, true]) {
  test(`on paper it is one sheet of A4, and one of its sides${printBackground ? ', with backgrounds too' : ''}`, async ({
    page,
  }) => {
    await openQuote(page, HOUSE)
    await expect(main(page).getByRole('table')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('body > article').filter({ hasText: 'Roof estimate' })
    await expect(paper).toBeVisible()
    await expect(paper).toContainText('Printed')
    await expect(paper.locator('svg').first()).toBeVisible()
    await expect(paper.locator('figure text')).toHaveCount(38)
    await expect(main(page)).toBeHidden()
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden()
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground }))).toBe(2)
  })
}

test('a house with a wing, in feet and cut to two dozen lengths, is one sheet and one of its sides', async ({
  page,
}) => {
  const wing = 'shape=hip&length=40ft&width=20ft&pitch=4:12&wing=front,0,13ft,16ft&unit=ft'
  await openQuote(page, `${wing}&product=${sheet.slug}&round=0.01`)
  const lengths = main(page).getByRole('table').locator('tbody tr')
  await expect.poll(() => lengths.count()).toBeGreaterThan(20)
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
})

test('a list alone is printed with its lines on one sheet', async ({ page }) => {
  const list = Array.from({ length: 20 }, (_, line) => `${line + 2} x ${2 + line / 10}m`).join('\n')
  await openQuote(page, `product=${sheet.slug}&list=${encodeURIComponent(list)}`)
  await expect(main(page).getByRole('table')).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(sheetsOf(pdf)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > article li q')).toHaveCount(20)
})

async function unfold(page: Page): Promise<void> {
  await page.getByText('What we assume').click()
  await page.getByText('Each side laid flat').click()
}

const full = `${HOUSE.replace('shape=hip', 'shape=gable')}&wing=front,0,4,3&list=20+x+3m%0Ahello+7&zzz=1`
const states: [
  name: string,
  width: number,
  fragment: string,
  act?: ((page: Page) => Promise<void>) | undefined,
  path?: string,
][] = [
  ['empty', 390, ''],
  ['empty', 1280, ''],
  ['with errors', 390, 'shape=gable', page => wallLength(page).fill('x')],
  ['with a slope', 390, HOUSE.replace('pitch=25', 'pitch=4:12')],
  ['with a hidden roof', 390, HOUSE.replace('shape=hip', 'shape=hidden').replace('&pitch=25', '')],
  ['in Kiswahili', 390, `${HOUSE}&list=20+x+3m%0Ahello+7`, undefined, '/sw/quote'],
  ['with a wing, a list, parts that are ignored and everything open', 390, full, unfold],
  ['with a wing, a list, parts that are ignored and everything open', 1280, full, unfold],
]

for (const [name, width, fragment, act, path] of states) {
  test(`axe and IBM’s engine find nothing in the estimator ${name}, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openQuote(page, fragment, path)
    await act?.(page)
    expect(await findViolations(page)).toEqual([])
  })
}

test('it fits 320 pixels, and a screen enlarged to 400 %', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    await openQuote(page, `${HOUSE}&list=20+x+3m`)
    await expect(main(page).getByRole('table')).toBeAttached()
    const room = await page.locator('html').evaluate(html => html.scrollWidth - html.clientWidth)
    expect(room).toBe(0)
  }
})
