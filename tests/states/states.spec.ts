import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/base-test.ts'
import { answerFromFiles } from './site.ts'

/** Which browser took the pictures. */
const TAKEN_BY = 'tests/states/pictures/browser.json'
/** Letters and fields are drawn a little differently by another release, or on another system. */
const SAME = { threshold: 0.3, maxDiffPixelRatio: 0.003 }
const OTHER = { threshold: 0.3, maxDiffPixelRatio: 0.03 }

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1280, height: 800 } }

const HOUSE = '/quote#shape=hip&length=12&width=9&pitch=25&product=box-profile&colour=charcoal-grey'
const L_HOUSE = '/quote#shape=gable&length=12&width=7&pitch=22&wing=front,0,3.5,5&product=versatile&colour=tile-red'
const LIST = `/quote#product=box-profile&list=${encodeURIComponent('Mabati 20 x 3m\n12 pcs 2.5m\nridges 4\nhello 7')}`

const result = (page: Page) => page.getByRole('region', { name: /What you need|your list/ })

/** Puts the top of something at the top of the screen. */
async function bringUp(part: ReturnType<Page['locator']>): Promise<void> {
  await part.evaluate(element => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

interface State {
  readonly name: string
  readonly path: string
  readonly on: typeof PHONE | typeof DESK
  /** From the page as it comes to the state. */
  readonly reach?: (page: Page) => Promise<void>
}

async function counted(page: Page): Promise<void> {
  await expect(result(page).getByRole('link', { name: 'Order via WhatsApp' })).toBeVisible()
}

const states: readonly State[] = [
  { name: 'home-phone', path: '/', on: PHONE },
  { name: 'home-desk', path: '/', on: DESK },
  { name: 'home-kiswahili-phone', path: '/sw/', on: PHONE },
  {
    name: 'comparison-phone',
    path: '/',
    on: PHONE,
    reach: page => bringUp(page.getByRole('table').first()),
  },
  {
    name: 'menu-phone',
    path: '/',
    on: PHONE,
    reach: async page => {
      await page.locator('summary').first().tap()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    },
  },
  { name: 'product-phone', path: '/product/versatile', on: PHONE },
  { name: 'product-desk', path: '/product/corrugated-iron-sheet', on: DESK },
  {
    name: 'product-forced-colours-desk',
    path: '/product/versatile',
    on: DESK,
    reach: page => page.emulateMedia({ forcedColors: 'active' }),
  },
  { name: 'not-found-phone', path: '/no-such-page', on: PHONE },
  {
    name: 'estimate-phone',
    path: HOUSE,
    on: PHONE,
    reach: async page => {
      await counted(page)
      await bringUp(result(page))
    },
  },
  { name: 'estimate-of-an-l-desk', path: L_HOUSE, on: DESK, reach: counted },
  {
    name: 'list-with-questions-phone',
    path: LIST,
    on: PHONE,
    reach: async page => {
      await counted(page)
      await bringUp(page.getByLabel('The list your fundi gave you'))
    },
  },
]

for (const { name, path, on, reach } of states) {
  test.describe(name, () => {
    test.use(on)
    test('looks as it did', async ({ page, browser }, { config }) => {
      const [release] = browser.version().split('.')
      const now = `{ "chromium": "${release}", "system": "${process.platform}" }\n`
      const taken = readFileSync(TAKEN_BY, 'utf8')
      const isSame = now === taken
      if (config.updateSnapshots === 'all' && !isSame) writeFileSync(TAKEN_BY, now)
      if (!isSame) console.info(`Taken by ${taken.trim()}, held against by ${now.trim()}: more may differ.`)
      await answerFromFiles(page)
      await page.clock.setFixedTime('2026-12-01T09:00:00Z')
      await page.goto(path)
      await reach?.(page)
      await expect(page).toHaveScreenshot(`${name}.png`, isSame ? SAME : OTHER)
    })
  })
}
