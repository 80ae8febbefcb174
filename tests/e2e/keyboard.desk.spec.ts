import type { Page } from '@playwright/test'
import { kinds, products, tile } from './site.ts'
import { expect, test } from './watched.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Gives everything that a pointer can use a number, in the order of the page. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], summary, button, input, select, textarea, [tabindex="0"]'),
    ]
    // Of a group of radio buttons Tab reaches the chosen one, or the first; the arrow keys reach the others.
    const first = (control: HTMLElement) =>
      !(control instanceof HTMLInputElement && control.type === 'radio') ||
      control ===
        (document.querySelector(`input[name="${control.name}"]:checked`) ??
          document.querySelector(`input[name="${control.name}"]`))
    const shown = controls.filter(control => first(control) && control.checkVisibility({ visibilityProperty: true }))
    for (const [index, control] of shown.entries()) control.dataset.control = String(index)
    return shown.length
  })
}

interface Stop {
  control: number
  what: string
  outlined: boolean
  seen: boolean
}

/** What has the focus, whether a ring is drawn around it, and whether it can be seen. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const control = document.activeElement as HTMLElement
    // A field and its unit share one ring, which stands beside the field.
    const rings = [control, control.nextElementSibling].flatMap(each => (each ? [getComputedStyle(each)] : []))
    const box = control.getBoundingClientRect()
    const shown = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (control.contains(top) || top.contains(control))
    }
    const fractions = [0.2, 0.5, 0.8]
    return {
      control: Number(control.dataset.control ?? -1),
      what: `${control.tagName} ${control.textContent?.trim().slice(0, 40)}`,
      outlined: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
      seen: fractions.some(x => fractions.some(y => shown(box.left + box.width * x, box.top + box.height * y))),
    }
  })
}

async function walk(page: Page): Promise<void> {
  const count = await numberControls(page)
  expect(count).toBeGreaterThan(10)
  for (let expected = 0; expected < count; expected++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    expect(stop, stop.what).toMatchObject({ control: expected, outlined: true, seen: true })
  }
}

for (const { name, path } of kinds) {
  test(`Tab reaches everything on ${name} in its order, with a ring around it and in view`, async ({ page }) => {
    await page.goto(path)
    await walk(page)
  })
}

for (const path of ['/', tile.path]) {
  test(`Tab does so on ${path} at 400 % zoom too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await walk(page)
  })
}

test('the first stop skips to the content', async ({ page }) => {
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

test('the whole way to an order goes without a pointer', async ({ page }) => {
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
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' })
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
    await page.locator('summary').focus()
    await page.keyboard.press(key)
    await expect(links).toBeVisible()
    await walkMenu(page)
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(page.locator('summary')).toBeFocused()
  }
})

async function walkMenu(page: Page): Promise<void> {
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    expect(await focused(page)).toMatchObject({ outlined: true, seen: true })
  }
}
