import type { Page } from '@playwright/test'
import { chatText, productPage, sheet } from './site.ts'
import { expect, test } from './watched.ts'

// Browsers that lack what the estimator needs, and starts that fail: the link of Get Quote then leads where it leads
// without scripts, to the chat, and the page stays one that can be read, scrolled and used.

const chat = '<!doctype html><title>chat</title>'

async function asksInTheChat(page: Page): Promise<void> {
  await page.context().route('https://wa.me/**', route => route.fulfill({ contentType: 'text/html', body: chat }))
  await page.goto(productPage)
  await page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first().click()
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//)
  expect(chatText(page.url())).toContain(sheet.name)
}

async function canBeUsed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
}

const lacks: Record<string, () => void> = {
  'no dialogs at all': () => {
    Object.defineProperty(window, 'HTMLDialogElement', { value: undefined })
  },
  'dialogs that cannot open over the page': () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  },
  'a dialog that will not open': () => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new DOMException('not now', 'InvalidStateError')
    }
  },
}

for (const [what, lack] of Object.entries(lacks)) {
  test(`in a browser with ${what}, Get Quote leads to the chat`, async ({ page }) => {
    await page.addInitScript(lack)
    await asksInTheChat(page)
  })

  test(`in a browser with ${what}, a shared quote leaves the page as it is`, async ({ page }) => {
    await page.addInitScript(lack)
    await page.goto(`${productPage}#quote?shape=gable&length=10&width=7`, { waitUntil: 'networkidle' })
    await canBeUsed(page)
  })
}

const broken: Record<string, [file: RegExp, body: string]> = {
  'throws when it starts': [
    /\/estimator\.[\w-]{6}\.js$/,
    'export function openEstimator() { throw new Error("broken") }',
  ],
  'holds no start': [/\/estimator\.[\w-]{6}\.js$/, 'export const other = 1'],
  'has lost its words': [/\/estimator\.en\.[\w-]+\.js$/, 'export const spoken = { shop: {} }'],
}

for (const [what, [file, body]] of Object.entries(broken)) {
  test(`an estimator that ${what} leads to the chat, and leaves the page as it is`, async ({ page }) => {
    const answer = { contentType: 'text/javascript', body }
    await page.route(file, route => route.fulfill(answer))
    await page.goto(`${productPage}#quote?shape=gable&length=10&width=7`, { waitUntil: 'networkidle' })
    await canBeUsed(page)
    await asksInTheChat(page)
  })
}

test('a browser without Object.hasOwn reads a shared quote and works it out', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn')
  })
  await page.goto(`/#quote?shape=gable&length=10&width=7&product=${sheet.slug}`)
  await expect(page.getByRole('dialog').getByText('Running metres').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Wall length', { exact: true })).toHaveValue('10')
})
