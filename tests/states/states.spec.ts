import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { testBrowserPath } from '../../scripts/browser.ts'
import { expect, test } from '../e2e/base-test.ts'
import { answerFromFiles } from './site.ts'

/** The browser and system of the screenshots. */
const BROWSER_FILE = 'tests/states/pictures/browser.json'
/** Other releases of the same browser draw text and fields slightly differently. */
const SAME_RELEASE = { threshold: 0.3, maxDiffPixelRatio: 0.003 }
const OTHER_RELEASE = { threshold: 0.3, maxDiffPixelRatio: 0.03 }

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

const HOUSE = '/quote#shape=hip&length=12&width=9&pitch=25&product=box-profile&colour=charcoal-grey'
const L_HOUSE = '/quote#shape=gable&length=12&width=7&pitch=22&wing=front,0,3.5,5&product=versatile&colour=tile-red'
const LIST = `/quote#product=box-profile&list=${encodeURIComponent('Mabati 20 x 3m\n12 pcs 2.5m\nridges 4\nhello 7')}`

const result = (page: Page) => page.getByRole('region', { name: /What you need|your list/ })

/** Scrolls an element to the top of the screen. */
async function scrollToTop(part: ReturnType<Page['locator']>): Promise<void> {
  await part.evaluate(element => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

interface State {
  readonly name: string
  readonly path: string
  readonly screen: typeof PHONE | typeof DESKTOP
  /** The steps from the loaded page to the state. */
  readonly reach?: (page: Page) => Promise<void>
}

/** Waits for the result of the address: until its script runs, a page shows its example. */
async function expectResult(page: Page, total: string): Promise<void> {
  await expect(result(page)).toContainText(total)
}

const states: readonly State[] = [
  { name: 'home-phone', path: '/', screen: PHONE },
  { name: 'home-desktop', path: '/', screen: DESKTOP },
  { name: 'home-kiswahili-phone', path: '/sw/', screen: PHONE },
  {
    name: 'comparison-phone',
    path: '/',
    screen: PHONE,
    reach: page => scrollToTop(page.getByRole('table').first()),
  },
  {
    name: 'menu-phone',
    path: '/',
    screen: PHONE,
    reach: async page => {
      await page.locator('summary').first().tap()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    },
  },
  { name: 'product-phone', path: '/product/versatile', screen: PHONE },
  { name: 'product-desktop', path: '/product/corrugated-iron-sheet', screen: DESKTOP },
  {
    name: 'product-forced-colours-desktop',
    path: '/product/versatile',
    screen: DESKTOP,
    reach: page => page.emulateMedia({ forcedColors: 'active' }),
  },
  { name: 'not-found-phone', path: '/no-such-page', screen: PHONE },
  {
    name: 'estimate-phone',
    path: HOUSE,
    screen: PHONE,
    reach: async page => {
      await expectResult(page, 'KSh 77,550')
      await scrollToTop(result(page))
    },
  },
  { name: 'estimate-of-an-l-desktop', path: L_HOUSE, screen: DESKTOP, reach: page => expectResult(page, 'KSh 81,197') },
  {
    name: 'list-with-questions-phone',
    path: LIST,
    screen: PHONE,
    reach: async page => {
      await expectResult(page, 'KSh 42,300')
      await scrollToTop(page.getByLabel('The list your fundi gave you'))
    },
  },
]

// Another browser or system uses other fonts and form fields, so its screenshots are not compared.
const accepted = JSON.parse(readFileSync(BROWSER_FILE, 'utf8'))
const current = { program: basename(testBrowserPath() ?? chromium.executablePath()), system: process.platform }
const isComparable = current.program === accepted.program && current.system === accepted.system
const title = isComparable
  ? 'looks as in its screenshot'
  : `is not compared: the screenshot is by ${accepted.program} on ${accepted.system}, this is ${current.program} on ${current.system}`

for (const { name, path, screen, reach } of states) {
  test.describe(name, () => {
    test.use(screen)
    test(title, async ({ page, browser }, { config }) => {
      const isAccepting = config.updateSnapshots === 'all'
      test.skip(!isComparable && !isAccepting)
      const [release] = browser.version().split('.')
      if (isAccepting) writeFileSync(BROWSER_FILE, `${JSON.stringify({ ...current, release }, undefined, 2)}\n`)
      await answerFromFiles(page)
      await page.clock.setFixedTime('2026-12-01T09:00:00Z')
      await page.goto(path)
      await reach?.(page)
      await expect(page).toHaveScreenshot(`${name}.png`, release === accepted.release ? SAME_RELEASE : OTHER_RELEASE)
    })
  })
}
