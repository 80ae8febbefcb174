import type { Page } from '@playwright/test'
import { kinds, longestName, otherKinds } from './site.ts'
import { expect, test } from './watched.ts'

/** Letters of twice the size. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
}

const WIDTHS = [320, 360, 390, 414, 540, 768, 999, 1000, 1099, 1100, 1280, 1440, 1920]

/** What sticks out of the window to the right, and by how much the page could be scrolled sideways. */
function sticksOut(page: Page): Promise<{ sideways: number; what: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const out = [...document.querySelectorAll('main *, header *, footer *')].filter(element => {
      // The views of a gallery stand in a row that is swiped.
      if (!element.checkVisibility() || element.closest('svg,[data-strip]')) return false
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath !== 'none') return false
      return element.getBoundingClientRect().right > width + 1
    })
    return {
      sideways: document.documentElement.scrollWidth - width,
      what: out.map(element => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`),
    }
  })
}

for (const { name, path } of [...kinds, ...longestName]) {
  test(`${name} never scrolls sideways: from 320 to 1920 pixels, at 400 % zoom, with letters twice as large`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sticksOut(page), `at ${width}`).toEqual({ sideways: 0, what: [] })
    }
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await sticksOut(page), 'at 400 %').toEqual({ sideways: 0, what: [] })
    const covered = await page.evaluate(() => {
      const floating = [...document.querySelectorAll('body *')].filter(element =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      )
      return floating.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
    })
    expect(covered, 'height of what floats over the text at 400 %').toBeLessThan(256 / 2)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.scrollIntoViewIfNeeded()
    await expect(heading).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 800 })
    await enlarge(page)
    expect(await sticksOut(page), 'with letters twice as large').toEqual({ sideways: 0, what: [] })
  })
}

// Longer words show where a page is narrow, where its layout changes, and where letters are large.
for (const { name, path } of otherKinds) {
  test(`${name} never scrolls sideways, on the narrowest phone and with letters twice as large either`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 360, 1000, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sticksOut(page), `at ${width}`).toEqual({ sideways: 0, what: [] })
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await enlarge(page)
    expect((await sticksOut(page)).sideways, 'with letters twice as large').toBe(0)
  })
}
