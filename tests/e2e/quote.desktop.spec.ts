import type { Page } from '@playwright/test'
import { findViolations } from './accessibility-engines.ts'
import { expect, test } from './base-test.ts'
import { countPdfPages } from './pdf.ts'
import { cutList, getQuote, HOUSE, main, openQuote, wallLength, wallWidth } from './quote.ts'
import { hasKnownLengths, sheet } from './site.ts'

test('the keyboard alone can open and fill the estimator', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
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
  await expect(cutList(page)).toContainText('2.20 m')
})

test('arrow keys and dragging turn the roof, and its sides are drawn with numbered sheets', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  await openQuote(page, HOUSE)
  const drawing = page.getByRole('slider')
  const outline = () => drawing.locator('path').first().getAttribute('d')
  const before = await outline()
  await drawing.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(outline).not.toBe(before)
  const turned = await outline()
  const box = await drawing.boundingBox()
  if (!box) throw new Error('The drawing has no box.')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.up()
  await expect.poll(outline).not.toBe(turned)
  await main(page).getByText('Each side laid flat').click()
  await expect(main(page).locator('figure text')).toHaveCount(38)
  await expect(main(page).getByText('1: 1.11').first()).toBeAttached()
})

test('the tools are one row below both columns, in the order of Tab, and an open one has a row of its own', async ({
  page,
}) => {
  const tools = main(page).getByRole('group', { name: 'More tools' })
  const summaries = [/^Compare with/, /^Your estimates/, /^Change how we count/].map(hasText =>
    tools.locator('summary').filter({ hasText }).first(),
  )
  const boxes = () => Promise.all(summaries.map(async summary => (await summary.boundingBox()) ?? { x: 0, y: 0 }))
  for (const fragment of ['', HOUSE]) {
    await openQuote(page, fragment)
    await expect(
      main(page)
        .getByText(fragment ? 'Cheapest' : 'Your sheet')
        .first(),
    ).toBeVisible()
    await expect(async () => {
      const [first, second, third] = await boxes()
      expect([second?.y, third?.y]).toEqual([first?.y, first?.y])
      expect(first?.x).toBeLessThan(second?.x ?? 0)
      expect(second?.x).toBeLessThan(third?.x ?? 0)
      const ask = await main(page).getByRole('region', { name: 'Rather ask a person?' }).boundingBox()
      expect((ask?.y ?? Number.NaN) + (ask?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
    }).toPass()
  }
  await summaries[1]?.click()
  await expect(async () => {
    const [first, second, third] = await boxes()
    expect(second?.x).toBe(first?.x)
    expect(first?.y).toBeLessThan(second?.y ?? 0)
    expect(second?.y).toBeLessThan(third?.y ?? 0)
  }).toPass()
})

test('the print version is created only when printing begins', async ({ page }) => {
  await openQuote(page, HOUSE)
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(page.locator('body > article')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('body > article')).toHaveCount(1)
  await wallLength(page).fill('11')
  await expect(page.locator('body > article')).toHaveCount(0)
})

test('a quote prints on two pages, with and without backgrounds', async ({ page }) => {
  await openQuote(page, HOUSE)
  await expect(main(page).getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('body > article').filter({ hasText: 'Roof estimate' })
  await expect(printed).toBeVisible()
  await expect(printed).toContainText('Printed')
  await expect(printed.locator('svg').first()).toBeVisible()
  await expect(printed.locator('figure text')).toHaveCount(38)
  await expect(main(page)).toBeHidden()
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden()
  for (const printBackground of [false, true])
    expect(countPdfPages(await page.pdf({ preferCSSPageSize: true, printBackground }))).toBe(2)
})

test('a house with a wing and many lengths prints on three pages at most', async ({ page }) => {
  test.skip(!hasKnownLengths, 'The sheets have other lengths.')
  const wing = 'shape=hip&length=40ft&width=20ft&pitch=4:12&wing=front,0,13ft,16ft&unit=ft'
  await openQuote(page, `${wing}&product=${sheet.slug}&cover=1&round=0.01`)
  const lengths = main(page).getByRole('table').locator('tbody tr')
  await expect.poll(() => lengths.count()).toBeGreaterThan(20)
  expect(countPdfPages(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3)
})

test('a list without a roof prints with its lines on one page', async ({ page }) => {
  const list = Array.from({ length: 20 }, (_, line) => `${line + 2} x ${2 + line / 10}m`).join('\n')
  await openQuote(page, `product=${sheet.slug}&list=${encodeURIComponent(list)}`)
  await expect(main(page).getByRole('table')).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(countPdfPages(pdf)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > article li q')).toHaveCount(20)
})

async function openAllParts(page: Page): Promise<void> {
  await page.getByText('Hidden roof 6 m × 4 m').click()
  await page.locator('summary').filter({ hasText: 'Pitch 6°' }).click()
  for (const name of ['Change how we count', 'What the rest of the roof costs', 'All figures', 'Check before you pay'])
    await page.getByText(name).first().click()
  await page.getByText('Each side laid flat').first().click()
}

// A gable with a wing and a pitch as rise and run, and a hidden roof: together they show every field.
const wholeForm = `${HOUSE.replace('shape=hip', 'shape=gable').replace('pitch=25', 'pitch=4:12')}&wing=front,0,4,3&shape2=hidden&length2=6&width2=4&list=20+x+3m%0Ahello+7&zzz=1`
// axe.both.spec.ts tests the empty form.
const states: [
  name: string,
  width: number,
  fragment: string,
  act?: ((page: Page) => Promise<void>) | undefined,
  path?: string,
][] = [
  ['with errors', 390, 'shape=gable', page => wallLength(page).fill('x')],
  ['in Kiswahili', 390, `${HOUSE}&list=20+x+3m%0Ahello+7`, undefined, '/sw/quote'],
  ['with all fields and all parts open', 390, wholeForm, openAllParts],
  ['with all fields and all parts open', 1280, wholeForm, openAllParts],
]

for (const [name, width, fragment, act, path] of states) {
  test(`axe and IBM’s engine find no violation in the estimator ${name}, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openQuote(page, fragment, path)
    await act?.(page)
    expect(await findViolations(page)).toEqual([])
  })
}

test('the estimator fits 320 pixels and 400 % zoom', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    await openQuote(page, `${HOUSE}&list=20+x+3m`)
    await expect(main(page).getByRole('table')).toBeAttached()
    const overflow = await page.locator('html').evaluate(html => html.scrollWidth - html.clientWidth)
    expect(overflow).toBe(0)
  }
})
