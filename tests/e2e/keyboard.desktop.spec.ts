import type { Page } from '@playwright/test'
import { expect, test } from './base-test.ts'
import { HOUSE, main, openQuote } from './quote.ts'
import { kinds, products, tile } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Numbers all controls in document order. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], summary, button, input, select, textarea, [tabindex="0"]'),
    ]
    // In a group of radio buttons Tab reaches only the checked one, or the first that is enabled.
    // The buttons beside a number have the arrow keys in their place.
    const isTabStop = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      (!(control instanceof HTMLInputElement && control.type === 'radio') ||
        control ===
          (document.querySelector(`input[name="${control.name}"]:enabled:checked`) ??
            document.querySelector(`input[name="${control.name}"]:enabled`)))
    const visible = controls.filter(
      control => isTabStop(control) && control.checkVisibility({ visibilityProperty: true }),
    )
    for (const [index, control] of visible.entries()) control.dataset.control = String(index)
    return visible.length
  })
}

interface Stop {
  control: number
  name: string
  isOutlined: boolean
  isVisible: boolean
}

/** The focused control, whether it has a focus ring, and whether it is visible. */
function readFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const control = document.activeElement as HTMLElement
    // A field and its unit share one ring, which is the next element.
    const rings = [control, control.nextElementSibling].flatMap(each => (each ? [getComputedStyle(each)] : []))
    const box = control.getBoundingClientRect()
    const isOnTop = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (control.contains(top) || top.contains(control))
    }
    const fractions = [0.2, 0.5, 0.8]
    return {
      control: Number(control.dataset.control ?? -1),
      name: `${control.tagName} ${control.textContent?.trim().slice(0, 40)}`,
      isOutlined: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
      isVisible: fractions.some(x => fractions.some(y => isOnTop(box.left + box.width * x, box.top + box.height * y))),
    }
  })
}

/** Presses Tab through the whole page. */
async function expectTabOrder(page: Page): Promise<void> {
  const count = await numberControls(page)
  expect(count).toBeGreaterThan(10)
  for (let expected = 0; expected < count; expected++) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    expect(stop, stop.name).toMatchObject({ control: expected, isOutlined: true, isVisible: true })
  }
}

for (const { name, path } of kinds) {
  test(`Tab reaches all controls of ${name} in order, visible and with a focus ring`, async ({ page }) => {
    await page.goto(path)
    await expectTabOrder(page)
  })
}

test('Tab reaches all controls of a counted quote in order, below the price that stays in view', async ({ page }) => {
  // On lower screens it scrolls with the page.
  await page.setViewportSize({ width: 1280, height: 1020 })
  await openQuote(page, HOUSE)
  await expect(main(page).getByRole('link', { name: 'Order via WhatsApp' }).first()).toBeVisible()
  // Its prices come last.
  await expect(main(page).getByRole('group', { name: 'This roof in every product' })).toBeVisible()
  await expectTabOrder(page)
})

for (const path of ['/', tile.path]) {
  test(`Tab reaches all controls of ${path} at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await expectTabOrder(page)
  })
}

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto(tile.path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${tile.path}#content`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('a visitor can reach an order with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const toProducts = page.getByRole('link', { name: 'Shop Products' })
  await toProducts.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#products')
  const details = page.getByRole('link', { name: `View Details: ${products[0]?.name}` }).first()
  for (let stops = 0; stops < 5; stops++) {
    if (await details.evaluate(link => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(details).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(products[0]?.path ?? '')
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' }).first()
  for (let stops = 0; stops < 40; stops++) {
    if (await order.evaluate(link => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(order).toBeFocused()
})

test('on a narrow screen the menu opens with Enter and with Space, and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' })
  for (const key of ['Enter', 'Space']) {
    await page.locator('header summary').focus()
    await page.keyboard.press(key)
    await expect(links).toBeVisible()
    await tabThroughMenu(page)
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(page.locator('header summary')).toBeFocused()
  }
})

async function tabThroughMenu(page: Page): Promise<void> {
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    expect(await readFocus(page)).toMatchObject({ isOutlined: true, isVisible: true })
  }
}
