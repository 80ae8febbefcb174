import type { Page } from '@playwright/test'
import { expect, test } from './base-test.ts'
import { kinds, longestName, translatedKinds } from './site.ts'

/** Doubles the font size of the browser. */
async function doubleFontSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
}

/** Common screens, and both sides of each breakpoint. */
const WIDTHS_PX = [320, 359, 360, 390, 414, 540, 599, 600, 768, 899, 900, 1099, 1100, 1280, 1440, 1920]

/** The elements beyond the right edge, and by how much the page scrolls sideways. */
function findOverflow(page: Page): Promise<{ scrollPx: number; elements: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const beyond = [...document.querySelectorAll('main *, header *, footer *')].filter(element => {
      if (element.getBoundingClientRect().right <= width + 1) return false
      // The views of a gallery are a row that visitors swipe, and wide tables scroll in their boxes.
      if (!element.checkVisibility() || element.closest('svg,[data-strip],[data-scroll-box]')) return false
      // Text for screen readers only is clipped.
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath !== 'none') return false
      return true
    })
    return {
      scrollPx: document.documentElement.scrollWidth - width,
      elements: beyond.map(element => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`),
    }
  })
}

/** The longest words may break where a column is narrow. */
const MAX_UNBROKEN_LENGTH = 12

/** The words of headings that are broken over two lines. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(maxLength => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll('main :is(h1, h2)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (word.length <= maxLength && range.getClientRects().length > 1) broken.push(word)
        }
      }
    }
    return broken
  }, MAX_UNBROKEN_LENGTH)
}

for (const { name, path } of kinds) {
  test(`${name} breaks no word of its headings from 320 to 1920 pixels`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBrokenWords(page), `at ${width}`).toEqual([])
    }
  })
}

for (const { name, path } of [...kinds, ...longestName]) {
  test(`${name} never scrolls sideways from 320 to 1920 pixels, at 400 % zoom or with a doubled font size`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findOverflow(page), `at ${width}`).toEqual({ scrollPx: 0, elements: [] })
    }
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await findOverflow(page), 'at 400 %').toEqual({ scrollPx: 0, elements: [] })
    const covered = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll('body *')].filter(element =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      )
      return fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
    })
    expect(covered, 'height of fixed elements at 400 %').toBeLessThan(256 / 2)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.scrollIntoViewIfNeeded()
    await expect(heading).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 800 })
    await doubleFontSize(page)
    expect(await findOverflow(page), 'with a doubled font size').toEqual({ scrollPx: 0, elements: [] })
  })
}

// Longer words matter on narrow screens, at breakpoints and with large fonts.
for (const { name, path } of translatedKinds) {
  test(`${name} never scrolls sideways on narrow screens, at breakpoints or with a doubled font size`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 360, 600, 900, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findOverflow(page), `at ${width}`).toEqual({ scrollPx: 0, elements: [] })
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await doubleFontSize(page)
    expect(await findOverflow(page), 'with a doubled font size').toEqual({ scrollPx: 0, elements: [] })
  })
}
