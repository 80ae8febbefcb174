import type { Page } from '@playwright/test'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { hasSameFacts } from '../states/site.ts'
import { expect, test } from './base-test.ts'
import {
  HOUSE,
  listField,
  main,
  openPitch,
  openQuote,
  press,
  QUOTE,
  sidewaysPx,
  unfold,
  wallLength,
  wallWidth,
} from './quote.ts'
import { callAddress, chatText, sheet } from './site.ts'

const ROOF = `shape=hip&length=12&width=9&product=${sheet.slug}`
const LIST = '20 x 3m\n4 x 2.5\nhello 7'

const result = (page: Page) => main(page).getByRole('region', { name: /What you need|your list|Example/ })
const details = (page: Page) => main(page).getByRole('region', { name: 'Your order' })
const order = (page: Page) => result(page).getByRole('link', { name: 'Order via WhatsApp' })

/** Scrolls past the buttons of the answer, so that the bar is shown. */
const leaveAnswer = (page: Page) =>
  details(page)
    .getByRole('heading', { name: 'Your order' })
    .evaluate(heading => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))

test('See the count shows the result, which fits on one screen with order, share and print', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  })
  await openQuote(page, ROOF)
  await order(page).waitFor()
  const heading = result(page).getByRole('heading', { level: 2 })

  await test.step('See the count brings the result below the header', async () => {
    await leaveAnswer(page)
    await main(page).getByRole('button', { name: 'See the count' }).click()
    await expect(heading).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (header?.height ?? 0)).toBe(true)
  })

  await test.step('the main parts of the result are on one screen', async () => {
    // More colours of the owner may make it higher.
    if (!hasSameFacts) return
    const height = page.viewportSize()?.height ?? 0
    for (const part of [
      order(page),
      result(page).getByRole('link', { name: 'Share' }),
      result(page).getByRole('button', { name: 'Print' }),
    ]) {
      // Both boxes are read at once, because a part that loads later moves the others.
      const bottom = async () => {
        const [top, box] = await Promise.all([heading.boundingBox(), part.boundingBox()])
        return (box?.y ?? Number.NaN) + (box?.height ?? 0) - (top?.y ?? Number.NaN)
      }
      await expect.poll(bottom).toBeLessThan(height)
    }
  })

  await test.step('Share without a share sheet opens a chat with the summary and the link', async () => {
    const href = await result(page).getByRole('link', { name: 'Share' }).getAttribute('href')
    const text = new URL(href ?? '').searchParams.get('text') ?? ''
    expect(text).toContain('Hip 12 x 9 m, 25°')
    expect(text).toMatch(/: \d+ sheets, [\d.]+ m, from KSh [\d,]+/)
    expect(text).toContain('/quote#shape=hip')
  })

  await test.step('the form shows the prices of other pitches, and explains pitch, eave and verge', async () => {
    await openPitch(page)
    await expect(
      main(page).getByText(/Not sure\? Leave 25°\. Between 15° and 30° it is KSh\s[\d,]+ to KSh\s[\d,]+\./),
    ).toBeVisible()
    await main(page).getByText('What are pitch, eave and verge?').click()
    await expect(main(page).getByRole('img', { name: /The pitch is the angle/ })).toBeVisible()
  })

  await test.step('one tap shows the same roof in another product', async () => {
    const products = main(page).getByRole('group', { name: 'This roof in every product' })
    await expect(products.getByText('Cheapest').first()).toBeVisible()
    const rows = products.locator('label')
    const list = await rows.first().locator('..').boundingBox()
    expect(list?.height).toBeGreaterThan(40 * (await rows.count()))
    const last = rows.last()
    const [name, price] = await Promise.all([last.locator('span').first().innerText(), last.locator('b').innerText()])
    await products.getByRole('radio').last().click({ force: true })
    await expect(result(page).locator('dl data').first()).toHaveText(price)
    await result(page)
      .getByRole('link', { name: `${name} Change the product` })
      .click()
    await expect(products).toBeInViewport()
    // By key: the page may still be scrolling.
    await products.getByRole('radio').first().press('Space')
    await expect(products.getByRole('radio').last()).not.toBeChecked()
    await expect(result(page).locator('dl data').first()).not.toHaveText(price)
  })

  await test.step('the result stays while another roof is added', async () => {
    await main(page).getByRole('button', { name: 'Add another roof' }).click()
    await expect(main(page).getByText('Roof 2 is not counted yet')).toBeVisible()
    await expect(order(page)).toBeVisible()
  })
})

test('the prices of the roof do not move the list of products when they come', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => {
      const price = document.querySelector<HTMLElement>('#product label b')
      const isHidden = price && getComputedStyle(price).visibility === 'hidden'
      const { dataset } = document.documentElement
      const heightPx = `${document.getElementById('product')?.offsetHeight}`
      if (isHidden) dataset.pendingPx = heightPx
      else if (dataset.pendingPx) dataset.pricedPx ??= heightPx
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  // The walls of the example, whose prices are as long.
  await openQuote(page, ROOF.replace('hip', 'gable'))
  await expect(page.locator('html[data-priced-px]')).toBeAttached()
  const { pendingPx, pricedPx } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(pricedPx).toBe(pendingPx)
})

test('the bar is hidden while the buttons of the result are in view', async ({ page }) => {
  await page.goto(`${QUOTE}#${ROOF}`)
  const bar = main(page).getByRole('link', { name: 'Order', exact: true })
  await order(page).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await leaveAnswer(page)
  await expect(bar).toBeVisible()
  await order(page).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

test('the price comes right after the roof, what is ordered and the cut list after all choices, for the eye and for Tab', async ({
  page,
}) => {
  await openQuote(page, ROOF)
  const parts = [
    wallWidth(page),
    main(page).getByRole('group', { name: 'Shape: Your roof' }),
    main(page).getByRole('button', { name: 'Add a wing' }),
    main(page).getByRole('button', { name: 'Add another roof' }),
    result(page).getByText(/^KSh/).first(),
    main(page).getByRole('slider'),
    result(page).getByRole('group', { name: 'Colour' }),
    main(page).getByLabel('Deliver to'),
    order(page),
    main(page).getByRole('group', { name: 'This roof in every product' }),
    details(page).getByRole('heading', { name: 'Your order' }),
    details(page).getByRole('heading', { name: 'Cut list' }),
    main(page).getByRole('region', { name: 'Rather ask a person?' }),
    main(page).getByRole('group', { name: 'More tools' }),
  ]
  await details(page).waitFor()
  const tops = await Promise.all(parts.map(part => part.evaluate(element => element.getBoundingClientRect().top)))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  const handles = await Promise.all(parts.map(part => part.elementHandle()))
  for (const [index, handle] of handles.slice(1).entries()) {
    const isAfter = await handle?.evaluate(
      (element, before) =>
        Boolean(before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      handles[index] ?? null,
    )
    expect(isAfter, `part ${index + 1}`).toBe(true)
  }
})

test('a link with a roof opens on its price, from which one tap leads back to the walls; whoever types stays at the walls', async ({
  page,
}) => {
  const heading = result(page).getByRole('heading', { level: 2 })

  await test.step('a link opens on the price', async () => {
    await openQuote(page, ROOF)
    await expect(heading).toBeInViewport()
    await expect(order(page)).toBeInViewport()
    await expect(wallLength(page)).not.toBeInViewport()
  })

  await test.step('Change the walls leads to the length', async () => {
    await expect(result(page)).toContainText('Hip 12 × 9 m')
    await result(page).getByRole('button', { name: 'Change the walls' }).click()
    await expect(wallLength(page)).toBeInViewport()
    await expect(wallLength(page)).toBeFocused()
  })

  await test.step('a page that is loaded again stays where it was', async () => {
    const y = () => page.evaluate(() => scrollY)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.reload()
    await order(page).waitFor()
    await expect(wallLength(page)).toBeInViewport()
    expect(await y()).toBe(0)
  })

  await test.step('typed walls do not move the page', async () => {
    await page.evaluate(() => localStorage.clear())
    await openQuote(page)
    await wallLength(page).pressSequentially('12')
    await wallWidth(page).pressSequentially('9')
    await order(page).waitFor()
    await expect(wallWidth(page)).toBeInViewport()
  })
})

test('the bar says the plain total, and offers to order and to call', async ({ page }) => {
  await openQuote(page, ROOF)
  await details(page).waitFor()
  await leaveAnswer(page)
  const total = main(page).getByRole('button', { name: 'See the count' })
  await expect(total.locator('b')).toHaveText(/^KSh\s[\d,]+$/)
  const bar = total.locator('xpath=..')
  await expect(bar.getByRole('link', { name: 'Order' })).toHaveAttribute('href', /wa\.me/)
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', callAddress)
})

test('an empty quote shows prices of buildings, and a bar to ask and to type; typed walls take their place', async ({
  page,
}) => {
  await openQuote(page)
  const building = main(page).getByRole('button', { name: /^3 bedrooms/ })
  await expect(building).toContainText(/12 × 9 m.*KSh\s[\d,]+/)
  const ask = main(page).getByRole('link', { name: 'WhatsApp', exact: true })
  // It does not show the price of another house.
  const bar = ask.locator('xpath=..')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(ask).toHaveAttribute('href', /^https:/)
  await expect(main(page).getByRole('button', { name: 'See the count' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toHaveCount(0)
  const price = /KSh\s[\d,]+/.exec(await building.innerText())?.[0] ?? ''
  await expect(bar).not.toContainText('KSh')
  await main(page).getByRole('group', { name: 'Your sheet' }).scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: 'House size' }).click()
  await expect(wallLength(page)).toBeFocused()
  // Colours and wings come with a roof.
  const wing = main(page).getByRole('button', { name: 'Add a wing' })
  await expect(main(page).getByRole('group', { name: 'Colour' })).toHaveCount(0)
  await expect(wing).toHaveCount(0)
  await wallLength(page).pressSequentially('12')
  await wallWidth(page).pressSequentially('9')
  await expect(order(page)).toBeVisible()
  await expect(ask).toHaveCount(0)
  await expect(wing).toBeVisible()
  await expect(result(page).locator('dl data').first()).toContainText(price)
})

test('the result ends with what is ordered, then the rest of the roof, and their sum', async ({ page }) => {
  await openQuote(page, ROOF)
  await order(page).waitFor()
  const total = await result(page).locator('dl data').first().innerText()
  const ordered = details(page).getByRole('list').filter({ hasText: 'Total' }).first()
  await expect(ordered.getByRole('listitem').last()).toContainText(total)
  const rest = details(page).locator('details', { hasText: 'The rest, together' })
  await rest.getByText('What the rest of the roof costs').click()
  await expect(rest.getByRole('listitem').filter({ hasText: 'Your order from us' })).toContainText(total)
  await expect(rest.getByRole('listitem').filter({ hasText: 'The whole roof' })).toContainText(/KSh\s[\d,]+/)
})

test('several roofs fold, and a wrong field unfolds its roof', async ({ page }) => {
  await openQuote(page, `${ROOF}&shape2=lean-to&length2=9&width2=3`)
  await order(page).waitFor()
  const second = main(page).getByRole('group', { name: 'Roof 2', exact: true })
  const length = second.getByLabel('Length', { exact: true })
  const line = second.getByText('Lean-to 9 m × 3 m')
  await expect(wallLength(page).first()).toBeVisible()
  await expect(length).toBeHidden()
  await line.click()
  await length.fill('x')
  await second.locator('summary').first().click()
  await expect(length).toBeHidden()
  await result(page).getByRole('button', { name: 'To order, correct: Roof 2, length' }).click()
  await expect(length).toBeFocused()
  await main(page).getByRole('button', { name: 'Remove roof 1' }).click()
  await expect(length).toHaveCount(0)
  await expect(wallLength(page)).toBeVisible()
  await expect(
    main(page)
      .locator('summary')
      .filter({ hasText: /^Lean-to .*×/ }),
  ).toBeHidden()
})

test('pitch and overhangs fold below their values, and open by themselves where one is typed or wrong', async ({
  page,
}) => {
  const pitch = main(page).getByLabel('Pitch', { exact: true })
  const eave = main(page).getByLabel('Eave overhang', { exact: true })
  const summary = (text: string) => main(page).locator('summary').filter({ hasText: text })

  await test.step('usual values stay folded', async () => {
    await openQuote(page, ROOF)
    await expect(summary('Pitch 25°, overhang 0.45 m')).toBeVisible()
    await expect(pitch).toBeHidden()
  })

  await test.step('a fold that is typed into stays open, with the focus, until it is closed by hand', async () => {
    await unfold(eave)
    await press(eave)
    await page.keyboard.type('0.6')
    await expect(summary('overhang 0.6 m')).toBeVisible()
    for (let key = 0; key < 3; key++) await page.keyboard.press('Backspace')
    await expect(eave).toHaveValue('')
    await expect(eave).toBeFocused()
    await page.keyboard.type('0.7')
    await expect(eave).toBeFocused()
    await summary('overhang 0.7 m').click()
    await expect(eave).toBeHidden()
    await wallWidth(page).fill('8')
    await expect(order(page)).toBeVisible()
    await expect(eave).toBeHidden()
  })

  await test.step('a pitch in the link opens the fold', async () => {
    await openQuote(page, `${ROOF}&pitch=20`)
    await expect(pitch).toBeVisible()
  })

  await test.step('a shape for which the pitch is wrong opens it again after it was closed by hand', async () => {
    await summary('Pitch 20°').click()
    await expect(pitch).toBeHidden()
    await main(page).getByRole('button', { name: 'More shapes' }).click()
    await press(main(page).getByRole('radio', { name: /^Hidden roof/ }))
    await expect(pitch).toBeVisible()
    await expect(pitch).toHaveAttribute('aria-invalid', 'true')
  })
})

test('whoever asks a person sends the estimate, once there is one', async ({ page }) => {
  await openQuote(page)
  const ask = main(page).getByRole('region', { name: 'Rather ask a person?' })
  await expect(ask.getByText('Send us the length and width of the walls')).toBeVisible()
  await openQuote(page, HOUSE)
  await expect(ask.getByText('Questions? Send us this estimate.')).toBeVisible()
  await expect(ask.getByText('Send us the length and width of the walls')).toHaveCount(0)
  const text = chatText(await ask.getByRole('link', { name: 'Send this estimate' }).getAttribute('href'))
  for (const part of ['I have a question about this estimate', 'Hip 10 x 7 m', 'sheets', '/quote#shape=hip'])
    expect(text).toContain(part)
  await wallLength(page).fill('x')
  await expect(ask.getByText('Send us the length and width of the walls')).toBeVisible()
})

test('a list alone can be ordered, and be compared with a roof', async ({ page }) => {
  await openQuote(page)
  await main(page).getByRole('button', { name: 'I have a list' }).click()
  await listField(page).fill(LIST)
  await expect(order(page)).toBeVisible()
  const text = chatText(await order(page).getAttribute('href'))
  for (const part of ['From my list:', '20 x 3 m', 'Please ask me about:', '- hello 7']) expect(text).toContain(part)
  await (await unfold(wallLength(page))).fill('10')
  await wallWidth(page).fill('7')
  await expect(main(page).getByText('Your list has 70 m')).toBeVisible()
  expect(chatText(await order(page).getAttribute('href'))).toContain('Total 70 m')
})

test('with a wrong field the order button names the field and leads to it', async ({ page }) => {
  await openQuote(page, `${ROOF}&list=${encodeURIComponent(LIST)}`)
  await expect(order(page)).toBeVisible()
  const eave = await unfold(main(page).getByLabel('Eave overhang', { exact: true }))
  await eave.fill('9')
  const blocked = result(page).getByRole('button', { name: 'To order, correct: Eave overhang' })
  await expect(blocked).toBeVisible()
  await expect(main(page).locator('a[href*="wa.me"][href*="order"]')).toHaveCount(0)
  await blocked.click()
  await expect(eave).toBeFocused()
})

test('large roofs with open drawings are not wider than the screen', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openQuote(page, `shape=hip&length=40&width=30&product=${sheet.slug}&shape2=gable&length2=8&width2=6&colour=`)
    // A long order has a second message.
    await expect(order(page).first()).toBeVisible()
    await main(page).getByText('Each side laid flat').click()
    const drawing = main(page)
      .getByRole('region', { name: /front: the sheets/i })
      .first()
    await expect(drawing).toBeVisible()
    expect(await sidewaysPx(page)).toBe(0)
    const [inner, outer] = await drawing.evaluate(frame => [frame.scrollWidth, frame.clientWidth])
    expect(inner).toBeGreaterThanOrEqual(outer as number)
    await drawing.evaluate(frame => frame.scrollTo(99_999, 0))
    expect(await drawing.evaluate(frame => frame.scrollLeft + frame.clientWidth >= frame.scrollWidth - 1)).toBe(true)
  }
})

test('on every phone the bar of an empty quote says what to type on two lines at most, in every language', async ({
  page,
}) => {
  for (const language of languages) {
    await openQuote(page, '', pathsIn(language).quote)
    const { typeWalls } = wordsByLanguage[language].estimator.example
    const name = main(page).getByRole('button', { name: typeWalls }).locator('b')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      // Past the fields.
      await page.locator('#product').evaluate(list => list.scrollIntoView({ behavior: 'instant' }))
      await expect(name).toBeVisible()
      const lines = name.evaluate(text => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getClientRects().length
      })
      expect(await lines, `${language}, ${width} px`).toBeLessThanOrEqual(2)
    }
  }
})
