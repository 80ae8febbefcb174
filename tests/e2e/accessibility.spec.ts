import type { Page } from '@playwright/test'
import { sortByPricePerM2 } from '../../src/features/prices/price-per-m2.ts'
import { en } from '../../src/i18n/en.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { expect, test } from './base-test.ts'
import { HOUSE, main, openQuote, wallLength } from './quote.ts'
import { colours, homeProducts, kinds, otherColours, products, tile, translatedKinds, unknownPage } from './site.ts'

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

test.describe('1.4.1: a colour that is out of stock', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('has a readable name beside its dot', async ({ page }) => {
        test.skip(otherColours(tile).length === 0, 'There are not two colours to choose from.')
        await page.goto(tile.path)
        const label = page.locator('[data-colours] label', { has: page.locator('input:not(:checked)') }).first()
        await label.locator('input').evaluate((input: HTMLInputElement) => {
          input.disabled = true
        })
        const words = await label.locator('> span').evaluate(span => {
          const { clipPath, opacity } = getComputedStyle(span)
          return { clipPath, opacity, isWide: span.getBoundingClientRect().width > 20 }
        })
        expect(words).toEqual({ clipPath: 'none', opacity: '1', isWide: true })
      })
    })
  }
})

/** A counted roof in feet, which has the widest cut list. */
const countedInFeet = languages.map(language => ({
  name: `a counted roof in feet (${language})`,
  path: `${pathsIn(language).quote}#unit=ft&length=40&width=30&shape=hip`,
}))

test.describe('1.4.12: with the text spacing of a visitor', () => {
  for (const { name, path } of [...kinds, ...translatedKinds, ...countedInFeet]) {
    test(`nothing of ${name} is cut`, async ({ page }) => {
      await page.goto(path)
      if (path.includes('#')) await expect(main(page).getByRole('table').first()).toBeVisible()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await addStyles(page, SPACING)
        const { wider, cut } = await page.evaluate(() => {
          const root = document.documentElement
          const texts = [
            ...document.querySelectorAll<HTMLElement>('body p, body li, body td, body th, body a, body dd'),
          ]
          return {
            wider: root.scrollWidth - root.clientWidth,
            cut: texts
              .filter(text => {
                const { overflowX, overflowY, clipPath } = getComputedStyle(text)
                return (
                  text.checkVisibility() &&
                  clipPath === 'none' &&
                  ((overflowX === 'hidden' && text.scrollWidth > text.clientWidth + 1) ||
                    (overflowY === 'hidden' && text.scrollHeight > text.clientHeight + 1))
                )
              })
              .map(text => text.textContent),
          }
        })
        expect({ width, wider, cut }).toEqual({ width, wider: 0, cut: [] })
      }
    })
  }
})

test.describe('2.4.11: the open menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await page.locator('header summary').focus()
    await page.keyboard.press('Enter')
  })

  const menu = (page: Page) => page.getByRole('navigation', { name: en.shell.mainNavigation })

  test('closes when the focus leaves it, so that it does not cover the focused element', async ({ page }) => {
    await expect(menu(page)).toBeVisible()
    const isInMenu = () => page.evaluate(() => document.activeElement?.closest('details') !== null)
    do await page.keyboard.press('Tab')
    while (await isInMenu())
    await expect(menu(page)).toBeHidden()
    const seen = await page.evaluate(() => {
      const { left, top, width, height } = (document.activeElement as Element).getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return document.activeElement?.contains(above)
    })
    expect(seen).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator('header summary')).not.toBeFocused()
  })

  test('gives the focus back to its button on Escape', async ({ page }) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('header summary')).toBeFocused()
  })
})

test('2.5.8: every focusable element is at least 24 pixels wide and high, or a link within a text', async ({
  page,
}) => {
  for (const { path } of kinds) {
    await page.goto(path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [tabindex="0"]')]
        .filter(target => target.checkVisibility() && !target.closest('p, dd, td, th, li:has(> a + a)'))
        .map(target => {
          // A label is a part of its field's target, and a picture of its link's.
          const parts = [target, ...target.querySelectorAll('*'), target.closest('label') ?? target]
          const boxes = parts.map(part => part.getBoundingClientRect())
          const [width, height] = [Math.max(...boxes.map(box => box.width)), Math.max(...boxes.map(box => box.height))]
          return { width, height, html: target.outerHTML.slice(0, 90) }
        })
        .filter(({ width, height }) => width > 2 && (width < 24 || height < 24)),
    )
    expect(small).toEqual([])
  }
})

test('3.1.2: English colour names in another language are marked as English', async ({ page }) => {
  const [first, ...others] = languages
  for (const language of others) {
    const bilingual = colours.filter(({ nameByLanguage }) =>
      nameByLanguage[language].toLowerCase().includes(nameByLanguage[first].toLowerCase()),
    )
    const { product, quote } = pathsIn(language)
    const marked = (within: string) =>
      page.locator(within).evaluateAll(all => all.map(each => each.textContent?.toLowerCase() ?? ''))
    await page.goto(product(tile.slug))
    const offered = bilingual
      .filter(({ id }) => tile.colours.includes(id))
      .map(({ nameByLanguage }) => nameByLanguage[first].toLowerCase())
    // On the chips they are shown without scripts.
    expect(await marked('[data-colours] label [lang="en"]')).toEqual(offered)
    const [other] = otherColours(tile).filter(colour => bilingual.includes(colour))
    const chosen = other ? [other.nameByLanguage[first].toLowerCase()] : []
    if (other) {
      await page.locator(`[data-colour="${other.id}"]`).check()
      expect(await marked('[data-chosen] [lang="en"]')).toEqual(chosen)
    }
    await openQuote(page, `length=12&width=9&product=${tile.slug}${other ? `&colour=${other.id}` : ''}`, quote)
    await expect.poll(() => marked('fieldset label [lang="en"]')).toEqual(offered)
    expect(await marked('fieldset legend [lang="en"]')).toEqual(chosen)
  }
})

test('4.1.2: the roof turns with every key of a slider', async ({ page }) => {
  await openQuote(page, HOUSE)
  const roof = main(page).getByRole('slider').first()
  await roof.focus()
  const turned = async (key: string) => {
    await page.keyboard.press(key)
    return Number(await roof.getAttribute('aria-valuenow'))
  }
  expect(await turned('Home')).toBe(0)
  expect(await turned('ArrowUp')).toBe(15)
  expect(await turned('ArrowRight')).toBe(30)
  expect(await turned('ArrowDown')).toBe(15)
  expect(await turned('PageUp')).toBe(60)
  expect(await turned('PageDown')).toBe(15)
  expect(await turned('End')).toBe(359)
})

test('4.1.3: a wrong measure is announced, and why there is no price', async ({ page }) => {
  await openQuote(page, HOUSE)
  const announced = main(page).locator('output[aria-live="polite"]')
  await expect(announced).toContainText('KSh')
  await wallLength(page).fill('abc')
  await expect(announced).toHaveText(/^Length: “abc” is not understood\..*comes back/)
  await wallLength(page).fill('')
  await expect(announced).toHaveText('To order, type: Length')
})

for (const language of languages) {
  const { home, allProducts } = pathsIn(language)

  test(`${allProducts} leads to the products of the home page, or shows them all`, async ({ page }) => {
    await page.goto(allProducts)
    await expect(page).toHaveURL(new RegExp(`(${home}#products|${allProducts})$`))
    for (const product of products)
      await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible()
  })

  test(`the page for an unknown address below ${home} leads to the products, the lowest price per square metre first`, async ({
    page,
  }) => {
    const response = await page.goto(`${home}${unknownPage.slice(1)}`)
    expect(response?.status()).toBe(404)
    const [cheapest] = sortByPricePerM2(homeProducts)
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(links.first()).toHaveAttribute('href', pathsIn(language).product(cheapest?.slug ?? ''))
  })
}
