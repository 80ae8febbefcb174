import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from './base-test.ts'
import {
  expectHouse,
  expectHydrated,
  getQuote,
  HOUSE,
  listField,
  main,
  openList,
  openQuote,
  QUOTE,
  wallLength,
  wallWidth,
} from './quote.ts'
import { chatText, productPage, sheet } from './site.ts'

// Whatever fails, visitors can read what a product costs and order it. The base test also fails on errors and policy violations.

/** Expects the name, the price and the order link of the product. */
async function expectProduct(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sheet.name)
  await expect(main(page)).toContainText(sheet.priceText)
  const order = main(page).getByRole('link', { name: 'Order via WhatsApp' }).first()
  await expect(order).toBeVisible()
  expect(chatText(await order.getAttribute('href'))).toContain(sheet.name)
}

const scriptFailures: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': route => route.abort('connectionfailed'),
  'is answered with an error': route => route.fulfill({ status: 500, body: 'Internal error' }),
  'is cut off': route => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export const' }),
  'throws when it starts': route =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' }),
}
// Astro adds a query when it retries.
const SCRIPT = /\/_assets\/quote\.\w+\.island\./
const LIST_READER = /\/_assets\/list-reader\./

for (const [way, answer] of Object.entries(scriptFailures)) {
  test(`the page keeps what is typed and shows contact links if the script of the estimator ${way}`, async ({
    page,
  }) => {
    await page.route(SCRIPT, answer)
    await page.goto(`${QUOTE}#${HOUSE}`)
    const notice = page.getByText('The calculator has not arrived.')
    await expect(notice).toBeVisible()
    await wallLength(page).fill('12')
    await expect(wallLength(page)).toHaveValue('12')
    const ask = main(page).getByRole('region', { name: 'Rather ask a person?' })
    for (const name of ['Ask on WhatsApp', 'Call'])
      await expect(ask.getByRole('link', { name, exact: true })).toBeVisible()
    await page.unroute(SCRIPT)
    await notice.getByRole('link', { name: 'Load again' }).click()
    await expectHouse(page)
    await expect(notice).toBeHidden()
  })
}

for (const [part, address] of [
  ['every picture', '**/pictures/**'],
  ['the font', '**/fonts/**'],
  ['every script', '**/_assets/**'],
] as const) {
  for (const [way, answer] of [
    ['cannot be reached', route => route.abort('connectionfailed')],
    ['never answers', () => undefined],
  ] as const satisfies [string, (route: Route) => unknown][]) {
    test(`a product can be ordered and the estimator opens if ${part} ${way}`, async ({ page }) => {
      await page.route(address, answer)
      await page.goto(productPage, { waitUntil: 'commit' })
      await expectProduct(page)
      await getQuote(page).click({ noWaitAfter: true })
      await expect(page).toHaveURL(/\/quote[?#]/)
      await expect(main(page).getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible()
    })
  }
}

test('the list reader loads with the first list, and Try again loads it after a failure', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  await page.route(LIST_READER, route => route.abort())
  await openQuote(page, HOUSE)
  await expectHouse(page)
  expect(requested.filter(url => url.includes('list-reader'))).toEqual([])
  await (await openList(page)).fill('20 pcs 3m')
  const retry = main(page).getByRole('button', { name: 'Try again' })
  await expect(main(page).getByText('cannot be read just now', { exact: false })).toBeVisible()
  await retry.click()
  await expect(retry).toBeVisible()
  await expect(listField(page)).toHaveValue('20 pcs 3m')
  await page.unroute(LIST_READER)
  await retry.click()
  await expect(main(page).locator('form ol data')).toHaveText(['20 sheets', '3 m'])
  await expect(listField(page)).toHaveValue('20 pcs 3m')
  await expectHouse(page)
})

const denials = {
  'storage is denied': () => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, denied)
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'saved data is invalid': () => {
    localStorage.setItem('roof-estimate', '%E0%A4%A&shape=<b>&length={}&__proto__=1')
    sessionStorage.setItem('seen', '{}')
  },
  'the browser has no service worker': () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  },
  'the visitor saves data and storage is denied': () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  },
}

for (const [what, deny] of Object.entries(denials)) {
  test(`pages and the estimator work if ${what}`, async ({ page }) => {
    await page.addInitScript(deny)
    await page.goto(productPage)
    await expectProduct(page)
    await getQuote(page).click()
    await wallLength(page).fill('10')
    await wallWidth(page).fill('7')
    await expect(main(page).getByText('Running metres').first()).toBeVisible()
    await page.reload()
    await expect(wallLength(page)).toHaveValue('10')
  })
}

for (const year of ['1999-12-31', '2091-02-28']) {
  test(`prices keep their date and the estimator works if the clock says ${year}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${year}T12:00:00Z`))
    await openQuote(page, HOUSE)
    await expect(
      main(page)
        .getByText(/Prices as of \d+ \w+ \d{4}/)
        .first(),
    ).toBeVisible()
    await expect(main(page).getByText('Running metres').first()).toBeVisible()
  })
}

const hostile = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  'javascript:window.hacked=1',
  '%E0%A4%A',
  '%',
  '%00%ff%fe',
  '__proto__[hacked]=1&__proto__.hacked=1&constructor.prototype.hacked=1',
  'shape=__proto__&product=constructor&length=toString&colour=valueOf',
  'length=1e309&width=-0&pitch=NaN&eave=Infinity',
  `length=${'9'.repeat(5000)}`,
  `list=${encodeURIComponent('20 pcs x 3m\n'.repeat(3000))}`,
  'a&'.repeat(20_000),
  '\u202e\u0000\ud83d',
]

test('hostile fragments and queries of a quote run no code, and the page still opens', async ({ page }) => {
  test.slow()
  await page.route(/\/(pictures|fonts)\//, route => route.abort())
  const random = fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), { numRuns: 5, seed: 4 })
  for (const text of [...hostile, ...random].map(each => each.toWellFormed())) {
    // The page reads the query and the fragment.
    const address = `?${text.slice(0, 4000).replaceAll('#', '')}#${text}`
    await page.goto('about:blank')
    const status = (await page.goto(QUOTE + address, { waitUntil: 'domcontentloaded' }))?.status() ?? 200
    expect(status, address.slice(0, 80)).toBeLessThan(500)
    await expect(page.getByRole('heading', { level: 1 }).first(), address.slice(0, 200)).toBeAttached()
    expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {})).toBe(false)
  }
})

test('pages are complete after quick steps back and forward', async ({ page }) => {
  await page.goto('/')
  await page.goto(productPage)
  await getQuote(page).click()
  await expectHydrated(page)
  // Each step starts before the last one ends, so where they end depends on the browser.
  for (const step of [-1, 1, -1, -1, 1, 1, -1])
    await page.evaluate(by => setTimeout(() => history.go(by)), step).catch(() => undefined)
  await expect(async () => {
    await page.goto(productPage)
    await expectProduct(page)
  }).toPass()
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page).toHaveURL(productPage)
  await expectProduct(page)
})

test('rotating the phone keeps what was typed', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).fill('12.5')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(wallLength(page)).toHaveValue('12.5')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(wallLength(page)).toHaveValue('12.5')
})

// width.desktop.spec.ts tests the other pages.
test('the estimator fits with a doubled font size', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openQuote(page, 'length=10&width=7')
  await expect(main(page).getByText('Running metres').first()).toBeVisible()
  const overflow = await page.evaluate(() => {
    const content = document.querySelector('main') as Element
    const width = document.documentElement.clientWidth
    return [...content.querySelectorAll('h1, h2, h3, p, a, button, dt, dd, td, th, label, input')]
      .filter(element => element.checkVisibility() && !element.closest('svg'))
      .filter(element => {
        // Visually hidden, or in a row that visitors swipe.
        for (let part: Element | null = element; part; part = part.parentElement) {
          const { clipPath, overflowX } = getComputedStyle(part)
          if (clipPath !== 'none' || overflowX === 'scroll' || overflowX === 'auto') return false
        }
        return element.getBoundingClientRect().right > width + 1
      })
      .map(element => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })
  expect(overflow).toEqual([])
})
