import type { Locator, Page } from '@playwright/test'
import { estimator as words } from '../../src/i18n/en/estimator.ts'
import { expect, test } from './base-test.ts'
import {
  figure,
  HOUSE,
  listField,
  main,
  openList,
  openQuote,
  press,
  productChoice,
  unfold,
  wallLength,
  wallWidth,
} from './quote.ts'
import { isStep, sheet, tile } from './site.ts'

// No typed value is lost: a tap that removes something can be undone. These tests type and tap as people do: key by key, with
// a finger on the phone and with a mouse on the desktop.
const { roofs, steps, assumptions } = words

const twoRoofs = `${HOUSE}&shape2=lean-to&length2=4&width2=2&pitch2=4:12`
const wings = `shape=hip&length=12&width=6&wing=front,1,4,3&wing=back,2,3,4&product=${sheet.slug}`

/** Opens roofs and waits for their count: the page scrolls to it, and a tap before that can miss. */
async function openCounted(page: Page, fragment: string): Promise<void> {
  await openQuote(page, fragment)
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(0)
}

/** Presses a key, so that the taps before and after it are not a double tap where both are at one place of the window. */
const moveOn = (page: Page): Promise<void> => page.keyboard.press('Tab')

/** Waits until a button or a heading no longer moves. The count above it moves it, also off the screen. */
async function expectStill(target: Locator): Promise<void> {
  await target.page().evaluate(() => document.fonts.ready)
  await target.click({ trial: true })
  await expect(async () => {
    await target.scrollIntoViewIfNeeded()
    const before = await target.boundingBox()
    await target.page().waitForTimeout(500)
    expect(await target.boundingBox()).toEqual(before)
  }).toPass()
}

/** Presses twice where the target was, as fast as a finger does. */
async function pressTwice(target: Locator): Promise<void> {
  await expectStill(target)
  const box = await target.boundingBox()
  if (!box) throw new Error('The button has no box.')
  const page = target.page()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isTouch = await page.evaluate(() => 'ontouchstart' in window)
  const session = await page.context().newCDPSession(page)
  const mouse = (type: 'mousePressed' | 'mouseReleased', clickCount: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount })
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] })
  // All sent at once, so that a slow machine does not make two taps of it.
  await Promise.all(
    [1, 2].flatMap(tap =>
      isTouch ? [touch('touchStart'), touch('touchEnd')] : [mouse('mousePressed', tap), mouse('mouseReleased', tap)],
    ),
  )
}

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const undo = (page: Page) => button(page, steps.undo)
async function pressUndo(page: Page): Promise<void> {
  await expectStill(undo(page))
  await press(undo(page))
}
const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true })
const shape = (page: Page, name: string | RegExp) => main(page).getByRole('radio', { name }).first()

async function expectFocusIn(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate(element => element.contains(document.activeElement))).toBe(true)
}

test('removing the first roof keeps the fields and the pitch of the other', async ({ page }) => {
  await openQuote(page, twoRoofs)
  const rise = main(page).getByLabel(roofs.rise)
  await expect(rise).toHaveValue('4')
  await press(button(page, roofs.removeRoof(1)))
  await expect(rise).toHaveValue('4')
  await expect(wallLength(page)).toHaveValue('4')
  await expect(page).toHaveURL(/shape=lean-to&length=4&width=2&pitch=4%3A12/)
  await expectFocusIn(group(page, roofs.houseHeading))
})

test('a pitch in degrees stays when its notation is changed', async ({ page }) => {
  await openQuote(page, HOUSE)
  await press(button(page, roofs.riseOverRun))
  await expect(main(page).getByLabel(roofs.rise)).toHaveValue('5.6')
  await press(button(page, roofs.riseOverRun))
  await expect(main(page).getByLabel(roofs.pitch, { exact: true })).toHaveValue('25.02')
})

test('a panel that is typed into stays open', async ({ page }) => {
  await openQuote(page, HOUSE)
  const heading = main(page).getByText(assumptions.heading)
  await expectStill(heading)
  await press(heading)
  for (const [label, typed] of [
    [assumptions.cover, '0.7'],
    ...(isStep(sheet) ? [] : [[assumptions.endLap, '0.25'] as const]),
  ] as const) {
    const field = main(page).getByLabel(label, { exact: true })
    await press(field)
    await field.press('ControlOrMeta+a')
    await page.keyboard.type(typed)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(typed)
  }
  await press(button(page, assumptions.reset))
  await expect(main(page).getByLabel(assumptions.cover, { exact: true })).toBeVisible()
  await expect(main(page).locator('summary', { hasText: assumptions.heading })).toBeFocused()
  await pressUndo(page)
  await expect(main(page).getByLabel(assumptions.cover, { exact: true })).toHaveValue('0.7')
  await expect(main(page).locator('summary', { hasText: assumptions.heading })).toBeFocused()
})

test('a removed roof comes back with Undo and with Back, as it was typed', async ({ page }) => {
  await openQuote(page, twoRoofs)
  const second = group(page, roofs.numbered(2))
  await press(second.locator('summary').first())
  await second.getByLabel(roofs.length, { exact: true }).fill('4 m and a bit')
  for (const bringBack of [() => pressUndo(page), () => page.goBack()]) {
    await press(button(page, roofs.removeRoof(2)))
    await expect(second).toBeHidden()
    await expectFocusIn(group(page, roofs.houseHeading))
    await expect(main(page).getByText(steps.done.roofRemoved(2)).first()).toBeAttached()
    await bringBack()
    await expect(second.getByLabel(roofs.length, { exact: true })).toHaveValue('4 m and a bit')
    await expect(undo(page)).toBeHidden()
    await expect(main(page).getByText(steps.undone)).toBeAttached()
    await expectFocusIn(second)
    await moveOn(page)
  }
  await page.goForward()
  await expect(second).toBeHidden()
})

test('Back brings a removed roof back also after a reload', async ({ page }) => {
  await openQuote(page, twoRoofs)
  await group(page, roofs.numbered(1)).getByLabel(roofs.length, { exact: true }).fill('10 or so')
  await press(button(page, roofs.removeRoof(1)))
  await expect(wallLength(page)).toHaveValue('4')
  await page.reload()
  await expect(wallLength(page)).toHaveValue('4')
  await page.goBack()
  await expect(wallLength(page).first()).toHaveValue('10 or so')
})

test('Undo works after a link to another part of the page', async ({ page }) => {
  await openCounted(page, twoRoofs)
  await press(button(page, roofs.removeRoof(2)))
  await page.evaluate(() => {
    location.hash = '#ask'
  })
  await expect(page).toHaveURL(/#shape=hip/)
  await pressUndo(page)
  await expect(group(page, roofs.numbered(2))).toBeVisible()
  await expect(page).toHaveURL(/shape2=lean-to/)
})

test('Undo stays until the next change', async ({ page }) => {
  await openCounted(page, twoRoofs)
  await press(button(page, roofs.removeRoof(2)))
  await expect(undo(page)).toBeVisible()
  await main(page).getByText(roofs.guide).click()
  await expect(undo(page)).toBeVisible()
  await wallWidth(page).press('End')
  await page.keyboard.type('1')
  await expect(wallWidth(page)).toHaveValue('71')
  await expect(undo(page)).toBeHidden()
})

test('a double tap on "Add another roof" adds one roof and removes none', async ({ page }) => {
  await openCounted(page, HOUSE)
  await pressTwice(button(page, `${roofs.addRoof} ${roofs.addRoofHint}`))
  await expect(group(page, roofs.numbered(2))).toBeVisible()
  await expect(group(page, roofs.numbered(3))).toBeHidden()
  await expect(wallLength(page).first()).toHaveValue('10')
  await expectFocusIn(group(page, roofs.numbered(2)))
})

test('a double tap on "Remove roof" removes one roof', async ({ page }) => {
  await openCounted(page, `${twoRoofs}&length3=5&width3=5`)
  await pressTwice(button(page, roofs.removeRoof(1)))
  await expect(group(page, roofs.numbered(2))).toBeVisible()
  await expect(group(page, roofs.numbered(3))).toBeHidden()
})

test('wings that a new shape removes come back with Undo, with Back, and when their shape is chosen again', async ({
  page,
}) => {
  await openQuote(page, wings.replace(/&wing=back[^&]*/, ''))
  const width = group(page, roofs.numberedWing(1)).getByRole('textbox', { name: roofs.wingParts.width })
  await width.fill('3.7')
  const hip = shape(page, roofs.kinds.hip)
  for (const bringBack of [() => pressUndo(page), () => page.goBack(), () => press(shape(page, /^T /))]) {
    await press(hip)
    await expect(width).toBeHidden()
    await expect(main(page).getByText(steps.done.wingsDropped()).first()).toBeAttached()
    await bringBack()
    await expect(width).toHaveValue('3.7')
    await moveOn(page)
  }
})

test('wings are removed and added without losing the focus', async ({ page }) => {
  await openCounted(page, wings)
  const [first, second] = [group(page, roofs.numberedWing(1)), group(page, roofs.numberedWing(2))]
  await press(button(page, roofs.removeWing(1)))
  await expect(second).toBeHidden()
  await expect(first.getByRole('textbox', { name: roofs.wingParts.width })).toHaveValue('4')
  await expectFocusIn(first)
  await moveOn(page)
  await press(button(page, roofs.removeWing(1)))
  await expect(button(page, roofs.addFirstWing)).toBeFocused()
  await pressUndo(page)
  await expectFocusIn(first)
  await press(button(page, roofs.addWing))
  await expectFocusIn(second)
})

test('everything that was cleared comes back with Undo, with Back, and is saved again', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).pressSequentially('12x')
  await (await openList(page)).pressSequentially('20 x 3m')
  await press(main(page).getByText(words.estimates.heading))
  for (const bringBack of [() => pressUndo(page), () => page.goBack()]) {
    await press(button(page, words.clearAll))
    await expect(wallLength(page)).toHaveValue('')
    await expectFocusIn(group(page, roofs.houseHeading))
    await bringBack()
    await expect(wallLength(page)).toHaveValue('12x')
    await expect(listField(page)).toHaveValue('20 x 3m')
    await moveOn(page)
  }
  await openQuote(page)
  await expect(wallLength(page)).toHaveValue('12x')
})

test('an answer that leaves out a line can be undone', async ({ page }) => {
  await openQuote(page)
  await press(main(page).getByRole('button', { name: words.entryTabs.list }))
  await (await openList(page)).pressSequentially('kornish 3m 40pcs')
  await press(button(page, words.list.notSheets))
  await pressUndo(page)
  await expect(button(page, words.list.notSheets)).toBeVisible()
  await expectFocusIn(group(page, words.list.heading))
})

test('measures of the old sheet that a new product removes come back with Undo', async ({ page }) => {
  test.skip(tile === sheet, 'There is no other product.')
  await openQuote(page, `${HOUSE}&cover=0.7`)
  const before = await figure(page, words.result.price)
  // Once the prices are there, the rows do not change places any more.
  await expect(main(page).getByText(words.productComparison.cheapest).first()).toBeVisible()
  await productChoice(page, tile.slug).check()
  await expect.poll(() => figure(page, words.result.price)).not.toBe(before)
  await pressUndo(page)
  await expect(productChoice(page, sheet.slug)).toBeChecked()
  await expect.poll(() => figure(page, words.result.price)).toBe(before)
})

test('a list keeps its lengths when the walls are changed to feet', async ({ page }) => {
  await openQuote(page)
  await press(main(page).getByRole('button', { name: words.entryTabs.list }))
  await (await openList(page)).pressSequentially('10 pcs 6')
  await expect.poll(() => figure(page, 'Running metres')).toBe(60)
  await unfold(wallLength(page))
  await main(page).getByLabel(words.units.ft.name, { exact: true }).check()
  await press(wallLength(page))
  await expect(wallLength(page)).toHaveAccessibleName(/ft$/)
  await wallLength(page).pressSequentially('40')
  await press(wallWidth(page))
  await wallWidth(page).pressSequentially('30')
  await expect(page).toHaveURL(/length=40ft&width=30ft/)
  await expect.poll(() => figure(page, 'Running metres')).toBe(60)
  await page.reload()
  await expect.poll(() => figure(page, 'Running metres')).toBe(60)
  await press(button(page, words.list.readAs.ft))
  await expect.poll(() => figure(page, 'Running metres')).not.toBe(60)
})

test('a usual building is counted after one tap, and Undo brings back what was typed', async ({ page }) => {
  await openQuote(page, twoRoofs)
  const { templates } = words
  // The buildings are folded once the walls of the address are shown.
  await press(main(page).locator('summary', { hasText: templates.heading }))
  const building = main(page).getByRole('button', { name: `${templates.names.twoBedrooms} 9 × 7 m KSh` })
  const price = (await building.locator('b').textContent()) ?? ''
  await press(building)
  await expect(wallLength(page)).toHaveValue('9')
  await expect(wallWidth(page)).toHaveValue('7')
  await expectFocusIn(group(page, roofs.houseHeading))
  await expect(main(page).getByText(templates.hint(sheet.name))).toBeAttached()
  await expect.poll(() => figure(page, 'Sheets')).toBeGreaterThan(10)
  await expect(main(page).locator('section dl data').first()).toHaveText(price)
  await pressUndo(page)
  await expect(wallLength(page).first()).toHaveValue('10')
  await expect(group(page, roofs.numbered(2))).toBeVisible()
})
