import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { testBrowserPath } from '../../scripts/browser.ts'
import { expect, test } from '../e2e/watched.ts'
import { answerFromFiles } from './site.ts'

/** Which browser took the pictures. */
const TAKEN_BY = 'tests/states/pictures/browser.json'
/** Another release of the same program draws letters and fields a little differently. */
const SAME = { threshold: 0.3, maxDiffPixelRatio: 0.003 }
const OTHER_RELEASE = { threshold: 0.3, maxDiffPixelRatio: 0.03 }

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

// Another program sets other faces and fields: the pictures would differ by that, and not by a change of ours.
const taken = JSON.parse(readFileSync(TAKEN_BY, 'utf8'))
const now = { program: basename(testBrowserPath() ?? chromium.executablePath()), system: process.platform }
const isSameProgram = now.program === taken.program && now.system === taken.system
const title = isSameProgram
  ? 'looks as it did'
  : `is not compared: ${taken.program} on ${taken.system} took the picture, and here is ${now.program} on ${now.system}`

for (const { name, path, on, reach } of states) {
  test.describe(name, () => {
    test.use(on)
    test(title, async ({ page, browser }, { config }) => {
      const isTaking = config.updateSnapshots === 'all'
      test.skip(!isSameProgram && !isTaking)
      const [release] = browser.version().split('.')
      if (isTaking) writeFileSync(TAKEN_BY, `${JSON.stringify({ ...now, release }, undefined, 2)}\n`)
      await answerFromFiles(page)
      await page.clock.setFixedTime('2026-12-01T09:00:00Z')
      await page.goto(path)
      await reach?.(page)
      await expect(page).toHaveScreenshot(`${name}.png`, release === taken.release ? SAME : OTHER_RELEASE)
    })
  })
}
