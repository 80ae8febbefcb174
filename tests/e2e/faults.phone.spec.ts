import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import { chatText, productPage, sheet } from './site.ts'
import { expect, test } from './watched.ts'

// Whatever fails on the way, a visitor can read what the product is and costs, and order it. `watched` holds every test
// to more: nothing thrown, no rule of the security policy broken.

const HANGS_FOR_MS = 1000

const main = (page: Page) => page.getByRole('main')
const quote = (page: Page) => main(page).getByRole('link', { name: 'Get Quote' }).first()
const dialog = (page: Page) => page.getByRole('dialog')

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
  'is cut off': route => route.fulfill({ status: 200, body: '<!doctype' }),
  hangs: route => new Promise(resume => setTimeout(() => resume(route.abort('timedout')), HANGS_FOR_MS)),
}
/** What nothing waits for fails in two ways only: at once, and never. */
const never = ['cannot be reached', 'hangs']
const parts: Record<string, readonly [address: string, ways: readonly string[]]> = {
  'the script of the estimator': ['**/_assets/estimator.*.js', Object.keys(ways)],
  'the styles of the estimator': ['**/_assets/estimator.*.css', Object.keys(ways)],
  'every picture': ['**/pictures/**', never],
  'the font': ['**/fonts/**', never],
  // What an answer may say that is none is told in estimator.spec.ts.
  'the price list': ['**/prices.json', ['cannot be reached']],
}

for (const [part, [address, fails]] of Object.entries(parts)) {
  for (const way of fails) {
    const answer = ways[way] as (route: Route) => Promise<void>
    test(`${part} ${way}: the product is still sold`, async ({ page, context }) => {
      await context.route('https://wa.me/**', route => route.fulfill({ contentType: 'text/html', body: 'chat' }))
      await page.route(address, answer)
      await page.goto(productPage, { waitUntil: 'domcontentloaded' })
      await stillSells(page)
      await quote(page).click()
      // Either the estimator opens, or the link leads on to the chat that asks for this product: the tap is never lost.
      const asked = () => page.url().startsWith('https://wa.me/') && chatText(page.url()).includes(sheet.name)
      await expect.poll(async () => asked() || (await dialog(page).isVisible())).toBe(true)
      await page.goto('about:blank')
    })
  }
}

test('a tap while the estimator hangs is followed to the chat by a second tap', async ({ page, context }) => {
  await context.route('https://wa.me/**', route => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  await page.route('**/_assets/estimator.*.js', ways['hangs'] as (route: Route) => Promise<void>)
  await page.goto(productPage)
  await quote(page).click()
  await expect(quote(page)).toHaveAttribute('aria-busy', 'true')
  await quote(page).click()
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//)
  await page.goto('about:blank')
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
    await quote(page).click()
    await dialog(page).getByLabel('Wall length', { exact: true }).fill('10')
    await dialog(page).getByLabel('Wall width', { exact: true }).fill('7')
    await expect(dialog(page).getByText('Running metres').first()).toBeVisible()
    await page.reload()
    await stillSells(page)
  })
}

for (const year of ['1999-12-31', '2091-02-28']) {
  test(`a clock that says ${year}: the price keeps its date, the estimator counts`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${year}T12:00:00Z`))
    await page.goto(`${productPage}#quote?shape=gable&length=10&width=7`)
    await expect(
      dialog(page)
        .getByText(/Prices as of \d+ \w+ \d{4}/)
        .first(),
    ).toBeVisible()
    await expect(dialog(page).getByText('Running metres').first()).toBeVisible()
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

test('hostile fragments and query strings, written by hand and by chance, show the page and run nothing', async ({
  page,
}) => {
  test.slow()
  await page.route(/\/(pictures|fonts)\//, route => route.abort())
  const random = fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), { numRuns: 5, seed: 4 })
  for (const text of [...hostile, ...random]) {
    const safe = text.isWellFormed() ? text : text.toWellFormed()
    for (const address of [
      `?${encodeURIComponent(safe).slice(0, 6000)}#${safe}`,
      `?${safe.slice(0, 4000).replaceAll('#', '')}#quote?${safe}`,
    ]) {
      await page.goto('about:blank')
      const status = (await page.goto(productPage + address, { waitUntil: 'domcontentloaded' }))?.status() ?? 200
      expect(status, address.slice(0, 80)).toBeLessThan(500)
      await expect(page.getByRole('heading', { level: 1 }).first(), address.slice(0, 200)).toBeAttached()
      expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {})).toBe(false)
    }
  }
})

test('a double tap opens one estimator', async ({ page }) => {
  await page.goto(productPage)
  await quote(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await quote(page).dblclick({ force: true })
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await stillSells(page)
})

test('quick steps back and forward end where they should, with every page whole', async ({ page }) => {
  await page.goto('/')
  await page.goto(productPage)
  await quote(page).click()
  await expect(dialog(page)).toBeVisible()
  // Each step is asked for before the one before it has been taken: where they end is the browser's business.
  for (const step of [-1, 1, -1, -1, 1, 1, -1])
    await page.evaluate(by => setTimeout(() => history.go(by)), step).catch(() => undefined)
  await expect(async () => {
    await page.goto(productPage)
    await stillSells(page)
  }).toPass()
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page).toHaveURL(new RegExp(`${productPage}(#quote.*)?$`))
  await stillSells(page)
})

test('a turned phone keeps what was typed, and the way out in view', async ({ page }) => {
  await page.goto(productPage)
  await quote(page).click()
  const length = dialog(page).getByLabel('Wall length', { exact: true })
  await length.fill('12.5')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(length).toHaveValue('12.5')
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(length).toHaveValue('12.5')
})

// In the pages themselves: width.desk.spec.ts.
test('letters of twice the size lose nothing in the estimator', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(`${productPage}#quote?length=10&width=7`)
  await expect(dialog(page).getByText('Running metres').first()).toBeVisible()
  const lost = await page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') as Element
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
