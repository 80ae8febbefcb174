import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import {
  expectHouse,
  expectScript,
  figure,
  getQuote,
  HOUSE,
  listField,
  main,
  openQuote,
  QUOTE,
  wallLength,
  wallWidth,
} from './quote.ts'
import { chatText, productPage, sheet } from './site.ts'
import { expect, test } from './watched.ts'

// Whatever fails on the way, a visitor can read what the product is and costs, and order it. `watched` holds every test
// to more: nothing thrown, no rule of the security policy broken.

/** Name, price and the ready order of the product. */
async function stillSells(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sheet.name)
  await expect(main(page)).toContainText(sheet.written)
  const order = main(page).getByRole('link', { name: 'Order via WhatsApp' }).first()
  await expect(order).toBeVisible()
  expect(chatText(await order.getAttribute('href'))).toContain(sheet.name)
}

const ways: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': route => route.abort('connectionfailed'),
  'is answered with an error': route => route.fulfill({ status: 500, body: 'Internal error' }),
  'is cut off': route => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export const' }),
  'throws when it starts': route =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' }),
}
// With the query that Astro adds when it asks again.
const SCRIPT = /\/_assets\/quote\.\w+\.island\./
const LIST_READER = /\/_assets\/list-reader\./

for (const [way, answer] of Object.entries(ways)) {
  test(`the script of the estimator ${way}: the page says so, keeps what is typed, and leads to a person`, async ({
    page,
  }) => {
    await page.route(SCRIPT, answer)
    await page.goto(`${QUOTE}#${HOUSE}`)
    const notice = page.getByText('The calculator has not arrived.')
    await expect(notice).toBeVisible()
    await wallLength(page).fill('12')
    await expect(wallLength(page)).toHaveValue('12')
    for (const way of ['Send on WhatsApp', 'Call us'])
      await expect(main(page).getByRole('link', { name: way, exact: true })).toBeVisible()
    await page.unroute(SCRIPT)
    await notice.getByRole('link', { name: 'Load again' }).click()
    await expectHouse(page)
    await expect(notice).toBeHidden()
  })
}

// Pictures and the font are not waited for.
for (const [part, address] of [
  ['every picture', '**/pictures/**'],
  ['the font', '**/fonts/**'],
  ['every script', '**/_assets/**'],
] as const) {
  for (const [way, answer] of [
    ['cannot be reached', route => route.abort('connectionfailed')],
    ['never answers', () => undefined],
  ] as const satisfies [string, (route: Route) => unknown][]) {
    test(`${part} ${way}: the product is still sold, and Get Quote leads to its page`, async ({ page }) => {
      await page.route(address, answer)
      await page.goto(productPage, { waitUntil: 'commit' })
      await stillSells(page)
      await getQuote(page).click({ noWaitAfter: true })
      await expect(page).toHaveURL(/\/quote#/)
      await expect(main(page).getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible()
    })
  }
}

test('what reads lists is fetched with a list, and asked for again where it could not be had', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.route(LIST_READER, route => route.abort())
  await openQuote(page, HOUSE)
  await expectHouse(page)
  expect(asked.filter(url => url.includes('list-reader'))).toEqual([])
  await listField(page).fill('20 pcs 3m')
  const retry = main(page).getByRole('button', { name: 'Try again' })
  await expect(main(page).getByText('cannot be read just now', { exact: false })).toBeVisible()
  // Still without a network.
  await retry.click()
  await expect(retry).toBeVisible()
  await expect(listField(page)).toHaveValue('20 pcs 3m')
  await page.unroute(LIST_READER)
  await retry.click()
  await expect(main(page).locator('form ol data')).toHaveText(['20 sheets', '3 m'])
  await expect(listField(page)).toHaveValue('20 pcs 3m')
  await expectHouse(page)
})

test('a price list that cannot be reached leaves the prices of the page', async ({ page }) => {
  await page.route('**/prices.json', route => route.abort('connectionfailed'))
  await openQuote(page, HOUSE)
  await expectHouse(page)
  expect(await figure(page, 'Price')).toBeGreaterThan(0)
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
  'what was kept is nonsense': () => {
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
  test(`${what}: pages and estimator work`, async ({ page }) => {
    await page.addInitScript(deny)
    await page.goto(productPage)
    await stillSells(page)
    await getQuote(page).click()
    await wallLength(page).fill('10')
    await wallWidth(page).fill('7')
    await expect(main(page).getByText('Running metres').first()).toBeVisible()
    await page.reload()
    await expect(wallLength(page)).toHaveValue('10')
  })
}

for (const year of ['1999-12-31', '2091-02-28']) {
  test(`a clock that says ${year}: the price keeps its date, the estimator counts`, async ({ page }) => {
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

test('hostile fragments and queries of a quote, written by hand and by chance, show the page and run nothing', async ({
  page,
}) => {
  test.slow()
  await page.route(/\/(pictures|fonts)\//, route => route.abort())
  const random = fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), { numRuns: 5, seed: 4 })
  for (const text of [...hostile, ...random]) {
    const safe = text.isWellFormed() ? text : text.toWellFormed()
    for (const address of [
      `?${encodeURIComponent(safe).slice(0, 6000)}#${safe}`,
      `?${safe.slice(0, 4000).replaceAll('#', '')}#${safe}`,
    ]) {
      await page.goto('about:blank')
      const status = (await page.goto(QUOTE + address, { waitUntil: 'domcontentloaded' }))?.status() ?? 200
      expect(status, address.slice(0, 80)).toBeLessThan(500)
      await expect(page.getByRole('heading', { level: 1 }).first(), address.slice(0, 200)).toBeAttached()
      expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {})).toBe(false)
    }
  }
})

test('quick steps back and forward end where they should, with every page whole', async ({ page }) => {
  await page.goto('/')
  await page.goto(productPage)
  await getQuote(page).click()
  await expectScript(page)
  // Each step is asked for before the one before it has been taken: where they end is the browser's business.
  for (const step of [-1, 1, -1, -1, 1, 1, -1])
    await page.evaluate(by => setTimeout(() => history.go(by)), step).catch(() => undefined)
  await expect(async () => {
    await page.goto(productPage)
    await stillSells(page)
  }).toPass()
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page).toHaveURL(productPage)
  await stillSells(page)
})

test('a turned phone keeps what was typed', async ({ page }) => {
  await openQuote(page)
  await wallLength(page).fill('12.5')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(wallLength(page)).toHaveValue('12.5')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(wallLength(page)).toHaveValue('12.5')
})

// In the pages themselves: width.desk.spec.ts.
test('letters of twice the size lose nothing in the estimator', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await openQuote(page, 'length=10&width=7')
  await expect(main(page).getByText('Running metres').first()).toBeVisible()
  const lost = await page.evaluate(() => {
    const shown = document.querySelector('main') as Element
    const width = document.documentElement.clientWidth
    return [...shown.querySelectorAll('h1, h2, h3, p, a, button, dt, dd, td, th, label, input')]
      .filter(element => element.checkVisibility() && !element.closest('svg'))
      .filter(element => {
        // Hidden from sight, or in a row that is made to be swiped.
        for (let part: Element | null = element; part; part = part.parentElement) {
          const { clipPath, overflowX } = getComputedStyle(part)
          if (clipPath !== 'none' || overflowX === 'scroll' || overflowX === 'auto') return false
        }
        return element.getBoundingClientRect().right > width + 1
      })
      .map(element => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })
  expect(lost).toEqual([])
})
